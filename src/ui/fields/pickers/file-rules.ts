/** What a file picker accepts, and what became of each file. */

export interface FileRules {
  /** Media types with their endings: `{ 'application/pdf': ['.pdf'] }`. */
  accept?: Record<string, string[]>;
  multiple?: boolean;
  maxFiles?: number;
  maxBytes?: number;
}

export interface DroppedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 100 while uploading. */
  progress?: number;
  /** Why it failed. */
  message?: string;
  /** Picture of the file, e.g. an object URL. */
  previewUrl?: string;
  /** Where it can be opened. */
  href?: string;
}

export interface FileRefusal {
  file: File;
  reason: 'type' | 'size' | 'count';
}

/** Sorts chosen files into those that keep the rules and those that do not. */
export function sortFiles(
  files: readonly File[],
  rules: FileRules,
): { kept: File[]; refused: FileRefusal[] } {
  const kept: File[] = [];
  const refused: FileRefusal[] = [];
  const most = rules.multiple ? (rules.maxFiles ?? Infinity) : 1;
  for (const file of files) {
    if (!accepts(file, rules.accept)) refused.push({ file, reason: 'type' });
    else if (file.size > (rules.maxBytes ?? Infinity)) refused.push({ file, reason: 'size' });
    else if (kept.length >= most) refused.push({ file, reason: 'count' });
    else kept.push(file);
  }
  return { kept, refused };
}

function accepts(file: File, accept: FileRules['accept']): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  return Object.entries(accept).some(
    ([type, endings]) =>
      file.type === type ||
      (type.endsWith('/*') && file.type.startsWith(type.slice(0, -1))) ||
      endings.some((ending) => name.endsWith(ending)),
  );
}

/** For the `accept` attribute of a file input. */
export const acceptAttribute = (accept: FileRules['accept']): string | undefined =>
  accept && Object.entries(accept).flat(2).join(',');

/** `820 B`, `1.2 MB`: decimal units, as operating systems show them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
