import type { PackSpec } from '#lib/art/types.ts';
import { Section } from '#ui/layout/section.tsx';
import { Art } from '#ui/media/art.tsx';
import styles from './sourcing-steps.module.css';

const steps: { title: string; words: string; spec: PackSpec }[] = [
  {
    title: 'Find the perfect fit',
    words: 'Search by size, material and minimum order, or post a request and let suppliers reply.',
    spec: { kind: 'carton', seed: 'step-1', ink: 'teal', ink2: 'orange', print: 'pattern' },
  },
  {
    title: 'Order with confidence',
    words: 'See certificates, volume pricing and lead times up front.',
    spec: { kind: 'rigid', seed: 'step-2', ink: 'spruce', ink2: 'orange', style: 'drawer' },
  },
  {
    title: 'Track with clarity',
    words: 'Track every order from confirmation to delivery, with dates and documents in one place.',
    spec: { kind: 'corrugated', seed: 'step-3', ink: 'ink', ink2: 'orange' },
  },
  {
    title: 'Manage with ease',
    words: 'Inquiries and orders with every supplier in one place, on any device.',
    spec: { kind: 'pallet', seed: 'step-4', ink: 'blue', ink2: 'orange' },
  },
];

/** An order in four steps. */
export function SourcingSteps() {
  return (
    <div className={styles.ground}>
      <Section wrap title="From first search to delivery" lead="How sourcing on Packwright works.">
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
