import { lookLength } from './look.ts';

/** Characters of a look as text. */
export const lookCharacters = Math.ceil((lookLength * 4) / 3);

/** A look as an address carries it. */
export const toLookText = (look: Int8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(look.buffer, look.byteOffset, look.length)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The other way round. The text was checked by its schema. */
export const fromLookText = (text: string): Int8Array =>
  Int8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
