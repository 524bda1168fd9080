import sax from 'sax';
import { AppError } from '#lib/errors.ts';

/** The attributes of a tag by their names, prefixes included; `readAttribute` reads them. */
type XmlAttributes = Readonly<Record<string, string>>;

/** Receives the contents of an XML document in order. Names have no namespace prefix. */
export interface XmlListener {
  open(name: string, attributes: XmlAttributes): void;
  text(text: string): void;
  close(name: string): void;
}

/** Maximum length of a tag or a comment in a product file. Longer texts are passed on in pieces. */
const maxPartLength = 1024 * 1024;
/** Product files need seven levels. The parser remembers all open tags, so endless nesting would fill the memory. */
const maxDepth = 500;

Object.assign(sax, { MAX_BUFFER_LENGTH: maxPartLength });
// Without positions, the parser would not notice that something is too long.
const options = { strictEntities: true, position: true };

const unreadableError = (): AppError =>
  new AppError('invalid', 'This file could not be read. Save it as CSV and try again.');
const documentTypeError = (): AppError =>
  new AppError(
    'invalid',
    'This file declares a document type. Remove the declaration or save the file as CSV.',
  );

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns the value of an attribute, whatever its prefix; null if the tag does not have it. */
export function readAttribute(attributes: XmlAttributes, name: string): string | null {
  if (Object.hasOwn(attributes, name)) return attributes[name] ?? null;
  const found = Object.entries(attributes).find(([key]) => localName(key) === name);
  return found?.[1] ?? null;
}

/**
 * Parses XML piece by piece, so that a large file needs little memory. Nothing is fetched, and document types, by which
 * files declare entities that expand to gigabytes, are refused. Programs that export products do not always write
 * well-formed XML, so other mistakes are tolerated.
 */
export class XmlReader {
  private readonly parser: sax.SAXParser;
  private depth = 0;

  constructor(listener: XmlListener) {
    this.parser = sax.parser(true, options);
    this.parser.onopentag = ({ name, attributes }) => {
      this.depth += 1;
      if (this.depth > maxDepth) throw unreadableError();
      listener.open(localName(name), attributes as XmlAttributes);
    };
    this.parser.ontext = (text) => listener.text(text);
    this.parser.oncdata = (text) => listener.text(text);
    this.parser.onclosetag = (name) => {
      this.depth -= 1;
      listener.close(localName(name));
    };
    this.parser.ondoctype = this.parser.onsgmldeclaration = () => {
      throw documentTypeError();
    };
    this.parser.onerror = (error) => {
      if (error.message.startsWith('Max buffer length exceeded')) throw unreadableError();
      this.parser.resume();
    };
  }

  write(piece: string): void {
    this.parser.write(piece);
    // In other declarations, the parser takes everything after a quote for a part of them.
    const { sgmlDecl = '' } = this.parser as { sgmlDecl?: string };
    if (/["']/.test(sgmlDecl)) throw documentTypeError();
  }
}
