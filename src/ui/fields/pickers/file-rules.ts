/** The files that a picker accepts. */

export interface FileRules {
  /** Media types with their extensions: `{ 'application/pdf': ['.pdf'] }`. */
  accept?: Record<string, string[]>;
  multiple?: boolean;
  maxFiles?: number;
  maxBytes?: number;
}

export interface DroppedFile {
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 100 while uploading. */
  progress?: number;
  /** Error message. */
  message?: string;
  /** URL of a preview image, such as an object URL. */
  previewUrl?: string;
  /** URL that opens the file. */
  href?: string;
}

export interface FileRefusal {
  file: File;
  reason: 'type' | 'size' | 'count';
}

/** Splits files into accepted and refused ones. */
export function splitFiles(
  files: readonly File[],
  rules: FileRules,
): { kept: File[]; refused: FileRefusal[] } {
  const accepted: File[] = [];
  const refused: FileRefusal[] = [];
  const maxCount = rules.multiple ? (rules.maxFiles ?? Infinity) : 1;
  for (const file of files) {
    if (!accepts(file, rules.accept)) refused.push({ file, reason: 'type' });
    else if (file.size > (rules.maxBytes ?? Infinity)) refused.push({ file, reason: 'size' });
    else if (accepted.length >= maxCount) refused.push({ file, reason: 'count' });
    else accepted.push(file);
  }
  return { kept: accepted, refused };
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

/** Returns the `accept` attribute of a file input. */
export const acceptAttribute = (accept: FileRules['accept']): string | undefined =>
  accept && Object.entries(accept).flat(2).join(',');
