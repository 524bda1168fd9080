import { Camera } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './picture-zone.module.css';

interface PictureZoneProps {
  /** True to accept a picture pasted anywhere on the page; for only one zone per page. */
  pastes?: boolean;
}

/** The code to draw and send a picture is loaded with the first one. */
async function readWhenLoaded(file: File) {
  try {
    const { readPicture } = await import('./use-picture.ts');
    return await readPicture(file);
  } catch {
    return { problem: 'Your picture did not get through. Please check your connection and try again.' };
  }
}

/** A zone that accepts a photo, a file, a drop or a paste, and opens the products that look like it. */
export function PictureZone({ pastes = false }: PictureZoneProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();

  async function search(file: File | undefined): Promise<void> {
    if (!file || busy) return;
    setBusy(true);
    setProblem(null);
    const read = await readWhenLoaded(file);
    if ('problem' in read) setProblem(read.problem);
    else await navigate(`/search/picture?look=${read.look}`, { state: { picture: read.preview } });
    setBusy(false);
  }
  useEffect(() => {
    if (!pastes) return;
    const paste = (event: ClipboardEvent): void => void search(event.clipboardData?.files[0]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  return (
    <div>
      <Stack gap={1.5} justify="center" className={styles.zone} data-busy={busy || undefined}>
        <Camera aria-hidden className={styles.camera} />
        <label htmlFor={id} className={styles.label}>
          {busy ? 'Reading your picture...' : 'Take a photo or choose a picture'}
        </label>
        <p className={`muted small ${styles.hint}`}>
          JPG or PNG, up to 5 MB.{pastes && ' Drop it here, or paste it.'} One thing before a plain ground
          works best.
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
            void search(file);
            event.target.value = '';
          }}
        />
      </Stack>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <noscript>
        <p className={`muted small ${styles.hint}`}>
          Search by picture needs scripts. Words find packs without them.
        </p>
      </noscript>
    </div>
  );
}
