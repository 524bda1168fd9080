import { AppError } from '#lib/errors.ts';

/** What is told of a text in XML, in its order. Names come without the prefix of their namespace. */
export interface XmlListener {
  /** `rest` is all that stands in the tag after its name; `attributeOf` reads it. */
  open(name: string, rest: string): void;
  text(text: string): void;
  close(name: string): void;
}

/** No tag and no text between two tags is longer in a file of products. */
const longestPart = 1024 * 1024;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? whole;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : '';
}

const decoded = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x?[\da-fA-F]{1,6}|\w{2,4});/g, entity) : text;

/** Value of an attribute; null where the tag has none of that name. */
export function attributeOf(rest: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(rest);
  return found ? decoded(found[1] ?? found[2] ?? '') : null;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece, so that a large file needs little memory. It declares nothing and fetches nothing:
 * a document type, by which other readers can be made to do either, is refused.
 */
export class XmlReader {
  private rest = '';
  /** How far a tag that has not ended yet was looked at, so that nothing is looked at twice. */
  private seen = 0;
  /** The quote in which that look stopped. */
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
      if (start > at) this.listener.text(decoded(this.rest.slice(at, start)));
      this.tell(start, end);
      at = end;
    }
    this.rest = this.rest.slice(at);
    this.seen = Math.max(0, this.seen - at);
    if (this.rest.length > longestPart)
      throw new AppError('invalid', 'This file could not be read. Please save it as CSV and try again.');
  }

  /** Where what begins here ends, or -1 while its end has not come yet. */
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

  /** A quoted value may hold the sign that ends a tag. */
  private endOfTag(start: number): number {
    const { rest } = this;
    for (let at = Math.max(start + 1, this.seen); at < rest.length; at += 1) {
      const sign = rest[at] ?? '';
      if (this.quote) {
        if (sign === this.quote) this.quote = '';
      } else if (sign === '"' || sign === "'") this.quote = sign;
      else if (sign === '>') {
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
    const isWhole = rest[end - 2] === '/';
    const inside = rest.slice(start + 1, isWhole ? end - 2 : end - 1);
    const space = inside.search(/\s/);
    const name = localName(space < 0 ? inside : inside.slice(0, space));
    listener.open(name, space < 0 ? '' : inside.slice(space));
    if (isWhole) listener.close(name);
  }
}
