import { LuCheck } from 'react-icons/lu';
import { incomeTaxWords } from '@/content/income-tax';
import styles from './Benefits.module.css';

const { heading, list } = incomeTaxWords.benefits;

export function Benefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits">{heading}</h2>
      <ul className={styles.list}>
        {list.map(({ title, text }) => (
          <li key={title} data-reveal="tax">
            <LuCheck aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
