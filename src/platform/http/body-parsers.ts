import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/errors.ts';

const megabyte = 1024 * 1024;
const jsonLimit = megabyte;
/** Five megabytes of file, and room for the form around it. */
export const multipartLimit = 6 * megabyte;
/** Thirty megabytes of products in one file. */
export const largeMultipartLimit = 31 * megabyte;

/** No form of ours comes near it. */
const deepest = 64;
const byte = { quote: 0x22, backslash: 0x5c, list: 0x5b, listEnd: 0x5d, object: 0x7b, objectEnd: 0x7d };

/** A megabyte of brackets keeps the parser busy for half a second; counting them takes hundredths of one. */
function isDeep(json: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i += 1) {
    const at = json[i];
    if (inText) {
      if (at === byte.backslash) i += 1;
      else if (at === byte.quote) inText = false;
    } else if (at === byte.quote) inText = true;
    else if (at === byte.list || at === byte.object) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (at === byte.listEnd || at === byte.objectEnd) depth -= 1;
  }
  return false;
}

/** JSON of at most 1 MB. Forms with files are added by uploads.ts; every other type of body is refused by Fastify. */
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
