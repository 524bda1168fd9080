import type { Testimonial } from '#features/publishing/blog/contract.ts';
import { Portrait } from '#ui/media/portrait.tsx';
import { Carousel } from '#ui/navigation/carousel.tsx';
import styles from './testimonials.module.css';

/** Quotes from buyers, one at a time, in an endless loop. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <div className={styles.ground}>
      <section className={`wrap ${styles.section}`}>
        <h2 className={styles.title}>What buyers say</h2>
        <Carousel label="What buyers say">
          {testimonials.map(({ id, name, role, company, country, text, photo }) => (
            <figure key={id} className={styles.voice}>
              <blockquote className={styles.text}>
                <p>{text}</p>
              </blockquote>
              <figcaption className={styles.person}>
                <Portrait name={name} src={photo} size={88} shape="square" />
                <span>
                  <b>{name}</b>
                  {role}
                  <span className={styles.company}>
                    {company}
                    {country && `, ${country}`}
                  </span>
                </span>
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </section>
    </div>
  );
}
