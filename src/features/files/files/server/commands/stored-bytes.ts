import type { FileStore } from '#platform/files/file-store.ts';
import { thumbnail } from '#platform/files/inspect.ts';
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

interface PictureBytes {
  storageKey: string;
  bytes: Uint8Array;
}

/** Stores a picture in every width in which public pictures are served. */
export async function storeWidths(files: FileStore, { storageKey, bytes }: PictureBytes): Promise<void> {
  for (const width of mediaWidths) {
    await files.put(variantKey(storageKey, width), {
      bytes: await thumbnail(bytes, width),
      contentType: 'image/webp',
    });
  }
}
