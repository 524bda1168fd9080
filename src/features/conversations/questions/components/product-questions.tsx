import { ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import type { PublicQuestion } from '../contract.ts';
import styles from './product-questions.module.css';

interface ProductQuestionsProps {
  slug: string;
  supplierName: string;
  questions: readonly PublicQuestion[];
  nextCursor: string | null;
  /** True on the first page, with the newest questions. */
  isFirst: boolean;
}

/** The public questions about a product with the supplier's answers. Each unfolds its answer; the newest is open. */
export function ProductQuestions({
  slug,
  supplierName,
  questions,
  nextCursor,
  isFirst,
}: ProductQuestionsProps) {
  const here = `/products/${slug}`;
  return (
    <section id="questions" aria-labelledby="questions-title" className={styles.questions}>
      <div className={styles.head}>
        <h2 id="questions-title" className={styles.title}>
          Questions and answers
        </h2>
        <p className={styles.lead}>
          {questions.length > 0
            ? `Questions from buyers, answered by ${supplierName}. `
            : 'No questions about this product yet. '}
          <SectionLink section="inquiry" className={styles.link}>
            Ask a question
          </SectionLink>
        </p>
      </div>
      {questions.length > 0 && (
        <div className={styles.main}>
          <ul className={styles.list}>
            {questions.map(({ id, question, answer, answeredAt }, i) => (
              <li key={id}>
                <details open={i === 0} className={styles.item}>
                  <summary className={styles.summary}>
                    <h3 className={styles.question}>{question}</h3>
                  </summary>
                  <p className={styles.answer}>{answer}</p>
                  <p className={styles.by}>
                    {supplierName}, <DateText when={answeredAt} />
                  </p>
                </details>
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
    </section>
  );
}
