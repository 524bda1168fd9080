import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useUploads } from '#features/files/files/components/use-uploads.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { FileDrop } from '#ui/fields/pickers/file-drop.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { type DocumentKind, documentKindLabels, documentKinds } from '../contract/document-labels.ts';
import { maxDocuments } from '../contract.ts';
import { type FormDocument, guessDocumentKind } from '../rules.ts';
import styles from './document-editor.module.css';

interface DocumentEditorProps {
  value: readonly FormDocument[];
  onChange: (change: (documents: readonly FormDocument[]) => FormDocument[]) => void;
  errorOf: (name: string) => string | undefined;
  error: string | undefined;
}

const kindOptions = documentKinds.map((kind) => ({ value: kind, label: documentKindLabels[kind] }));

/** An editor for the PDF documents of a product: kind and expiry date of each. */
export function DocumentEditor({ value, onChange, errorOf, error }: DocumentEditorProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const uploads = useUploads(({ id, name }) =>
    onChange((documents) => [
      ...documents,
      { fileId: id, name, kind: guessDocumentKind(name), expiresOn: '' },
    ]),
  );
  const room = maxDocuments - value.length - uploads.pending.length;
  const change = (fileId: string, changes: Partial<FormDocument>): void =>
    onChange((documents) => documents.map((one) => (one.fileId === fileId ? { ...one, ...changes } : one)));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <div className={styles.editor}>
      {value.length > 0 && (
        <ul className={styles.list}>
          {value.map(({ fileId, name, kind, expiresOn }, i) => (
            <li key={fileId} className={styles.document}>
              <p className={styles.name}>
                {name}
                {expiresOn !== '' && expiresOn < today && (
                  <StatusChip status="bad">Expired, hidden from buyers</StatusChip>
                )}
              </p>
              <Field label="Document type" error={errorOf(`${i}.kind`) ?? errorOf(`${i}.fileId`)}>
                <Select
                  name={`documents.${i}.kind`}
                  options={kindOptions}
                  value={kind}
                  onChange={({ target }) => change(fileId, { kind: target.value as DocumentKind })}
                />
              </Field>
              <Field label="Valid until" optional error={errorOf(`${i}.expiresOn`)}>
                <DateInput
                  name={`documents.${i}.expiresOn`}
                  value={expiresOn}
                  onChange={({ target }) => change(fileId, { expiresOn: target.value })}
                />
              </Field>
              <IconButton
                label={`Remove ${name}`}
                title="Remove"
                onClick={() => onChange((documents) => documents.filter((one) => one.fileId !== fileId))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {(room > 0 || uploads.pending.length > 0) && (
        <FileDrop
          label="Add documents"
          hideLabel
          hint="PDF, max 5MB. Declarations of conformity, food contact statements, FSC or PEFC certificates, test reports. Buyers can open them."
          error={refusal ?? error}
          accept={{ 'application/pdf': ['.pdf'] }}
          multiple
          maxFiles={maxDocuments}
          maxBytes={5 * 1024 * 1024}
          files={uploads.pending}
          onAdd={(files) => {
            setRefusal(files.length > room ? `A product can have up to ${maxDocuments} documents.` : null);
            for (const file of files.slice(0, Math.max(0, room))) uploads.start(file, 'product-document');
          }}
          onRefuse={() => setRefusal('Select PDF files of up to 5\u00a0MB each.')}
          onRemove={uploads.drop}
          onRetry={uploads.retry}
        />
      )}
    </div>
  );
}
