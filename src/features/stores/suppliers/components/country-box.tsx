import type { Ref } from 'react';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import type { Country } from '../contract/locations.ts';

// What people type who do not write the name in full.
const otherNames: Record<string, string> = {
  US: 'US USA America',
  GB: 'UK GB Great Britain',
  AE: 'UAE Emirates',
  IN: 'Bharat',
  DE: 'Deutschland',
  ES: 'Espana',
  NL: 'Holland',
  CH: 'Schweiz Suisse',
  CN: 'PRC',
  CZ: 'Czech Republic',
  TR: 'Turkey',
  MM: 'Burma',
};

interface CountryBoxProps {
  countries: readonly Country[];
  /** Code of the country; empty while none is chosen. */
  value: string;
  onValueChange: (code: string | null) => void;
  onBlur: () => void;
  /** Keeps a name that is on no list, so that the form can say that it is wrong. */
  keepUnlisted?: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Countries to choose from by typing, also by the other names they go by. Put it into a Field. */
export function CountryBox({ countries, value, keepUnlisted = false, ...rest }: CountryBoxProps) {
  return (
    <Combobox
      {...rest}
      // A code says nothing to people until the list with its name has arrived.
      keepUnlisted={keepUnlisted && countries.length > 0}
      value={value || null}
      options={countries.map(({ code, name }) => ({
        value: code,
        label: name,
        also: otherNames[code] ?? '',
      }))}
      placeholder="Select a country"
      emptyText={
        countries.length > 0
          ? 'No country of that name'
          : 'We cannot reach the list of countries. It loads as soon as you are back online.'
      }
    />
  );
}
