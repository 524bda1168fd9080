import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './accordion.module.css';

interface AccordionItem {
  title: ReactNode;
  body: ReactNode;
  id?: string;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Index of the item that is open initially. */
  open?: number;
}

/** Questions and answers, one open at a time. Uses native `<details>`, so it works without JavaScript. */
export function Accordion({ items, open }: AccordionProps) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {items.map((item, i) => (
        <details key={item.id ?? i} id={item.id} name={name} open={i === open} className={styles.item}>
          <summary className={styles.title}>
            <span>{item.title}</span>
            <Plus aria-hidden className={styles.glyph} />
          </summary>
          <div className={styles.body}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}
