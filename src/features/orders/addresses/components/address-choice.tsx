import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Country } from '#features/stores/locations/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { RadioCards } from '#ui/fields/choices/radio-cards.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { Address, AddressForm } from '../contract.ts';
import styles from './address-choice.module.css';
import { AddressDialog } from './address-dialog.tsx';
import { addressLines, addressTitle } from './address-text.tsx';

interface AddressChoiceProps {
  legend: string;
  addresses: readonly Address[];
  countries: readonly Country[];
  value: string | null;
  /** Prefilled in a new address. */
  defaults: Partial<AddressForm>;
  onChoose: (id: string) => void;
  onSaved: (address: Address) => void;
}

/** Selects an address of the address book, and adds or changes one. */
export function AddressChoice(props: AddressChoiceProps) {
  const { legend, addresses, countries, value, defaults, onChoose, onSaved } = props;
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const selected = addresses.find(({ id }) => id === value) ?? null;
  return (
    <Stack gap={3}>
      {addresses.length > 0 && (
        <RadioCards
          legend={legend}
          hideLegend
          columns={2}
          value={value ?? ''}
          onValueChange={onChoose}
          options={addresses.map((address) => ({
            value: address.id,
            label: addressTitle(address),
            hint: addressLines(address).map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            )),
          }))}
        />
      )}
      <Cluster gap={2} align="stretch">
        <Button
          variant={addresses.length === 0 ? 'main' : 'line'}
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => setEditing('new')}
        >
          Add address
        </Button>
        {selected && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Pencil aria-hidden />}
            onClick={() => setEditing(selected)}
          >
            Edit
          </Button>
        )}
      </Cluster>
      {editing && (
        <AddressDialog
          countries={countries}
          address={editing === 'new' ? null : editing}
          defaults={defaults}
          onClose={() => setEditing(null)}
          onSaved={(address) => {
            setEditing(null);
            onSaved(address);
          }}
        />
      )}
    </Stack>
  );
}
