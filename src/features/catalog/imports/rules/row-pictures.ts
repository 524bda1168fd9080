import type { PictureProblem } from '../contract/import-words.ts';

/** Pictures that a product can have. */
const maxPictures = 8;

/** A file that lies beside the sheet. */
interface KnownPicture {
  path: string;
  problem: PictureProblem | null;
}

export interface RowPictures<Picture> {
  /** In the order of the cell; the first is the main picture. */
  found: Picture[];
  /** What is wrong with the others, in sentences; null where nothing is. */
  problem: string | null;
}

/** Finds the pictures that a cell names. */
type FindPictures<Picture> = (cell: string | undefined) => RowPictures<Picture>;

const problemWords: Record<PictureProblem, string> = {
  too_large: 'is larger than 5 MB',
  wrong_kind: 'is not a JPG, PNG or WebP picture',
  too_many_pixels: 'has more than 50 million pixels',
  damaged: 'is damaged and cannot be read',
};

/** Says why a picture of the ZIP cannot be used. */
export const pictureProblemSentence = (name: string, problem: PictureProblem): string =>
  `The picture “${name}” ${problemWords[problem]}.`;

/** Systems differ in case, in slashes, and in how they write accents. */
const keyOf = (path: string): string => path.replaceAll('\\', '/').normalize('NFC').trim().toLowerCase();

const isUrl = (name: string): boolean => /^([a-z][a-z\d+.-]+:|\/\/|www\.)/i.test(name);

const maxShownName = 80;
const shown = (name: string): string =>
  name.length > maxShownName ? `${name.slice(0, maxShownName - 1).toWellFormed()}…` : name;

/** The names in a cell, each once. */
function namesIn(cell: string): string[] {
  const names = new Map<string, string>();
  for (const part of cell.split(/[;|\n]/)) {
    const name = part.trim().replace(/^\.[/\\]/, '');
    if (name && !names.has(keyOf(name))) names.set(keyOf(name), name);
  }
  return [...names.values()];
}

/**
 * Finds pictures by their names, with as many of their folders as the cell says: archives often have a folder more than
 * the sheet knows of.
 */
export function pictureFinder<Picture extends KnownPicture>(
  pictures: readonly Picture[],
): FindPictures<Picture> {
  const byName = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const folders = keyOf(picture.path).split('/');
    for (let from = 0; from < folders.length; from += 1) {
      const name = folders.slice(from).join('/');
      (byName.get(name) ?? byName.set(name, []).get(name))?.push(picture);
    }
  }
  const missing =
    pictures.length === 0 ? 'in this file. Upload a ZIP with the sheet and its pictures.' : 'in the ZIP.';
  return (cell) => {
    const names = namesIn(cell ?? '');
    const found = new Set<Picture>();
    const problems: string[] = [];
    for (const name of names.slice(0, maxPictures)) {
      const fits = byName.get(keyOf(name)) ?? [];
      const [picture] = fits.filter(({ path }) => keyOf(path) === keyOf(name)).concat(fits);
      if (isUrl(name))
        problems.push(
          `Pictures are not fetched from the web: “${shown(name)}”. Put the picture into a ZIP with the sheet, and write its file name.`,
        );
      else if (!picture) problems.push(`There is no picture “${shown(name)}” ${missing}`);
      else if (fits.length > 1 && keyOf(picture.path) !== keyOf(name))
        problems.push(
          `Several pictures in the ZIP are named “${shown(name)}”. Write the folder too, such as “${shown(picture.path)}”.`,
        );
      else if (picture.problem) problems.push(pictureProblemSentence(shown(name), picture.problem));
      else found.add(picture);
    }
    if (names.length > maxPictures)
      problems.push(`A product can have up to ${maxPictures} pictures; the others were left out.`);
    return { found: [...found], problem: problems.join(' ') || null };
  };
}
