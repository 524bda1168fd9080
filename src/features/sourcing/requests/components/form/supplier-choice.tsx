import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RadioCards } from '#ui/fields/choices/radio-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import type { ComboboxOption } from '#ui/fields/pickers/combobox-match.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { maxInvited } from '../../contract/request-form.ts';
import type { ChosenSupplier } from '../../rules/request-input.ts';
import type { RequestFormState } from './specification-fields.tsx';

/** The receivers of the request: matching suppliers, chosen ones, or both. */
export function SupplierChoice({ form }: { form: RequestFormState }) {
  const audience = useWatch({ control: form.control, name: 'audience' });
  const invited = useWatch({ control: form.control, name: 'invited' });
  const change = (next: ChosenSupplier[]): void => form.setValue('invited', next, { shouldDirty: true });
  return (
    <Card title="Suppliers">
      <Stack>
        <RadioCards
          legend="Who receives it?"
          columns={3}
          value={audience}
          onValueChange={(value) =>
            form.setValue('audience', value === 'matched' || value === 'invited' ? value : 'both', {
              shouldDirty: true,
            })
          }
          options={[
            { value: 'matched', label: 'Matching suppliers', hint: `Up to ${maxInvited} best matches.` },
            { value: 'invited', label: 'Suppliers I choose', hint: 'No one else sees it.' },
            {
              value: 'both',
              label: 'Both',
              hint: `Suppliers you choose, then the best matches: up to ${maxInvited} in total.`,
            },
          ]}
        />
        {audience !== 'matched' && (
          <>
            <SupplierSearch
              isFull={invited.length >= maxInvited}
              onPick={(supplier) =>
                invited.some(({ id }) => id === supplier.id) ? undefined : change([...invited, supplier])
              }
            />
            {invited.length > 0 && (
              <Stack as="ul" gap={2} aria-label="Invited suppliers">
                {invited.map((supplier) => (
                  <Cluster as="li" key={supplier.id} nowrap justify="between">
                    <span className="break-words">{supplier.name}</span>
                    <IconButton
                      label={`Remove ${supplier.name}`}
                      onClick={() => change(invited.filter(({ id }) => id !== supplier.id))}
                    >
                      <X aria-hidden />
                    </IconButton>
                  </Cluster>
                ))}
              </Stack>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

interface SupplierSearchProps {
  isFull: boolean;
  onPick: (supplier: ChosenSupplier) => unknown;
}

/** Finds a supplier by name. */
export function SupplierSearch({ isFull, onPick }: SupplierSearchProps) {
  const [options, setOptions] = useState<ComboboxOption[]>([]);
  const last = useRef('');
  const find = async (text: string): Promise<void> => {
    last.current = text;
    const { data } = await api.storefront.listSuppliers({ q: text.trim().slice(0, 80), limit: 10 });
    // An earlier answer that arrives late is dropped.
    if (last.current !== text) return;
    setOptions(
      data.suppliers.map(({ id, businessName, city }) => ({ value: id, label: businessName, note: city })),
    );
  };
  return (
    <Field
      label="Invite a supplier"
      hint={isFull && `${maxInvited} suppliers are the most that can be invited.`}
    >
      <Combobox
        options={options}
        value={null}
        disabled={isFull}
        placeholder="Type a name"
        emptyText="No supplier with this name"
        onQuery={(text) => void find(text).catch(() => setOptions([]))}
        onValueChange={(id) => {
          const picked = options.find(({ value }) => value === id);
          if (picked) onPick({ id: picked.value, name: picked.label });
        }}
      />
    </Field>
  );
}
