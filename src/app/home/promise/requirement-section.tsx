import { RequirementForm } from '#features/sourcing/requests/components/requirement-form.tsx';
import { Art } from '#ui/media/art.tsx';
import styles from './requirement-section.module.css';

/** The call to post a requirement, for buyers who would rather be contacted by suppliers. */
export function RequirementSection() {
  return (
    <section id="requirement" aria-labelledby="requirement-title" className={styles.ground}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="requirement-title">Tell Us What You Need</h2>
          <p className={styles.lead}>
            One line is enough: the pack, the size, about how many. Makers who can do it come back to you with
            a price.
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
