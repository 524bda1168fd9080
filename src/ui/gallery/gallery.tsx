import type { ComponentType } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { ChartsGallery } from './charts-gallery.tsx';
import { ControlsGallery } from './controls-gallery.tsx';
import { DrawingsGallery } from './drawings-gallery.tsx';
import { FeedbackGallery } from './feedback-gallery.tsx';
import { FieldsGallery } from './fields-gallery.tsx';
import styles from './gallery.module.css';
import { LayoutGallery } from './layout-gallery.tsx';
import { MarksGallery } from './marks-gallery.tsx';
import { NavigationGallery } from './navigation-gallery.tsx';
import { OverlaysGallery } from './overlays-gallery.tsx';
import { PickersGallery } from './pickers-gallery.tsx';
import { TablesGallery } from './tables-gallery.tsx';
import { TokensGallery } from './tokens-gallery.tsx';

const SECTIONS: [id: string, name: string, section: ComponentType][] = [
  ['tokens', 'Tokens', TokensGallery],
  ['controls', 'Controls', ControlsGallery],
  ['marks', 'Marks', MarksGallery],
  ['fields', 'Fields', FieldsGallery],
  ['pickers', 'Pickers', PickersGallery],
  ['layout', 'Layout', LayoutGallery],
  ['navigation', 'Navigation', NavigationGallery],
  ['tables', 'Tables and facts', TablesGallery],
  ['feedback', 'Feedback', FeedbackGallery],
  ['overlays', 'Overlays', OverlaysGallery],
  ['charts', 'Charts', ChartsGallery],
  ['drawings', 'Drawings', DrawingsGallery],
];

/** Every component in every state, for development: mounted at /_ui. */
function Gallery() {
  return (
    <main className={`wrap ${styles.gallery}`}>
      <PageHead
        title="Design system"
        lead="Every component in its states. Resize the window, switch the theme, use the keyboard."
      />
      <nav aria-label="Sections" className={styles.index}>
        {SECTIONS.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      {SECTIONS.map(([id, name, Content]) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <h2 id={`${id}-title`} className={styles.title}>
            {name}
          </h2>
          <div className={styles.grid}>
            <Content />
          </div>
        </section>
      ))}
    </main>
  );
}

/** React Router needs a default export. */
export { Gallery as default };
