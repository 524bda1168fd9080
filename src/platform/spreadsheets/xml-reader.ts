import { AppError } from '#lib/errors.ts';

/** Receives the contents of an XML document in order. Names have no namespace prefix. */
export interface XmlListener {
  /** `rest` is the part of the tag after its name; `readAttribute` reads it. */
  open(name: string, rest: string): void;
  text(text: string): void;
  close(name: string): void;
}

/** Maximum length of a tag, or of the text between two tags, in a product file. */
const maxPartLength = 1024 * 1024;

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities[name] ?? whole;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : '';
}

const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x?[\da-fA-F]{1,6}|\w{2,4});/g, decodeEntity) : text;

/** Returns the value of an attribute; null if the tag does not have it. */
export function readAttribute(rest: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(rest);
  return found ? decodeEntities(found[1] ?? found[2] ?? '') : null;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML piece by piece, so that a large file needs little memory. It has no declarations and fetches nothing:
 * document types, which make other parsers do both, are refused.
 */
export class XmlReader {
  private rest = '';
  /** Position up to which an unfinished tag was scanned, so that nothing is scanned twice. */
  private seen = 0;
  /** The quote inside which the scan stopped. */
  private quote = '';
  private readonly listener: XmlListener;

  constructor(listener: XmlListener) {
    this.listener = listener;
  }

  write(piece: string): void {
    this.rest += piece;
    let at = 0;
    for (;;) {
      const start = this.rest.indexOf('<', at);
      const end = start < 0 ? -1 : this.endOf(start);
      if (end < 0) break;
      if (start > at) this.listener.text(decodeEntities(this.rest.slice(at, start)));
      this.tell(start, end);
      at = end;
    }
    this.rest = this.rest.slice(at);
    this.seen = Math.max(0, this.seen - at);
    if (this.rest.length > maxPartLength)
      throw new AppError('invalid', 'This file could not be read. Please save it as CSV and try again.');
  }

  /** Returns the end of the markup that starts here, or -1 if it has not arrived yet. */
  private endOf(start: number): number {
    const { rest } = this;
    const after = (mark: string): number => {
      const found = rest.indexOf(mark, start);
      return found < 0 ? -1 : found + mark.length;
    };
    if (rest.startsWith('<![CDATA[', start)) return after(']]>');
    if (rest.startsWith('<!--', start)) return after('-->');
    if (rest.length - start < 9 && rest[start + 1] === '!') return -1;
    if (rest[start + 1] === '?') return after('?>');
    return this.endOfTag(start);
  }

  /** A quoted value may contain the character that ends a tag. */
  private endOfTag(start: number): number {
    const { rest } = this;
    for (let at = Math.max(start + 1, this.seen); at < rest.length; at += 1) {
      const character = rest[at] ?? '';
      if (this.quote) {
        if (character === this.quote) this.quote = '';
      } else if (character === '"' || character === "'") this.quote = character;
      else if (character === '>') {
        this.seen = 0;
        return at + 1;
      }
    }
    this.seen = rest.length;
    return -1;
  }

  private tell(start: number, end: number): void {
    const { rest, listener } = this;
    if (rest[start + 1] === '?' || rest.startsWith('<!--', start)) return;
    if (rest.startsWith('<![CDATA[', start)) return listener.text(rest.slice(start + 9, end - 3));
    if (rest[start + 1] === '!')
      throw new AppError(
        'invalid',
        'This file declares a document type. Please leave it out, or save it as CSV.',
      );
    if (rest[start + 1] === '/') return listener.close(localName(rest.slice(start + 2, end - 1).trim()));
    const isSelfClosing = rest[end - 2] === '/';
    const inside = rest.slice(start + 1, isSelfClosing ? end - 2 : end - 1);
    const space = inside.search(/\s/);
    const name = localName(space < 0 ? inside : inside.slice(0, space));
    listener.open(name, space < 0 ? '' : inside.slice(space));
    if (isSelfClosing) listener.close(name);
  }
}
