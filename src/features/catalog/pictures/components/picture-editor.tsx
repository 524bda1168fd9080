import { useEffect, useId, useRef, useState } from 'react';
import { useUploads } from '#features/files/files/components/use-uploads.ts';
import { FileDrop } from '#ui/fields/pickers/file-drop.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { isFullPicture } from '../rules/crop-box.ts';
import type { FormPicture } from '../rules/form-picture.ts';
import { type PictureChange, PictureDialog } from './picture-dialog.tsx';
import styles from './picture-editor.module.css';
import { PictureTile } from './picture-tile.tsx';
import { useReorder } from './use-reorder.ts';

interface PictureEditorProps {
  value: readonly FormPicture[];
  onChange: (pictures: FormPicture[]) => void;
  max: number;
  error?: string | undefined;
}

const maxBytes = 5 * 1024 * 1024;
const accept = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };

/** An editor for a product's pictures: upload, reorder, crop and describe them. The first one is the cover. */
export function PictureEditor({ value, onChange, max, error }: PictureEditorProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  // Two uploads may finish before the next render, so the ref holds the newest list.
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  }, [value]);
  const tell = (pictures: FormPicture[]): void => {
    newest.current = pictures;
    onChange(pictures);
  };
  const uploads = useUploads(({ id: fileId }) =>
    tell([...newest.current, { id: fileId, alt: '', wholeId: fileId, crop: null }]),
  );
  const { dragged, announcement, handleOf } = useReorder({
    list: value,
    onChange: tell,
    announce: (place, of) =>
      place === 1 ? `Now the cover, picture 1 of ${of}.` : `Now picture ${place} of ${of}.`,
  });
  const room = max - value.length - uploads.pending.length;
  const add = (files: File[]): void => {
    setRefusal(files.length > room ? `A product can have up to ${max} images.` : null);
    for (const file of files.slice(0, Math.max(0, room))) uploads.start(file, 'product-image');
  };
  const remove = (picture: FormPicture): void => {
    tell(value.filter((one) => one.id !== picture.id));
    // The server keeps a picture that the saved product shows until the product is saved without it.
    api.files.deleteFile({ id: picture.id }).catch(() => {});
  };
  const change = async (picture: FormPicture, { alt, crop }: PictureChange): Promise<void> => {
    const isSame = JSON.stringify(crop) === JSON.stringify(picture.crop);
    const cut = await cropFile(picture, isSame ? undefined : crop);
    tell(newest.current.map((one) => (one.id === picture.id ? { ...one, ...cut, alt } : one)));
  };
  const open = value.find((picture) => picture.id === opened);
  return (
    <Stack as="section" gap={3} aria-labelledby={`${id}-label`}>
      <p className={`small ${styles.label}`} id={`${id}-label`}>
        Pictures <span className={`faint ${styles.optional}`}>optional</span>
      </p>
      {value.length > 0 && (
        <>
          <Grid as="ol" gap={3} min={200}>
            {value.map((picture, i) => (
              <PictureTile
                key={picture.wholeId}
                picture={picture}
                position={i}
                count={value.length}
                isDragged={dragged === i}
                handle={{ ...handleOf(i), 'aria-describedby': `${id}-how` }}
                onEdit={() => setOpened(picture.id)}
                onRemove={() => remove(picture)}
              />
            ))}
          </Grid>
          <p className="faint note" id={`${id}-how`}>
            Drag images to reorder them, or use the arrow keys. The first image is the cover.
          </p>
        </>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {(room > 0 || uploads.pending.length > 0) && (
        <FileDrop
          label="Add pictures"
          hideLabel
          hint="JPG or PNG, max 5MB. No photo? We’ll use an illustration."
          error={refusal ?? error}
          accept={accept}
          multiple
          maxFiles={max}
          maxBytes={maxBytes}
          files={uploads.pending}
          onAdd={add}
          onRefuse={() => setRefusal('Select JPG or PNG images of up to 5\u00a0MB each.')}
          onRemove={uploads.drop}
          onRetry={uploads.retry}
        />
      )}
      {open && (
        <PictureDialog
          key={open.id}
          picture={open}
          onClose={() => setOpened(null)}
          onSave={(changes) => change(open, changes)}
        />
      )}
    </Stack>
  );
}

/** Crops a picture and returns the changed fields; returns none if `crop` is undefined. */
async function cropFile({ wholeId }: FormPicture, crop: FormPicture['crop'] | undefined) {
  if (crop === undefined) return {};
  if (crop === null || isFullPicture(crop)) return { id: wholeId, crop: null };
  const { data } = await api.pictures.cropPicture({ id: wholeId, crop });
  return { id: data.file.id, crop };
}
