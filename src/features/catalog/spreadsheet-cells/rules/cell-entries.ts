/**
 * A named value in a cell that holds several: `Flute = B; Finish = Gloss varnish | Hot foil`. A backslash escapes a
 * separator.
 */
export interface CellEntry {
  name: string;
  /** The value with its backslashes, so that it can be split further. */
  raw: string;
  /** True if the name starts with a backslash, so it is not one of the reserved names. */
  isEscaped: boolean;
}

/** Removes the backslashes of escaped text. */
export const unescapeText = (text: string): string => text.replace(/\\(.)/gsu, '$1').trim();

/** Escapes text for use as a value. */
export const escapeValue = (text: string): string => text.replace(/[\\;|]/g, String.raw`\$&`);

/** Escapes text for use as a name. */
export const escapeName = (text: string): string => text.replace(/[\\;|=]/g, String.raw`\$&`);

/** Splits a text at unescaped separators, without blank parts. */
export function splitUnescaped(text: string, sign: ';' | '|'): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === sign) parts.push('');
    else if (letter === '\\') {
      parts[parts.length - 1] += text.slice(at, at + 2);
      at += 1;
    } else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Returns the named values of a cell, or the reason why it has none. */
export function parseEntries(text: string): CellEntry[] | string {
  const entries: CellEntry[] = [];
  for (const part of splitUnescaped(text, ';')) {
    const [, name, raw] = /^((?:[^\\=]|\\.)+)=(.*)$/su.exec(part) ?? [];
    if (name === undefined || raw === undefined || unescapeText(name) === '')
      return `“${part.slice(0, 60)}” is not in the form “Name = value”.`;
    entries.push({ name: unescapeText(name), raw: raw.trim(), isEscaped: name.startsWith('\\') });
  }
  return entries;
}

/** Returns a name in the form used for comparison. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();
