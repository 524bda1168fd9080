import { MapPinPlus, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { maxPins, type ProofFile, type ReturnForm, type returnForm } from '../../contract.ts';
import { hasSeveralPages, isDocument } from '../../rules/pages.ts';
import { movedByKey, withinPage } from '../../rules/pin-position.ts';
import styles from '../pages/pin-marks.module.css';
import { ProofPages } from '../pages/proof-pages.tsx';
import { useShownPage } from '../pages/use-shown-page.ts';

type Form = UseFormReturn<z.input<typeof returnForm>, unknown, ReturnForm>;

interface PinEditorProps {
  form: Form;
  file: ProofFile;
  /** Name of the version. */
  label: string;
}

/** Places numbered pins on the pages of a proof, by pointer or by keyboard, each with a comment. */
export function PinEditor({ form, file, label }: PinEditorProps) {
  const [page, setPage] = useShownPage(file.id);
  const [pageCount, setPageCount] = useState<number | null>(null);
  const { pins, frame, isFull, place, moveTo, remove } = usePins(form, page);
  // There is no page yet, or none that can be shown.
  const hasPage = !isDocument(file) || pageCount !== null;
  const areOnPages = hasSeveralPages(pins, pageCount);
  const placeByClick = (event: MouseEvent<HTMLButtonElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A click by keyboard has no place.
    if (event.detail === 0) return place(center);
    place({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 });
  };
  return (
    <Stack gap={3} ref={frame}>
      <ProofPages file={file} label={label} page={page} onPageChange={setPage} onCount={setPageCount}>
        <button
          type="button"
          className={styles.place}
          aria-label={areOnPages ? `Place a pin on page ${page}` : 'Place a pin on the proof'}
          onClick={placeByClick}
        />
        {pins.map(
          ({ id, x, y, ...pin }, index) =>
            pin.page === page && (
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
                }}
              >
                {index + 1}
              </button>
            ),
        )}
      </ProofPages>
      <div>
        <Button
          size="sm"
          variant="line"
          icon={<MapPinPlus aria-hidden />}
          disabled={isFull || !hasPage}
          onClick={() => place(center)}
        >
          Add a pin
        </Button>
      </div>
      {pins.map((pin, index) => (
        <PinComment
          key={pin.id}
          form={form}
          index={index}
          page={areOnPages ? pin.page : null}
          onShow={() => setPage(pin.page)}
          onRemove={() => remove(index)}
        />
      ))}
    </Stack>
  );
}

interface PinCommentProps {
  form: Form;
  index: number;
  /** The page of the pin; null where the proof has one page. */
  page: number | null;
  onShow: () => void;
  onRemove: () => void;
}

/** The comment on a pin. */
function PinComment({ form: { register, formState }, index, page, onShow, onRemove }: PinCommentProps) {
  const number = index + 1;
  return (
    <div className={styles.note}>
      <span aria-hidden="true" className={`num ${styles.pin} ${styles.number}`}>
        {number}
      </span>
      <Stack gap={1}>
        <Field
          label={`Comment on pin ${number}`}
          hideLabel
          error={formState.errors.pins?.[index]?.comment?.message}
        >
          <TextInput
            maxLength={300}
            placeholder="What to change here"
            {...register(`pins.${index}.comment`)}
          />
        </Field>
        {page !== null && (
          <div>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Show pin ${number} on page ${page}`}
              onClick={onShow}
            >
              Page {page}
            </Button>
          </div>
        )}
      </Stack>
      <IconButton label={`Remove pin ${number}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

interface Position {
  x: number;
  y: number;
}

const center: Position = { x: 50, y: 50 };

/** Returns the pins of the form, and how to place, move and remove them. New ones are placed on the current page. */
function usePins({ control, getValues }: Form, page: number) {
  const { fields, append, remove, update } = useFieldArray({ control, name: 'pins' });
  const frame = useRef<HTMLDivElement>(null);
  const pins = fields.map((field) => ({ ...field, page: field.page ?? 1 }));
  const isFull = pins.length >= maxPins;
  return {
    pins,
    frame,
    isFull,
    remove,
    place: (at: Position): void => {
      if (!isFull) append({ page, ...withinPage(at), comment: '' });
    },
    moveTo: (index: number, at: Position): void => {
      update(index, { page, ...withinPage(at), comment: getValues(`pins.${index}.comment`) ?? '' });
      refocus(frame.current, index);
    },
  };
}

/** The list is rendered anew when a pin moves, which would take the focus from it. */
function refocus(frame: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => frame?.querySelector<HTMLElement>(`[data-pin="${index}"]`)?.focus());
}
