import { Section } from '#ui/layout/section.tsx';
import { Art } from '#ui/media/art.tsx';
import type { PackSpec } from '#ui/packart/types.ts';
import styles from './sourcing-steps.module.css';

const steps: { title: string; words: string; spec: PackSpec }[] = [
  {
    title: 'Find the perfect fit',
    words: 'Search by size, material and minimum order, or describe the pack and let makers come to you.',
    spec: { kind: 'carton', seed: 'step-1', ink: 'teal', ink2: 'orange', print: 'pattern' },
  },
  {
    title: 'Order with confidence',
    words: 'Certificates, prices by quantity and lead times stand on the page, before you ask.',
    spec: { kind: 'rigid', seed: 'step-2', ink: 'spruce', ink2: 'orange', style: 'drawer' },
  },
  {
    title: 'Track with clarity',
    words: 'From confirmed to delivered, each step of an order has its date and its papers.',
    spec: { kind: 'corrugated', seed: 'step-3', ink: 'ink', ink2: 'orange' },
  },
  {
    title: 'Manage with ease',
    words: 'Inquiries, quotes and orders with every supplier in one place, on any device.',
    spec: { kind: 'pallet', seed: 'step-4', ink: 'blue', ink2: 'orange' },
  },
];

/** The way of an order, in four steps. */
export function SourcingSteps() {
  return (
    <div className={styles.ground}>
      <Section wrap title="From a drawing to your dock" lead="Four steps, and nothing to retype on the way.">
        <ol className={styles.steps}>
          {steps.map(({ title, words, spec }, index) => (
            <li key={title} className={styles.step}>
              <Art spec={spec} width={240} height={190} className={styles.art} />
              <h3 className={styles.title}>
                <span className={`${styles.number} num`} aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className={styles.words}>{words}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
