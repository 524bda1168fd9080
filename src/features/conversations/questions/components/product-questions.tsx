import { ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { loadWhenNear } from '#ui/layout/load-when-near.tsx';
// The form's script is loaded later, its styles with the page.
import './ask-form.module.css';
import type { PublicQuestion } from '../contract.ts';
import styles from './product-questions.module.css';

const place = 'questions';
const AskForm = loadWhenNear(place, async () => (await import('./ask-form.tsx')).AskForm);

interface ProductQuestionsProps {
  slug: string;
  supplierName: string;
  questions: readonly PublicQuestion[];
  nextCursor: string | null;
  /** True on the first page, with the newest questions. */
  isFirst: boolean;
}

/** The public questions about a product with the supplier's answers, and a form to ask one. */
export function ProductQuestions({
  slug,
  supplierName,
  questions,
  nextCursor,
  isFirst,
}: ProductQuestionsProps) {
  const here = `/products/${slug}`;
  return (
    <section id={place} aria-labelledby="questions-title" className={styles.questions}>
      <div className={styles.head}>
        <h2 id="questions-title" className={styles.title}>
          Questions and answers
        </h2>
        <p className={styles.lead}>
          {questions.length > 0
            ? `Questions from buyers, answered by ${supplierName}.`
            : `No questions yet. Be the first to ask ${supplierName}.`}
        </p>
      </div>
      {questions.length > 0 && (
        <div className={styles.main}>
          <ul className={styles.list}>
            {questions.map(({ id, question, answer, answeredAt }) => (
              <li key={id} className={styles.item}>
                <h3 className={styles.question}>{question}</h3>
                <p className={styles.answer}>{answer}</p>
                <p className={styles.by}>
                  {supplierName}, <DateText when={answeredAt} />
                </p>
              </li>
            ))}
          </ul>
          {(nextCursor || !isFirst) && (
            <nav aria-label="More questions" className={styles.pages}>
              {!isFirst && (
                <ButtonLink variant="quiet" size="sm" to={`${here}#questions`}>
                  Newest questions
                </ButtonLink>
              )}
              {nextCursor && (
                <ButtonLink variant="line" size="sm" to={`${here}?questions=${nextCursor}#questions`}>
                  Older questions
                </ButtonLink>
              )}
            </nav>
          )}
        </div>
      )}
      <div className={styles.ask}>
        <AskForm slug={slug} supplierName={supplierName} />
      </div>
    </section>
  );
}
