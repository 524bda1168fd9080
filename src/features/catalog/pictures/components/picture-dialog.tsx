import { useState } from 'react';
import type { Crop } from '#features/files/files/contract.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useAction } from '#web/use-action.ts';
import {
  type CropShape,
  cropShapes,
  cropToRatio,
  fullCrop,
  isFullPicture,
  ratioOf,
} from '../rules/crop-box.ts';
import type { FormPicture } from '../rules/form-picture.ts';
import { CropStage } from './crop-stage.tsx';
import styles from './picture-dialog.module.css';

export interface PictureChange {
  alt: string;
  /** Null for the full picture. */
  crop: Crop | null;
}

interface PictureDialogProps {
  picture: FormPicture;
  onClose: () => void;
  onSave: (change: PictureChange) => Promise<void>;
}

/** A dialog that crops a picture and sets its alternative text. The original stays on the server. */
export function PictureDialog({ picture, onClose, onSave }: PictureDialogProps) {
  const [box, setBox] = useState(picture.crop ?? fullCrop);
  const [shape, setShape] = useState<CropShape>('free');
  const [pictureRatio, setPictureRatio] = useState(1);
  const [alt, setAlt] = useState(picture.alt);
  const { start: save, busy } = useAction({
    send: onSave,
    onSuccess: onClose,
    failure: 'The image could not be cropped. Please try again.',
  });
  const choose = (next: CropShape): void => {
    setShape(next);
    setBox(cropToRatio(box, { ratio: ratioOf(next), pictureRatio }));
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Crop and describe"
      footer={
        <>
          <Button
            variant="quiet"
            disabled={busy || isFullPicture(box)}
            onClick={() => {
              setShape('free');
              setBox(fullCrop);
            }}
          >
            Show full image
          </Button>
          <Button
            busy={busy}
            busyLabel="Cropping..."
            onClick={() => void save({ alt: alt.trim(), crop: isFullPicture(box) ? null : box })}
          >
            Done
          </Button>
        </>
      }
    >
      <Stack>
        <div className={styles.shapes}>
          <Segmented label="Shape" options={cropShapes} value={shape} onValueChange={choose} />
        </div>
        <CropStage
          src={mediaUrl(picture.wholeId, 800)}
          box={box}
          ratio={ratioOf(shape)}
          pictureRatio={pictureRatio}
          onPictureRatio={setPictureRatio}
          onChange={setBox}
        />
        <Field
          label="Alt text"
          optional
          hint="Describe the image for screen readers and search engines, such as “Open kraft mailer box with paper shreds”."
        >
          <TextInput value={alt} maxLength={160} onChange={({ target }) => setAlt(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
