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

/** All bytes under a key; files are 5 MB at most. */
export async function readStored(files: FileStore, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await files.read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
