import { Camera, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { usePrivatePicture } from '#features/files/files/components/use-private-picture.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { createIdempotencyKey } from '#web/send-once.ts';
import { maxReceiptPhotos } from '../../contract/receipt-forms.ts';
import styles from './receipt-form.module.css';
import type { WaitingPhoto } from './use-local-receipt.ts';
import { deletePhoto, readPhoto, shrinkPhoto, storePhoto } from './use-photo-store.ts';
import type { TypedReceipt } from './use-receipt.ts';

/** Takes photos with the camera of a phone. They are uploaded when there is a connection. */
export function PhotoField({ receipt, change, update }: Pick<TypedReceipt, 'receipt' | 'change' | 'update'>) {
  const inputId = useId();
  // Not a toast, which is loaded when it is first shown: that may be without a connection.
  const [refusal, setRefusal] = useState<string | null>(null);
  const { draft, waitingPhotos } = receipt;
  const room = maxReceiptPhotos - draft.photos.length - waitingPhotos.length;
  async function add(files: readonly File[]): Promise<void> {
    setRefusal(files.length > room ? `Add no more than ${maxReceiptPhotos} photos.` : null);
    for (const file of files.slice(0, room)) {
      try {
        const key = createIdempotencyKey();
        await storePhoto(key, await shrinkPhoto(file));
        const name = `${file.name.replace(/\.[^.]*$/, '').slice(0, 100) || 'photo'}.jpg`;
        update((now) => ({
          waitingPhotos: [...now.waitingPhotos, { key, name }],
          isChanged: true,
          isQueued: false,
        }));
      } catch {
        setRefusal('This photo could not be saved on this device. Take it again, or free some storage.');
      }
    }
  }
  return (
    <Stack gap={3}>
      {refusal && <Banner>{refusal}</Banner>}
      {draft.photos.length + waitingPhotos.length > 0 && (
        <ul className={styles.photos} aria-label="Photos">
          {draft.photos.map(({ id }, index) => (
            <li key={id}>
              <UploadedPhoto id={id} alt={`Photo ${index + 1}`} />
              <Remove
                onRemove={() =>
                  change((now) => ({ ...now, photos: now.photos.filter((photo) => photo.id !== id) }))
                }
              />
            </li>
          ))}
          {waitingPhotos.map((photo, index) => (
            <li key={photo.key}>
              <StoredPhoto photo={photo} alt={`Photo ${draft.photos.length + index + 1}, not uploaded yet`} />
              <Remove
                onRemove={() => {
                  void deletePhoto(photo.key);
                  update((now) => ({
                    waitingPhotos: now.waitingPhotos.filter(({ key }) => key !== photo.key),
                  }));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <>
          <input
            id={inputId}
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            className={`sr-only ${styles.file}`}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              void add(files);
            }}
          />
          <label htmlFor={inputId} className={styles.camera}>
            <Camera aria-hidden /> Take a photo
          </label>
        </>
      )}
    </Stack>
  );
}

const Remove = ({ onRemove }: { onRemove: () => void }) => (
  <IconButton label="Remove photo" size="sm" look="paper" className={styles.remove} onClick={onRemove}>
    <X aria-hidden />
  </IconButton>
);

function UploadedPhoto({ id, alt }: { id: string; alt: string }) {
  const { url } = usePrivatePicture(id);
  return url ? <img src={url} alt={alt} /> : <span className="sr-only">{alt}</span>;
}

/** Renders a photo that is only on this device. */
export function StoredPhoto({ photo: { key }, alt }: { photo: WaitingPhoto; alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let current: string | null = null;
    let isCurrent = true;
    void readPhoto(key).then((photo) => {
      if (!isCurrent || !photo) return;
      current = URL.createObjectURL(photo);
      setUrl(current);
    });
    return () => {
      isCurrent = false;
      if (current) URL.revokeObjectURL(current);
    };
  }, [key]);
  return url ? <img src={url} alt={alt} /> : <span className="sr-only">{alt}</span>;
}
