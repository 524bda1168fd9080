import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateText } from '#ui/facts/date-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Art } from '#ui/media/art.tsx';
import { productPagePath } from '#web/sample-view.ts';
import type { StoreQuestion } from '../contract.ts';
import styles from './question-item.module.css';

interface QuestionItemProps {
  question: StoreQuestion;
  /** Names of buyer and supplier, shown after the date. */
  by?: string;
  /** Why it is hidden. */
  note?: string;
  /** The answer, or the form to write it. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A question as suppliers and admins see it in their lists. */
export function QuestionItem({
  question: { question, product, askedAt, isHidden },
  ...shown
}: QuestionItemProps) {
  return (
    <Card as="article">
      <header className={styles.head}>
        <Art spec={product.pack} width={44} height={36} pad={3} />
        <div className={styles.words}>
          <Link to={`${productPagePath(product)}#questions`} className={styles.product}>
            {product.title}
          </Link>
          <p className={styles.facts}>
            <DateText when={askedAt} zone="viewer" />
            {shown.by && ` · ${shown.by}`}
          </p>
        </div>
        {isHidden && <StatusChip status="bad">Hidden</StatusChip>}
      </header>
      <h2 className={styles.question}>{question}</h2>
      {shown.children}
      {isHidden && shown.note && <p className={styles.facts}>Hidden. Reason: {shown.note}</p>}
      {shown.actions && <div className={styles.acts}>{shown.actions}</div>}
    </Card>
  );
}

export function AnswerText({ children }: { children: string }) {
  return <p className={styles.answer}>{children}</p>;
}

export function QuestionList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
