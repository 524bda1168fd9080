import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCodes } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { makeFolder } from '../config/make-folder.ts';
import { busyWithUploads } from './upload-places.ts';

const megabyte = 1024 * 1024;

/** How much may be arriving at a time. It costs a connection and disk space each, and next to no memory. */
const usualLimits = { atOnce: 400, ofOneIp: 30, bytes: 512 * megabyte };

interface Arriving {
  payload: Readable;
  ip: string;
  maxBytes: number;
}

export interface UploadInbox {
  /**
   * Stores a body on disk until all of it has arrived, then calls `work` with a function that reads it into memory.
   * Nothing is left on disk afterwards.
   */
  receive<T>(arriving: Arriving, work: (read: () => Promise<Buffer>) => Promise<T>): Promise<T>;
}

/** Keeps uploads that are arriving, or wait to be worked on, in a folder. */
export function uploadInbox(folder: string, limits = usualLimits): UploadInbox {
  const countOfIp = new Map<string, number>();
  let count = 0;
  let bytes = 0;
  const enter = (ip: string): void => {
    const own = countOfIp.get(ip) ?? 0;
    if (count >= limits.atOnce || own >= limits.ofOneIp) throw busyWithUploads();
    count += 1;
    countOfIp.set(ip, own + 1);
  };
  const leave = (ip: string): void => {
    count -= 1;
    const own = (countOfIp.get(ip) ?? 1) - 1;
    if (own > 0) countOfIp.set(ip, own);
    else countOfIp.delete(ip);
  };
  return {
    async receive({ payload, ip, maxBytes }, work) {
      enter(ip);
      let size = 0;
      let file: FileHandle | undefined;
      try {
        file = await guarded(openUnnamed(folder));
        for await (const chunk of payload as AsyncIterable<Buffer>) {
          size += chunk.length;
          bytes += chunk.length;
          if (size > maxBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
          if (bytes > limits.bytes) throw busyWithUploads();
          await guarded(file.writeFile(chunk));
        }
        const stored = file;
        return await work(() => guarded(readAll(stored, size)));
      } finally {
        bytes -= size;
        leave(ip);
        await file?.close();
      }
    },
  };
}

/** Opens a file that no folder lists: whatever ends this process, the system frees its space. */
async function openUnnamed(folder: string): Promise<FileHandle> {
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

/** A disk that is full, or a folder that cannot be written, is told in words. */
async function guarded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('unavailable', 'Files cannot be taken right now. Please try again shortly.', {
      cause,
      retryAfterSeconds: 30,
    });
  }
}
