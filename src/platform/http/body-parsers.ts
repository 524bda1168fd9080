import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/errors.ts';

const megabyte = 1024 * 1024;
const jsonLimit = megabyte;
/** A file of 5 MB, and space for the form around it. */
export const multipartLimit = 6 * megabyte;
/** A product file of 30 MB, and space for the form around it. */
export const largeMultipartLimit = 31 * megabyte;

/** No form of the product is nested nearly as deeply. */
const maxDepth = 64;
const characterCodes = {
  quote: 0x22,
  backslash: 0x5c,
  list: 0x5b,
  listEnd: 0x5d,
  object: 0x7b,
  objectEnd: 0x7d,
};

/**
 * True if JSON is nested too deeply. A megabyte of brackets blocks the parser for half a second; counting them takes
 * hundredths of a second.
 */
function isDeep(json: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i += 1) {
    const at = json[i];
    if (inText) {
      if (at === characterCodes.backslash) i += 1;
      else if (at === characterCodes.quote) inText = false;
    } else if (at === characterCodes.quote) inText = true;
    else if (at === characterCodes.list || at === characterCodes.object) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (at === characterCodes.listEnd || at === characterCodes.objectEnd) depth -= 1;
  }
  return false;
}

/** Accepts JSON of up to 1 MB. uploads.ts adds forms with files; Fastify refuses all other types of bodies. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseText = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: jsonLimit },
    (request, body, done) => {
      if (body.length === 0) return done(null, undefined);
      if (!isUtf8(body as Buffer)) return done(new AppError('invalid', 'The request is not valid UTF-8.'));
      if (isDeep(body as Buffer)) return done(new AppError('invalid', 'The request could not be read.'));
      void parseText(request, body.toString(), done);
    },
  );
}
