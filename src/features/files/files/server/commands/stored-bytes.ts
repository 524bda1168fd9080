import type { FileStore } from '#platform/files/file-store.ts';
import { type MediaWidth, mediaWidths } from '../../rules.ts';

/** Returns the storage key of a public picture in one width. */
export const variantKey = (storageKey: string, width: MediaWidth): string => `${storageKey}-${width}`;

interface StoredBytes {
  storageKey: string;
  isPublic: boolean;
}

/** Deletes a file's bytes in every stored width. */
export async function removeStoredBytes(
  files: FileStore,
  { storageKey, isPublic }: StoredBytes,
): Promise<void> {
  const keys = isPublic
    ? [storageKey, ...mediaWidths.map((width) => variantKey(storageKey, width))]
    : [storageKey];
  for (const key of keys) await files.remove(key);
}
