import { incomeTaxWords } from '@/content/income-tax';
import styles from './PageContents.module.css';

const { heading, sections } = incomeTaxWords.contents;

/** The page's sections in the order of a visitor's questions: what the table of contents and the menu lead to. */
export const incomeTaxContents = {
  heading,
  links: Object.entries(sections).map(([id, label]) => ({ href: `#${id}` as const, label })),
};

/** The table of contents: at the top on a phone, beside the text where there is room. */
export function PageContents() {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{heading}</h2>
      <ul>
        {incomeTaxContents.links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
