import { lookLength } from './look.ts';

/** Number of characters of a look as text. */
export const lookCharacters = Math.ceil((lookLength * 4) / 3);

/** Encodes a look for a URL. */
export const toLookText = (look: Int8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(look.buffer, look.byteOffset, look.length)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Decodes a look. The text was validated by its schema. */
export const fromLookText = (text: string): Int8Array =>
  Int8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
