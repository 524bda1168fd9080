import { usePrivatePicture } from '#features/files/files/components/use-private-picture.ts';
import { useDownload } from '#web/use-download.ts';
import styles from './receipt-record.module.css';

interface ReceiptPhotoProps {
  photo: { id: string; name: string };
  alt: string;
}

/** Renders a photo of a receipt, which opens in a new tab. */
export function ReceiptPhoto({ photo: { id, name }, alt }: ReceiptPhotoProps) {
  const { url, failed } = usePrivatePicture(id);
  const { open } = useDownload();
  return (
    <button
      type="button"
      className={styles.photo}
      aria-label={`Open ${alt}`}
      onClick={() => void open({ path: `/files/${id}/content`, name })}
    >
      {url && <img src={url} alt="" />}
      {failed && <span className="note">Not available</span>}
    </button>
  );
}
