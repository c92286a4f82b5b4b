import type { ReactNode } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import styles from './Accordion.module.css';

type Props = {
  /** The shared `<details name>`: opening one panel closes the other. */
  name: string;
  panels: readonly { id: string; title: ReactNode; content: ReactNode }[];
};

/** Panels of which one is open at a time, as native `<details>`. */
export function Accordion({ name, panels }: Props) {
  return (
    <div className={styles.accordion}>
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
