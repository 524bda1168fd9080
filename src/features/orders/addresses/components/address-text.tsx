import type { FrozenAddress } from '../contract.ts';
import styles from './address-text.module.css';

/** What an address is called: its own name, else who receives. */
export const addressTitle = ({ label, company, recipient }: FrozenAddress): string =>
  label || company || recipient;

/** An address as it is written on a parcel, without what its title says already. */
export function addressLines(address: FrozenAddress): string[] {
  const { recipient, company, line1, line2, city, state, postcode, countryName, phone } = address;
  const title = addressTitle(address);
  return [
    [recipient, company].filter((name) => name && name !== title).join(', '),
    [line1, line2].filter(Boolean).join(', '),
    [[city, state].filter(Boolean).join(', '), postcode].filter(Boolean).join(' '),
    countryName,
    phone,
  ].filter(Boolean);
}

/** An address to read. */
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
