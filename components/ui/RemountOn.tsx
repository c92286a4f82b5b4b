import { Component, createRef, type ReactNode } from 'react';

type Props = {
  /** A text that changes with the children. */
  value: string;
  children: ReactNode;
};

/**
 * An answer, which is built again when it changes and never changed in place: a page translator puts each text into an
 * element of its own, and React would go on writing into the texts that it has taken away. A focus inside stays there.
 */
export class RemountOn extends Component<Props> {
  box = createRef<HTMLDivElement>();

  /** Links and buttons that can have the focus. */
  stops() {
    return [...(this.box.current?.querySelectorAll<HTMLElement>('a, button, summary, [tabindex]') ?? [])];
  }

  override getSnapshotBeforeUpdate() {
    return this.stops().findIndex((stop) => stop === document.activeElement);
  }

  override componentDidUpdate({ value }: Props, _state: unknown, focused: number) {
    if (value !== this.props.value) this.stops()[focused]?.focus({ preventScroll: true });
  }

  override render() {
    return (
      <div key={this.props.value} ref={this.box} className="contents">
        {this.props.children}
      </div>
    );
  }
}
