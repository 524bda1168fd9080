import { isCode, isTest, type SourceFile } from '../project.ts';
import { codeTextsOf } from './code-text.ts';
import { isProse, oneLine, type ReadableText } from './prose.ts';

/** Code of the interface and of what the server sends: screens, messages, errors, emails and PDFs. */
const interfacePlaces = /^src\/.*\.tsx?$/;
const seedPlaces = /^db\/seed\/.*\.(?:ts|json|md)$/;
const codeOnly = /\/(?:factory|tables)\.ts$|^src\/ui\/gallery\//;

/** Tables of names, codes and figures. */
const seedTables = /^db\/seed\/(?:reference|taxonomy\/(?:synonyms|icons))/;

export const isInterface = (path: string): boolean => interfacePlaces.test(path);

/** Returns every text in a file that people read: of the interface, of messages to them, and of the demo marketplace. */
export function readableTextsOf(file: SourceFile): ReadableText[] {
  const { path } = file;
  const isRead = interfacePlaces.test(path) || (seedPlaces.test(path) && !seedTables.test(path));
  if (!isRead || isTest(path) || codeOnly.test(path)) return [];
  if (isCode(file)) return codeTextsOf(file);
  return path.endsWith('.md') ? paragraphsOf(file) : jsonTextsOf(file);
}

/** Returns the domain and slice of a file, such as `orders/checkout`; `app/…` and `seed/…` for the other folders. */
export function areaOf(path: string): string {
  const [top, first = '', second = '', third = ''] = path.split('/');
  if (top === 'db') return `seed/${second.replace(/\.\w+$/, '')}`;
  const parts = first === 'features' ? [second, third] : [first, second];
  return parts.map((part) => part.replace(/\.\w+$/, '')).join('/');
}

function paragraphsOf({ path, text }: SourceFile): ReadableText[] {
  return text.split('\n').flatMap((line, index) => {
    const sentence = oneLine(line);
    return /\p{L}{2}/u.test(sentence) && !sentence.startsWith('```')
      ? [{ path, line: index + 1, text: sentence }]
      : [];
  });
}

/** A string of JSON, with the colon behind it if it is a key. */
const jsonString = /("(?:[^"\\]|\\.)*")(\s*:)?/g;

function jsonTextsOf({ path, text }: SourceFile): ReadableText[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(jsonString)].flatMap(([, quoted = '""', colon]) => {
      const value = JSON.parse(quoted) as string;
      return colon === undefined && isProse(value) ? [{ path, line: index + 1, text: oneLine(value) }] : [];
    }),
  );
}
