import { X } from 'lucide-react';
import { PictureZone } from '#features/picture-search/components/picture-zone.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import styles from './picture-search.module.css';

export const pictureSearchId = 'picture-search';

/** What the camera opens. It is the browser's own popover, so it opens before any script has come. */
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
          Search by picture
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
      <p className={styles.sentence}>Show us a pack, and see products of its shape and colours.</p>
      <PictureZone />
      <p className={styles.more}>
        <TextLink to="/search/picture">What is compared</TextLink>
      </p>
    </div>
  );
}
