import type { PictureProblem } from '../contract/import-labels.ts';

/** Maximum number of pictures per product. */
const maxPictures = 8;

/** A picture file in the ZIP. */
interface KnownPicture {
  path: string;
  problem: PictureProblem | null;
}

export interface RowPictures<Picture> {
  /** In the order of the cell; the first one is the main picture. */
  found: Picture[];
  /** Problems with the others, in sentences; null if there are none. */
  problem: string | null;
}

/** Finds the pictures that a cell names. */
type FindPictures<Picture> = (cell: string | undefined) => RowPictures<Picture>;

const pictureProblemTexts: Record<PictureProblem, string> = {
  too_large: 'is larger than 5\u00a0MB',
  wrong_kind: 'is not a JPG, PNG or WebP image',
  too_many_pixels: 'has more than 50 million pixels',
  damaged: 'is damaged and cannot be read',
};

/** Returns a sentence saying why a picture of the ZIP cannot be used. */
export const describePictureProblem = (name: string, problem: PictureProblem): string =>
  `The image “${name}” ${pictureProblemTexts[problem]}.`;

/** Normalises case, slashes and accents, because systems differ in them. */
const pathKey = (path: string): string => path.replaceAll('\\', '/').normalize('NFC').trim().toLowerCase();

const isUrl = (name: string): boolean => /^([a-z][a-z\d+.-]+:|\/\/|www\.)/i.test(name);

const maxShownName = 80;
const shortName = (name: string): string =>
  name.length > maxShownName ? `${name.slice(0, maxShownName - 1).toWellFormed()}…` : name;

/** Returns the file names in a cell, without duplicates. */
function splitNames(cell: string): string[] {
  const names = new Map<string, string>();
  for (const part of cell.split(/[;|\n]/)) {
    const name = part.trim().replace(/^\.[/\\]/, '');
    if (name && !names.has(pathKey(name))) names.set(pathKey(name), name);
  }
  return [...names.values()];
}

/**
 * Returns a function that finds pictures by file name, with as many parent folders as the cell gives. Archives often
 * contain an extra top folder that the worksheet does not mention.
 */
export function pictureFinder<Picture extends KnownPicture>(
  pictures: readonly Picture[],
): FindPictures<Picture> {
  const byName = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const folders = pathKey(picture.path).split('/');
    for (let from = 0; from < folders.length; from += 1) {
      const name = folders.slice(from).join('/');
      (byName.get(name) ?? byName.set(name, []).get(name))?.push(picture);
    }
  }
  const missing =
    pictures.length === 0 ? 'in this file. Upload a ZIP with the spreadsheet and its images.' : 'in the ZIP.';
  return (cell) => {
    const names = splitNames(cell ?? '');
    const found = new Set<Picture>();
    const problems: string[] = [];
    for (const name of names.slice(0, maxPictures)) {
      const fits = byName.get(pathKey(name)) ?? [];
      const [picture] = fits.filter(({ path }) => pathKey(path) === pathKey(name)).concat(fits);
      if (isUrl(name))
        problems.push(
          `Images can’t be imported from the web: “${shortName(name)}”. Add the image to a ZIP with the spreadsheet and enter its file name.`,
        );
      else if (!picture) problems.push(`There is no image “${shortName(name)}” ${missing}`);
      else if (fits.length > 1 && pathKey(picture.path) !== pathKey(name))
        problems.push(
          `Several images in the ZIP are named “${shortName(name)}”. Include the folder, such as “${shortName(picture.path)}”.`,
        );
      else if (picture.problem) problems.push(describePictureProblem(shortName(name), picture.problem));
      else found.add(picture);
    }
    if (names.length > maxPictures)
      problems.push(`A product can have up to ${maxPictures} images. The rest were not imported.`);
    return { found: [...found], problem: problems.join(' ') || null };
  };
}
