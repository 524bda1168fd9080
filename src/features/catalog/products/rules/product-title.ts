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

/** Returns a text that never breaks inside a measurement (`300 × 200 mm`) or a grade (`B‑flute`, `3‑ply`). */
export const bindUnits = (text: string): string =>
  text
    .replaceAll(/\s*×\s*/g, '\u00a0×\u00a0')
    // Units are short words, and other short words do no harm.
    .replaceAll(/(\d) (?=\p{L}{1,7}(?!\p{L}))/gu, '$1\u00a0')
    .replaceAll(/-(?=flute|ply)/g, '\u2011');

/** Splits a title such as `Mailer box, FEFCO 0427, 3-ply B-flute, 320 × 240 × 100 mm` at its commas. */
export function splitTitle(title: string): TitleParts {
  const [name = '', ...details] = bindUnits(title).split(', ');
  const findPart = (pattern: RegExp) => details.findLastIndex((part) => pattern.test(part));
  const byMeasures = findPart(/\d.*×/);
  const sizeAt = byMeasures < 0 ? findPart(/^\d\S*\u00a0\S+$/) : byMeasures;
  return {
    name,
    details: details.join(', '),
    attributes: details.filter((_, i) => i !== sizeAt).join(', '),
    size: details[sizeAt] ?? '',
  };
}
