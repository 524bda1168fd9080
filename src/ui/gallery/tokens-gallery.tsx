import { Specimen } from './specimen.tsx';
import styles from './tokens-gallery.module.css';

const COLOURS: Record<string, string[]> = {
  Grounds: ['board', 'paper', 'stage', 'line', 'line-strong', 'kraft', 'kraft-deep', 'kraft-tint', 'night'],
  Inks: ['ink', 'ink-2', 'ink-3', 'on-dark', 'on-dark-2'],
  Brand: ['spruce', 'spruce-hover', 'spruce-tint', 'orange', 'orange-hover', 'orange-text', 'orange-tint'],
  Meaning: ['ok', 'ok-tint', 'warn', 'warn-tint', 'bad', 'bad-tint', 'bad-fill', 'focus'],
  Data: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'],
};

/** Colours, type, corners and shadows. */
export function TokensGallery() {
  return (
    <>
      <Specimen name="Color" span={12} stack>
        {Object.entries(COLOURS).map(([group, names]) => (
          <div key={group}>
            <h4 className={styles.group}>{group}</h4>
            <ul className={styles.swatches}>
              {names.map((name) => (
                <li key={name}>
                  <i style={{ background: `var(--${name})` }} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Specimen>
      <Specimen name="Type" span={8} stack>
        <p className={styles.hero}>Innovative packaging</p>
        <p className={styles.wide}>Three layers between your product and the road</p>
        <p>
          Body. Find the maker for your box, pouch, bottle or drum; compare suppliers, then learn the craft
          from the people who run the lines.
        </p>
        <p className={styles.small}>Small. Most requested by buyers shipping to the US.</p>
        <p className="num">₹1,24,500 · $0.64–0.91 · 450 × 350 × 300 mm</p>
      </Specimen>
      <Specimen name="Corners and depth" span={4}>
        {['r1', 'r2', 'r3', 'r4'].map((name) => (
          <span key={name} className={styles.corner} style={{ borderRadius: `var(--${name})` }}>
            {name}
          </span>
        ))}
        {['hair', 'lift', 'pop'].map((name) => (
          <span key={name} className={styles.depth} style={{ boxShadow: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Specimen>
    </>
  );
}
