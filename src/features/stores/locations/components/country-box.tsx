import type { Ref } from 'react';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import type { Country } from '../contract.ts';

// Abbreviations and other names that people type for a country.
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
  /** Country code; empty while none is selected. */
  value: string;
  onValueChange: (code: string | null) => void;
  onBlur: () => void;
  /** Keeps a typed name that is not in the list, so that the form can show an error. */
  keepUnlisted?: boolean;
  ref: Ref<HTMLInputElement>;
}

/** A combobox of countries that also finds them by other names. Use it inside a Field. */
export function CountryBox({ countries, value, keepUnlisted = false, ...rest }: CountryBoxProps) {
  return (
    <Combobox
      {...rest}
      // Until the list of names has loaded, a country code would be shown as it is.
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
          ? 'No matching country'
          : 'The list of countries could not be loaded. It will load when you’re back online.'
      }
    />
  );
}
