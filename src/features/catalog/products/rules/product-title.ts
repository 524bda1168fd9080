/** A product's title as lists and pages show it: its name, and what sets it apart from others of that name. */
interface TitleParts {
  name: string;
  /** Style, board, print and size; empty if the title is only a name. */
  details: string;
  /** The details without the size. */
  attributes: string;
  /** `320 × 240 × 100 mm`; empty if the title has none. */
  size: string;
}

const units =
  'mm|cm|m|in|ft|µm|microns?|gauge|mil|ml|mL|cl|l|L|kg|g|gsm|GSM|g/m²|oz|lb|gal|kN/m|kPa|kV|ply|pcs|pieces|sheets';
const beforeUnit = new RegExp(String.raw`(\d) (?=(?:${units})(?![\p{L}\d]))`, 'gu');
const sizePattern = new RegExp(String.raw`\d.*×|^[\d.,–-]+\u00a0(?:${units})$`, 'u');

/** Returns a text that never breaks inside a measurement (`300 × 200 mm`) or a grade (`B‑flute`, `3‑ply`). */
export const bindUnits = (text: string): string =>
  text
    .replaceAll(/\s*×\s*/g, '\u00a0×\u00a0')
    .replaceAll(beforeUnit, '$1\u00a0')
    .replaceAll(/(?<![\p{L}\d])([A-Z]{1,3}|\d)-(?=flute|ply|layer)/gu, '$1\u2011');

/** Splits a title such as `Mailer box, FEFCO 0427, 3-ply B-flute, 320 × 240 × 100 mm` at its commas. */
export function splitTitle(title: string): TitleParts {
  const [name = '', ...details] = bindUnits(title).split(', ');
  const sizeAt = details.findLastIndex((part) => sizePattern.test(part));
  return {
    name,
    details: details.join(', '),
    attributes: details.filter((_, i) => i !== sizeAt).join(', '),
    size: details[sizeAt] ?? '',
  };
}
