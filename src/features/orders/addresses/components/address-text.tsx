import { formatPhone } from '#lib/phones.ts';
import type { FrozenAddress } from '../contract.ts';
import styles from './address-text.module.css';

/** Returns the name of an address, or who receives there. */
export const addressTitle = ({ label, company, recipient }: FrozenAddress): string =>
  label || company || recipient;

/** Returns the lines of an address below its title. */
export function addressLines(address: FrozenAddress): string[] {
  const { recipient, company, line1, line2, city, state, postcode, countryName, phone } = address;
  const title = addressTitle(address);
  return [
    [recipient, company].filter((name) => name && name !== title).join(', '),
    [line1, line2].filter(Boolean).join(', '),
    [[city, state].filter(Boolean).join(', '), postcode].filter(Boolean).join(' '),
    countryName,
    formatPhone(phone),
  ].filter(Boolean);
}

/** Renders an address. */
export function AddressText({ address }: { address: FrozenAddress }) {
  return (
    <address className={`small break-words ${styles.address}`}>
      <b>{addressTitle(address)}</b>
      {addressLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {address.taxId && (
        <span>
          {address.country === 'IN' ? 'GSTIN' : 'Tax number'} {address.taxId}
        </span>
      )}
    </address>
  );
}
