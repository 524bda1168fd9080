import type { FileStore } from '#platform/files/file-store.ts';
import { type MediaWidth, mediaWidths } from '../../rules.ts';

/** Where a public picture lies in one width. */
export const variantKey = (storageKey: string, width: MediaWidth): string => `${storageKey}-${width}`;

interface StoredBytes {
  storageKey: string;
  isPublic: boolean;
}

/** Removes a file's bytes, in every width. */
export async function removeStored(files: FileStore, { storageKey, isPublic }: StoredBytes): Promise<void> {
  const keys = isPublic
    ? [storageKey, ...mediaWidths.map((width) => variantKey(storageKey, width))]
    : [storageKey];
  for (const key of keys) await files.remove(key);
}
