import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { TextLink } from '#ui/controls/text-link.tsx';
import styles from './picture-search.module.css';

export const pictureSearchId = 'picture-search';

const PictureZone = lazy(() =>
  import('#features/search/pictures/components/picture-zone.tsx').then((module) => ({
    default: module.PictureZone,
  })),
);

/**
 * The panel that the camera button opens. It is a native popover, so it opens before any script has loaded; the code
 * for the picture itself loads when it is first opened.
 */
export function PictureSearch() {
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) setOpened(true);
  }, []);
  return (
    <div
      ref={panel}
      id={pictureSearchId}
      popover="auto"
      role="dialog"
      aria-labelledby="picture-search-title"
      data-ground="paper"
      className={styles.panel}
      onToggle={(event) => event.newState === 'open' && setOpened(true)}
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
      <p className={styles.sentence}>Upload a photo to find products of the same shape and colors.</p>
      <div className={styles.zone}>
        <Suspense>{opened && <PictureZone />}</Suspense>
      </div>
      <p className={styles.more}>
        <TextLink to="/search/picture">How it works</TextLink>
      </p>
    </div>
  );
}
