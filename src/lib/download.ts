import * as z from 'zod/mini';

/** Output of an endpoint that sends a file, as a whole or as a stream. */
export const downloadOutput = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.union([z.file(), z.instanceof(ReadableStream)]),
});
