import { loadOnFirstUse } from '#ui/layout/load-on-first-use.tsx';
import '#features/sourcing/requirements/components/requirement-form.module.css';
import '#ui/fields/field.module.css';
import '#ui/fields/phone-input.module.css';
import '#ui/fields/text-area.module.css';
import '#ui/fields/text-input.module.css';
import { Art } from '#ui/media/art.tsx';
import styles from './requirement-section.module.css';

// What is typed before its script has loaded stays.
const RequirementForm = loadOnFirstUse(
  async () =>
    (await import('#features/sourcing/requirements/components/requirement-form.tsx')).RequirementForm,
);

/** The call to post a requirement, for buyers who would rather be contacted by suppliers. */
export function RequirementSection() {
  return (
    <section id="requirement" aria-labelledby="requirement-title" className={styles.ground}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="requirement-title">Tell Us What You Need</h2>
          <p className={styles.lead}>
            Name the product, size and quantity. Matching suppliers reply with a quote.
          </p>
          <Art
            spec={{ kind: 'corrugated', seed: 'requirement', ink: 'spruce', ink2: 'orange', print: 'mark' }}
            width={460}
            height={340}
            className={styles.art}
          />
        </div>
        <div className={styles.panel}>
          <RequirementForm />
        </div>
      </div>
    </section>
  );
}
