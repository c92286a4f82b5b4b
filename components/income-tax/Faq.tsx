import { TbBrandWhatsapp } from 'react-icons/tb';
import { ExternalLink } from '@/components/links/ExternalLink';
import { LinkedText } from '@/components/ui/LinkedText';
import { YearText } from '@/components/tax-year/YearText';
import { faqWords } from '@/content/faq';
import { anchors } from '@/content/page-anchors';
import { questionGroups, type AnsweredQuestion } from '@/lib/words/faq';
import { fill } from '@/lib/words/fill';
import { chatLink } from '@/lib/words/site-words';
import type { TextPart } from '@/lib/words/text-links';
import styles from './Faq.module.css';

const { heading, groups, more, norms, other } = faqWords;

/** A group of more questions than this shows one fewer, with the others in a fold. */
const MOST = 5;

/** Frequent questions in groups. Answers are folded but in the HTML, for search engines. */
export function Faq({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <section aria-labelledby={anchors.faq} className={styles.faq}>
      <h2 id={anchors.faq}>{heading}</h2>
      {questionGroups.map((group) => {
        const own = questions.filter((question) => question.group === group);
        if (own.length === 0) return null;
        const shown = own.length > MOST ? MOST - 1 : own.length;
        return (
          <div key={group}>
            <h3 className="subtitle">{groups[group]}</h3>
            <div className="folds">
              <Questions questions={own.slice(0, shown)} />
              {own.length > shown && (
                <details className="fold" data-quiet>
                  <summary>{nameOf(own.slice(shown))}</summary>
                  <div className={`folds ${styles.more}`}>
                    <Questions questions={own.slice(shown)} />
                  </div>
                </details>
              )}
            </div>
          </div>
        );
      })}
      <p className={`screen wrap ${styles.other}`}>
        <b>{other.question}</b> <WhatsAppQuestion {...other} />
      </p>
      <p className="soft">
        <LinkedText text={norms} />
      </p>
    </section>
  );
}

function Questions({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return questions.map((question) => (
    <details key={question.id} className="fold">
      <summary>{question.question}</summary>
      <Answer {...question} />
    </details>
  ));
}

/** «Otras 5 preguntas: casa o carro, cripto…» */
function nameOf(questions: readonly AnsweredQuestion[]): string {
  const topics = questions.flatMap(({ topic }) => topic ?? []);
  const rest = topics.length < questions.length ? '…' : '';
  return fill(topics.length > 0 ? more.topics : more.none, {
    count: questions.length,
    topics: topics.join(', ') + rest,
  });
}

/** The short answer in bold, then text, a WhatsApp link, cases, and the law. */
function Answer({ id, answer, points, exit, source }: AnsweredQuestion) {
  return (
    // The id is inside the fold, so that browsers open it for its address.
    <div id={id} className={styles.answer}>
      {answer.map((parts, index) => (
        <p key={index}>
          <YearParts parts={parts} />
        </p>
      ))}
      <p className="screen">
        <WhatsAppQuestion {...exit} />
      </p>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map(({ when, text }) => (
            <li key={when}>
              <b>{when}</b> <YearParts parts={text} />
            </li>
          ))}
        </ul>
      )}
      {source && (
        <p className={styles.source}>
          <LinkedText text={`${source}.`} />
        </p>
      )}
    </div>
  );
}

/** A text with links, whose amounts are of the year of the tabs. */
function YearParts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) =>
    part.href === undefined ? (
      <YearText key={index} text={part.text} />
    ) : (
      <LinkedText key={index} parts={[part]} />
    ),
  );
}

function WhatsAppQuestion({ label, message }: AnsweredQuestion['exit']) {
  return (
    <ExternalLink href={chatLink(message)} className={`tall ${styles.exit}`}>
      <TbBrandWhatsapp aria-hidden />
      {label}
    </ExternalLink>
  );
}
