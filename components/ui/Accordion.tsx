import type { ReactNode } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import styles from './Accordion.module.css';

type Props = {
  /** Shared `<details name>`: opening one panel closes the others. */
  name?: string;
  panels: readonly { id: string; title: ReactNode; content: ReactNode }[];
};

/** Folding panels as native `<details>`; with a name, one open at a time. */
export function Accordion({ name, panels }: Props) {
  return (
    <div className={`sheet ${styles.accordion}`}>
      {panels.map(({ id, title, content }) => (
        <details key={id} name={name}>
          <summary>
            <h3>{title}</h3>
            <LuChevronDown aria-hidden />
          </summary>
          {content}
        </details>
      ))}
    </div>
  );
}
