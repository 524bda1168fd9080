import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCodes } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { makeFolder } from '../config/make-folder.ts';
import { uploadsBusyError } from './upload-slots.ts';

const megabyte = 1024 * 1024;

/** Limits for concurrently arriving uploads. Each costs a connection and disk space, and next to no memory. */
const defaultLimits = { atOnce: 400, ofOneIp: 30, bytes: 512 * megabyte };

interface IncomingUpload {
  payload: Readable;
  ip: string;
  maxBytes: number;
}

export interface UploadInbox {
  /**
   * Stores a body on disk until it is complete, then calls `work` with a function that reads it into memory. Deletes
   * the file afterwards.
   */
  receive<T>(upload: IncomingUpload, work: (read: () => Promise<Buffer>) => Promise<T>): Promise<T>;
}

/** Stores uploads that are arriving or waiting to be processed in a folder. */
export function uploadInbox(folder: string, limits = defaultLimits): UploadInbox {
  const countOfIp = new Map<string, number>();
  let count = 0;
  let bytes = 0;
  const register = (ip: string): void => {
    const countForIp = countOfIp.get(ip) ?? 0;
    if (count >= limits.atOnce || countForIp >= limits.ofOneIp) throw uploadsBusyError();
    count += 1;
    countOfIp.set(ip, countForIp + 1);
  };
  const unregister = (ip: string): void => {
    count -= 1;
    const countForIp = (countOfIp.get(ip) ?? 1) - 1;
    if (countForIp > 0) countOfIp.set(ip, countForIp);
    else countOfIp.delete(ip);
  };
  return {
    async receive({ payload, ip, maxBytes }, work) {
      register(ip);
      let size = 0;
      let file: FileHandle | undefined;
      try {
        file = await withDiskErrors(openUnlinkedFile(folder));
        for await (const chunk of payload as AsyncIterable<Buffer>) {
          size += chunk.length;
          bytes += chunk.length;
          if (size > maxBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
          if (bytes > limits.bytes) throw uploadsBusyError();
          await withDiskErrors(file.writeFile(chunk));
        }
        const stored = file;
        return await work(() => withDiskErrors(readAll(stored, size)));
      } finally {
        bytes -= size;
        unregister(ip);
        await file?.close();
      }
    },
  };
}

/** Opens a file and unlinks it, so that the system frees its space however this process ends. */
async function openUnlinkedFile(folder: string): Promise<FileHandle> {
  makeFolder(folder, 0o700);
  const path = join(folder, newId());
  const file = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
  await rm(path);
  return file;
}

async function readAll(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('A stored upload is shorter than what arrived.');
    at += bytesRead;
  }
  return bytes;
}

/** Converts errors of the disk, such as a full one, into a message. */
async function withDiskErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('unavailable', 'Uploads are unavailable right now. Please try again shortly.', {
      cause,
      retryAfterSeconds: 30,
    });
  }
}
