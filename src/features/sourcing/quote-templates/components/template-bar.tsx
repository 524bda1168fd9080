import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { QuoteForm } from '#features/sourcing/quote-form/components/use-quote-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { maxTemplates, type QuoteTemplate, templateForm } from '../contract.ts';
import { useTemplateTerms } from './use-template-terms.ts';

interface TemplateBarProps {
  form: QuoteForm;
  templates: readonly QuoteTemplate[];
  currency: string;
}

/** Starts a quote from saved terms, and saves those of the form. */
export function TemplateBar({ form, templates, currency }: TemplateBarProps) {
  const [selectedId, setSelectedId] = useState('');
  const [isNaming, setNaming] = useState(false);
  const terms = useTemplateTerms({ form, currency });
  const { revalidate } = useRevalidator();
  const selected = templates.find(({ id }) => id === selectedId);
  const { start: remove, busy } = useAction({
    send: ({ id }: QuoteTemplate) => api.quoteTemplates.remove({ id }),
    success: (_, { name }) => `Template ${name} deleted.`,
    failure: 'The template could not be deleted. Please try again.',
    onSuccess: () => {
      setSelectedId('');
      return revalidate();
    },
  });
  const select = (id: string): void => {
    setSelectedId(id);
    const template = templates.find((one) => one.id === id);
    if (template) terms.fillIn(template);
  };
  return (
    <Cluster gap={2} align="end">
      {templates.length > 0 && (
        <Field label="Template">
          <Select
            placeholder="Select a template"
            value={selected ? selectedId : ''}
            onChange={({ target }) => select(target.value)}
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
      {selected && (
        <IconButton
          label={`Delete template ${selected.name}`}
          disabled={busy}
          onClick={() => void remove(selected)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
      {templates.length < maxTemplates && (
        <Button variant="line" onClick={() => setNaming(true)}>
          Save terms as template
        </Button>
      )}
      {isNaming && (
        <SaveDialog
          readTerms={terms.read}
          onSaved={(id) => setSelectedId(id)}
          onClose={() => setNaming(false)}
        />
      )}
    </Cluster>
  );
}

interface SaveDialogProps {
  readTerms: ReturnType<typeof useTemplateTerms>['read'];
  onSaved: (id: string) => void;
  onClose: () => void;
}

const nameResolver = standardSchemaResolver(z.pick(templateForm, { name: true }));

function SaveDialog({ readTerms, onSaved, onClose }: SaveDialogProps) {
  const { revalidate } = useRevalidator();
  const action = useFormAction({
    resolver: nameResolver,
    form: 'quote-template',
    defaultValues: { name: '' },
    send: ({ name }, once) => api.quoteTemplates.create({ name, ...readTerms() }, once),
    success: (_, { name }) => `Template ${name} saved.`,
    failure: 'The template could not be saved. Please try again.',
    onSuccess: async ({ data }) => {
      await revalidate();
      onSaved(data.template.id);
      onClose();
    },
  });
  return (
    <DialogForm
      title="Save terms as template"
      description="Saves the Incoterm, place, payment terms, validity, notes and one-off charges of this quote."
      size="sm"
      submitLabel="Save template"
      busyLabel="Saving..."
      action={action}
      onClose={onClose}
    >
      <Wide>
        <Field label="Name" required error={action.form.formState.errors.name?.message}>
          <TextInput maxLength={60} {...action.form.register('name')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
