import { MapPinPlus, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { maxPins, type ProofFile, type ReturnForm, type returnForm } from '../../contract.ts';
import { movedByKey, withinPicture } from '../../rules/proof-picture.ts';
import styles from '../proof-picture.module.css';
import { ProofPicture } from '../proof-picture.tsx';

interface PinEditorProps {
  form: UseFormReturn<z.input<typeof returnForm>, unknown, ReturnForm>;
  file: ProofFile;
}

/** Places numbered pins on the picture of a proof, by pointer or by keyboard, each with a comment. */
export function PinEditor({ form, file }: PinEditorProps) {
  const { control, register, formState } = form;
  const { fields: pins, append, remove, update } = useFieldArray({ control, name: 'pins' });
  const frame = useRef<HTMLDivElement>(null);
  const isFull = pins.length >= maxPins;
  const place = (at: { x: number; y: number }): void => {
    if (!isFull) append({ ...withinPicture(at), comment: '' });
  };
  const placeByClick = (event: MouseEvent<HTMLButtonElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A click by keyboard has no place.
    if (event.detail === 0) return place(center);
    place({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 });
  };
  const moveTo = (index: number, { x, y }: { x: number; y: number }): void =>
    update(index, { ...withinPicture({ x, y }), comment: form.getValues(`pins.${index}.comment`) ?? '' });
  return (
    <Stack gap={3} ref={frame}>
      <ProofPicture file={file} alt="The proof">
        <button
          type="button"
          className={styles.place}
          aria-label="Place a pin on the proof"
          onClick={placeByClick}
        />
        {pins.map(({ id, x, y }, index) => (
          <button
            key={id}
            type="button"
            className={`num ${styles.pin}`}
            style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
            aria-label={`Pin ${index + 1}, ${x}% from the left, ${y}% from the top. Move it with the arrow keys.`}
            data-pin={index}
            onKeyDown={(event) => {
              const moved = movedByKey({ x, y }, event);
              if (!moved) return;
              event.preventDefault();
              moveTo(index, moved);
              refocus(frame.current, index);
            }}
          >
            {index + 1}
          </button>
        ))}
      </ProofPicture>
      <div>
        <Button
          size="sm"
          variant="line"
          icon={<MapPinPlus aria-hidden />}
          disabled={isFull}
          onClick={() => place(center)}
        >
          Add a pin
        </Button>
      </div>
      {pins.map(({ id }, index) => (
        <div key={id} className={styles.note}>
          <span aria-hidden="true" className={`num ${styles.pin} ${styles.number}`}>
            {index + 1}
          </span>
          <Field
            label={`Comment on pin ${index + 1}`}
            hideLabel
            error={formState.errors.pins?.[index]?.comment?.message}
          >
            <TextInput
              maxLength={300}
              placeholder="What to change here"
              {...register(`pins.${index}.comment`)}
            />
          </Field>
          <IconButton label={`Remove pin ${index + 1}`} onClick={() => remove(index)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
    </Stack>
  );
}

const center = { x: 50, y: 50 };

/** The list is rendered anew when a pin moves, which would take the focus from it. */
function refocus(frame: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => frame?.querySelector<HTMLElement>(`[data-pin="${index}"]`)?.focus());
}
