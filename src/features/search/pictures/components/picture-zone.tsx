import { Camera } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router';
import { Stack } from '#ui/layout/layout.tsx';
import { useAction } from '#web/use-action.ts';
import styles from './picture-zone.module.css';

interface PictureZoneProps {
  /** True to accept a picture pasted anywhere on the page; for only one zone per page. */
  pastes?: boolean;
}

/** A zone that accepts a photo, a file, a drop or a paste, and opens the products that look like it. */
export function PictureZone({ pastes = false }: PictureZoneProps) {
  const id = useId();
  const navigate = useNavigate();
  const { start, busy, problem } = useAction({
    // The code to draw and send a picture is loaded with the first one.
    send: async (file: File) => (await import('./use-picture.ts')).readPicture(file),
    onSuccess: ({ look, preview }) =>
      navigate(`/search/picture?look=${look}`, { state: { picture: preview } }),
    failure: 'Your image could not be uploaded. Check your connection and try again.',
    showFailure: 'inline',
  });
  const search = (file: File | undefined): void => {
    if (file) void start(file);
  };
  useEffect(() => {
    if (!pastes) return;
    const paste = (event: ClipboardEvent): void => search(event.clipboardData?.files[0]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  return (
    <div>
      <Stack gap={1.5} justify="center" className={styles.zone} data-busy={busy || undefined}>
        <Camera aria-hidden className={styles.camera} />
        <label htmlFor={id} className={styles.label}>
          {busy ? 'Reading your image...' : 'Take a photo or select an image'}
        </label>
        <p className={`muted small ${styles.hint}`}>
          JPG or PNG, up to 5 MB.{pastes && ' Drop it here, or paste it.'} Best results: one item on a plain
          background.
        </p>
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-disabled={busy}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={styles.input}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            search(file);
            event.target.value = '';
          }}
        />
      </Stack>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem?.message}
      </p>
      <noscript>
        <p className={`muted small ${styles.hint}`}>
          Search by picture requires JavaScript. You can search by text instead.
        </p>
      </noscript>
    </div>
  );
}
