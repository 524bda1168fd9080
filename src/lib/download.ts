import * as z from 'zod/mini';

/** What an endpoint answers that hands out a file: whole, or written while it is read. */
export const download = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.union([z.file(), z.instanceof(ReadableStream)]),
});
