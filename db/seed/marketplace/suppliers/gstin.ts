import { seeded } from '../random.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** GST state code by ISO 3166-2 subdivision of India. */
// biome-ignore format: a table
export const GST_STATE: Record<string, string> = {
  'IN-JK': '01', 'IN-HP': '02', 'IN-PB': '03', 'IN-CH': '04', 'IN-UK': '05', 'IN-HR': '06', 'IN-DL': '07', 'IN-RJ': '08', 'IN-UP': '09', 'IN-BR': '10', 'IN-AS': '18', 'IN-WB': '19', 'IN-JH': '20', 'IN-OD': '21', 'IN-CG': '22', 'IN-MP': '23', 'IN-GJ': '24', 'IN-DH': '26', 'IN-MH': '27', 'IN-KA': '29', 'IN-GA': '30', 'IN-KL': '32', 'IN-TN': '33', 'IN-PY': '34', 'IN-TS': '36', 'IN-AP': '37',
};

/** Check character of the first 14 characters: base-36 digits weighted 1, 2, 1, 2, …, digit sums, complement to 36. */
export function gstinCheck(first14: string): string {
  let sum = 0;
  for (let i = 0; i < 14; i++) {
    const product = DIGITS.indexOf(first14[i] ?? '0') * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36] ?? '0';
}

/** A GSTIN of the state for a company or firm of this name. The PAN is drawn by chance; its fifth letter is the name's initial. */
export function gstinFor(key: string, { stateCode, name }: { stateCode: string; name: string }): string {
  const r = seeded(`gstin:${key}`);
  const letter = (): string => String.fromCharCode(65 + r.int(26));
  const initial = /[A-Z]/.exec(name.toUpperCase())?.[0] ?? 'A';
  const pan = `${letter()}${letter()}${letter()}${/Pvt|Ltd/.test(name) ? 'C' : 'F'}${initial}${1000 + r.int(9000)}${letter()}`;
  const first = `${GST_STATE[stateCode] ?? '27'}${pan}1Z`;
  return first + gstinCheck(first);
}
