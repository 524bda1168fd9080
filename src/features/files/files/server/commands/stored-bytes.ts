import type { FileStore } from '#platform/files/file-store.ts';
import { mediaWidths, variantKey } from '../../rules.ts';

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
