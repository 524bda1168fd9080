import type { Country } from '#features/stores/locations/contract.ts';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import { PickedList } from './picked-list.tsx';

interface CountryFieldProps {
  value: readonly string[];
  onValueChange: (codes: string[]) => void;
  countries: readonly Country[];
  error?: string | undefined;
  disabled: boolean;
}

/** Selects the countries to which a store delivers. */
export function CountryField({ value, onValueChange, countries, error, disabled }: CountryFieldProps) {
  const options = countries.map(({ code, name }) => ({ value: code, label: name, also: code }));
  const names = new Map(options.map((option) => [option.value, option.label]));
  return (
    <div>
      <Field label="Delivery countries" error={error} hint="If empty, you deliver worldwide.">
        <Combobox
          options={options.filter((option) => !value.includes(option.value))}
          value={null}
          disabled={disabled}
          placeholder="Add a country"
          emptyText="No matching country"
          onValueChange={(code) => code && onValueChange([...value, code])}
        />
      </Field>
      <PickedList
        label="Selected countries"
        disabled={disabled}
        items={value.map((code) => ({ value: code, label: names.get(code) ?? code }))}
        onRemove={(code) => onValueChange(value.filter((one) => one !== code))}
      />
    </div>
  );
}
