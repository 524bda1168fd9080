import type { ReactNode } from 'react';
import { Segmented } from '#ui/controls/segmented.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { loadWhenNear } from '#ui/layout/load-when-near.tsx';
import styles from './ask-section.module.css';

const questionId = 'question';
// The form is hidden until it is selected, so its script loads only then.
const AskForm = loadWhenNear(questionId, async () => (await import('./ask-form.tsx')).AskForm);

interface AskSectionProps {
  slug: string;
  supplierName: string;
  /** True if the public question is selected at first, as after signing in with one. */
  isPublic: boolean;
  /** The form for a private message. */
  children: ReactNode;
}

/**
 * The place to ask a supplier about a product: in private or in public. The stylesheet shows the form of the selected
 * option, so that it works before the scripts have loaded and both forms retain their text.
 */
export function AskSection({ slug, supplierName, isPublic, children }: AskSectionProps) {
  return (
    <section id="inquiry" aria-labelledby="ask" className={styles.ask}>
      <div className={styles.head}>
        <h2 id="ask" className={styles.title}>
          Ask or get a quote
        </h2>
        <p className={styles.lead}>
          <span className={styles.private}>Message {supplierName} about price, print, size or delivery.</span>
          <span className={styles.public}>
            {supplierName} answers on this page, for all buyers to read. Your name is not shown.
          </span>
        </p>
        <Segmented
          label="Who can read it"
          name="audience"
          defaultValue={isPublic ? 'public' : 'private'}
          wide
          options={[
            { value: 'private', label: 'Private message' },
            { value: 'public', label: 'Public question' },
          ]}
        />
        <p className="muted small">
          Quotes from several suppliers?{' '}
          <TextLink to={`/requests/new?products=${slug}`}>Write one request</TextLink>
        </p>
      </div>
      <Card as="div">
        <div className={styles.private}>{children}</div>
        <div id={questionId} className={styles.public}>
          <AskForm slug={slug} supplierName={supplierName} />
        </div>
      </Card>
    </section>
  );
}
