import { useState } from 'react';
import { artUrl } from '#lib/art/art-url.ts';
import { Field } from '../fields/field.tsx';
import { Combobox } from '../fields/pickers/combobox.tsx';
import { type DroppedFile, FileDrop } from '../fields/pickers/file-drop.tsx';
import { Specimen } from './specimen.tsx';

const IMAGES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'application/pdf': ['.pdf'] };
const BUYERS = [
  'Asha Menon',
  'Daniel Reyes',
  'Élodie Brémond',
  'Nguyễn Thị Hoa',
  'Wei Ling Tan',
  'Ömer Çelik',
  'عبد الرحمن خالد',
];
const SAMPLE: DroppedFile[] = [
  {
    id: '1',
    name: 'mailer-front.jpg',
    size: 1_240_000,
    state: 'done',
    previewUrl: artUrl({
      what: 'pack',
      spec: { kind: 'mailer', seed: 'mail-4', ink: 'plum', ink2: 'ochre' },
      options: { width: 88, height: 88, pad: 6 },
    }),
  },
  {
    id: '2',
    name: 'a-very-long-name-for-a-data-sheet-of-the-five-ply-shipping-box-revision-12.pdf',
    size: 3_900_000,
    state: 'uploading',
    progress: 62,
  },
  { id: '3', name: 'inside-print.tiff', size: 8_200_000, state: 'failed', message: 'Larger than 5 MB.' },
  { id: '4', name: 'certificate.pdf', size: 820, state: 'waiting' },
];

/** Pickers for files and long lists. */
export function PickersGallery() {
  const [files, setFiles] = useState(SAMPLE);
  const [refused, setRefused] = useState('');
  const [buyer, setBuyer] = useState<string | null>('Asha Menon');
  const add = (added: File[]) =>
    setFiles([
      ...files,
      ...added.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        state: 'done' as const,
      })),
    ]);
  return (
    <>
      <Specimen name="FileDrop" stack note="Drag a file over it: green when it fits, red when not.">
        <FileDrop
          label="Product images"
          hint="JPG, PNG, PDF, max 5MB"
          prompt={
            <>
              Drop product images here, or <u>choose files</u>
            </>
          }
          accept={IMAGES}
          multiple
          maxBytes={5_000_000}
          files={files}
          error={refused || undefined}
          onAdd={(added) => {
            setRefused('');
            add(added);
          }}
          onRefuse={(list) => setRefused(`${list[0]?.file.name ?? 'A file'} was not accepted.`)}
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
          onRetry={(id) =>
            setFiles(
              files.map((file) => (file.id === id ? { ...file, state: 'uploading', progress: 10 } : file)),
            )
          }
        />
      </Specimen>
      <Specimen name="FileDrop: error, disabled" stack>
        <FileDrop
          label="Business document"
          hint="PDF"
          error="Only PDF files are allowed."
          accept={{ 'application/pdf': ['.pdf'] }}
          files={[]}
          onAdd={add}
        />
        <FileDrop label="Business logo" hint="Choose a business type first" disabled files={[]} onAdd={add} />
      </Specimen>
      <Specimen name="Combobox" stack note="Type without accents; arrow keys, Enter, Escape.">
        <Field label="Buyer">
          <Combobox
            options={BUYERS.map((name) => ({ value: name, label: name }))}
            value={buyer}
            onValueChange={setBuyer}
            clearable
          />
        </Field>
        <Field label="City" error="Please select a city">
          <Combobox options={[]} onValueChange={() => {}} placeholder="Start typing" />
        </Field>
        <Field label="Product">
          <Combobox options={[]} onValueChange={() => {}} disabled placeholder="Choose a store first" />
        </Field>
      </Specimen>
    </>
  );
}
