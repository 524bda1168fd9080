import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppError } from '#lib/errors.ts';
import type { Config } from '../config/config.ts';
import { makeFolder } from '../config/make-folder.ts';

/**
 * Storage for the bytes of files: a folder by default, an S3 bucket in production. Keys are generated, never user
 * input.
 */
export interface FileStore {
  put(key: string, content: { bytes: Uint8Array; contentType: string }): Promise<void>;
  /** Reads a file into memory; files have at most 5 MB. */
  read(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
}

export function createFileStore(config: Pick<Config, 's3' | 'dataDir'>): FileStore {
  let opened: Promise<Disk> | undefined;
  // Opened on first use, and again on the next use if that failed, so that one failure does not affect later calls.
  const disk = () =>
    (opened ??= openDisk(config).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  return {
    put: async (key, { bytes, contentType }) =>
      withStorageErrors(async () => (await disk()).put(key, bytes, { contentType })),
    read: async (key) => withStorageErrors(async () => (await disk()).getBytes(key)),
    remove: async (key) => withStorageErrors(async () => (await disk()).delete(key)),
  };
}

async function openDisk({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Disk> {
  if (!s3) {
    const location = join(dataDir, 'files');
    // Private documents must not be readable by other users of the machine.
    makeFolder(location, 0o700);
    return new Disk(new FSDriver({ location, visibility: 'private' }));
  }
  // Loaded only if a bucket is configured, because the client is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, region, bucket, endpoint } = s3;
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId, secretAccessKey },
      region,
      bucket,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      visibility: 'private',
      supportsACL: false,
    }),
  );
}

async function withStorageErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('unavailable', 'Files are unavailable right now. Please try again in a moment.', {
      cause,
      retryAfterSeconds: 5,
    });
  }
}
