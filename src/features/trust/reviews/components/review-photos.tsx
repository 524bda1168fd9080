import { usePrivatePicture } from '#features/files/files/components/use-private-picture.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import type { OrderReview } from '../contract/review-views.ts';
import styles from './review-photos.module.css';

type Photo = OrderReview['photos'][number];

/** Renders the photos of a review to the sides of its order; before publication, only its author has access to them. */
export function ReviewPhotos({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label="Photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          {photo.url ? (
            <a href={photo.url} className={styles.photo}>
              <img src={mediaUrl(photo.id, 320)} alt={photo.name} loading="lazy" />
            </a>
          ) : (
            <PrivatePhoto photo={photo} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PrivatePhoto({ photo: { id, name } }: { photo: Photo }) {
  const { url, failed } = usePrivatePicture(id);
  if (failed) return <span className="muted note">{name}</span>;
  return <span className={styles.photo}>{url && <img src={url} alt={name} />}</span>;
}
