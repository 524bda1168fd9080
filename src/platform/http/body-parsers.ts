import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/errors.ts';

const megabyte = 1024 * 1024;
export const jsonLimit = megabyte;
/** Five megabytes of file, and room for the form around it. */
export const multipartLimit = 6 * megabyte;
/** Thirty megabytes of products in one file. */
export const largeMultipartLimit = 31 * megabyte;

/** JSON of at most 1 MB, and multipart forms; every other type of body is refused by Fastify. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseText = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: jsonLimit },
    (request, body, done) => {
      if (body.length === 0) return done(null, undefined);
      if (!isUtf8(body as Buffer)) return done(new AppError('invalid', 'The request is not valid UTF-8.'));
      void parseText(request, body.toString(), done);
    },
  );
  app.addContentTypeParser(
    /^multipart\/form-data/,
    { parseAs: 'buffer', bodyLimit: multipartLimit },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      try {
        const headers = { 'content-type': request.headers['content-type'] ?? '' };
        return await new Response(new Uint8Array(body), { headers }).formData();
      } catch (cause) {
        throw new AppError('invalid', 'The upload could not be read.', { cause });
      }
    },
  );
}
