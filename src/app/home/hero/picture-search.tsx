import { X } from 'lucide-react';
import { Link } from 'react-router';
import styles from './picture-search.module.css';
import { searchPath } from './search-path.ts';

export const pictureSearchId = 'picture-search';

const words = ['stand-up pouch', 'amber bottle', 'mailer box', 'steel drum', 'shrink film', 'paper sack'];

/**
 * What the camera opens. Search by picture is being built, and this says so. It is the browser's own
 * popover, so it opens before any script has come.
 */
export function PictureSearch() {
  return (
    <div
      id={pictureSearchId}
      popover="auto"
      role="dialog"
      aria-labelledby="picture-search-title"
      data-ground="paper"
      className={styles.panel}
    >
      <div className={styles.head}>
        <h2 id="picture-search-title" className={styles.title}>
          Search by picture is being built
        </h2>
        <button
          type="button"
          popoverTarget={pictureSearchId}
          popoverTargetAction="hide"
          aria-label="Close"
          className={styles.close}
        >
          <X aria-hidden />
        </button>
      </div>
      <p className={styles.sentence}>
        Until it is ready, words find packs well: say the kind, the material and the size. Or start with one
        of these.
      </p>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <Link to={searchPath(word)}>{word}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
