/**
 * Cells that hold several named values: `Flute = B; Finish = Gloss varnish | Hot foil`. A backslash before a sign makes
 * it part of the text.
 */
export interface CellEntry {
  name: string;
  /** The value with its backslashes, so that it can be divided further. */
  raw: string;
  /** The name was written with a backslash in front: it is not one of the cell's own words. */
  isMarked: boolean;
}

/** Text without the backslashes that mark its signs. */
export const unmarked = (text: string): string => text.replace(/\\(.)/gsu, '$1').trim();

/** Text for a value of such a cell. */
export const marked = (text: string): string => text.replace(/[\\;|]/g, String.raw`\$&`);

/** Text for the name of a value. */
export const markedName = (text: string): string => text.replace(/[\\;|=]/g, String.raw`\$&`);

/** Returns the parts of a text between signs that no backslash marks, blank ones left out. */
export function divided(text: string, sign: ';' | '|'): string[] {
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

/** Returns the named values of a cell, or why it holds none. */
export function entriesIn(text: string): CellEntry[] | string {
  const entries: CellEntry[] = [];
  for (const part of divided(text, ';')) {
    const [, name, raw] = /^((?:[^\\=]|\\.)+)=(.*)$/su.exec(part) ?? [];
    if (name === undefined || raw === undefined || unmarked(name) === '')
      return `“${part.slice(0, 60)}” has no form such as “Name = value”.`;
    entries.push({ name: unmarked(name), raw: raw.trim(), isMarked: name.startsWith('\\') });
  }
  return entries;
}

/** A name as it is compared. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();
