/** True if a word may be corrected: numbers, sizes, codes and short words stay as they are. */
export const isCorrectable = (word: string): boolean => /^\p{L}{3,24}$/u.test(word);

/** Returns the number of typing errors allowed in a word of this length. */
export const allowedErrors = (word: string): number => (word.length < 8 ? 1 : 2);

/**
 * Returns a function that counts the typing errors between a word and another one: omitted, added, changed or swapped
 * letters. It stops counting above `max`.
 */
export const errorCounter =
  (one: string, max: number) =>
  (other: string): number => {
    if (Math.abs(one.length - other.length) > max) return max + 1;
    let before: number[] = [];
    let last = Array.from({ length: other.length + 1 }, (_, i) => i);
    for (let i = 1; i <= one.length; i += 1) {
      const row = [i];
      let least = i;
      for (let j = 1; j <= other.length; j += 1) {
        const same = one[i - 1] === other[j - 1];
        let errors = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
          errors = Math.min(errors, (before[j - 2] ?? 0) + 1);
        row.push(errors);
        least = Math.min(least, errors);
      }
      if (least > max) return max + 1;
      before = last;
      last = row;
    }
    return last[other.length] ?? max + 1;
  };

interface KnownWord {
  word: string;
  uses: number;
}

const lettersOf = (word: string): string => Array.from(word).toSorted().join('');

/**
 * The first letter is rarely wrong, and short words resemble each other: in both cases, only an omitted or swapped
 * letter counts.
 */
function isSlip(word: string, other: string): boolean {
  const isSwapped = lettersOf(word) === lettersOf(other);
  if (word.length > 3) return word[0] === other[0] || isSwapped || word.length !== other.length;
  const isShortened = other.length === 4 && other[0] === word[0] && other.at(-1) === word.at(-1);
  return isSwapped || isShortened;
}

/**
 * Returns the word that was most likely meant: fewest errors, the same first letter, most used. Null if none is near.
 */
export function nearestWord(word: string, known: Iterable<KnownWord>): string | null {
  const most = allowedErrors(word);
  const countErrors = errorCounter(word, most);
  let best: string | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const { word: other, uses } of known) {
    if (other === word || other.length < 3) continue;
    const errors = countErrors(other);
    if (errors > most || !isSlip(word, other)) continue;
    const cost = errors + (other[0] === word[0] ? 0 : 0.6) - Math.min(0.5, Math.log10(uses + 1) / 8);
    if (cost < bestCost) [best, bestCost] = [other, cost];
  }
  return best;
}

/** Irregular plurals, and words with British and American spellings. */
const irregularSpellings: Record<string, string> = {
  men: 'man',
  mens: 'man',
  women: 'woman',
  womens: 'woman',
  children: 'child',
  childrens: 'child',
  kid: 'child',
  kids: 'child',
  wooden: 'wood',
  woolen: 'wool',
  woollen: 'wool',
  golden: 'gold',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  gray: 'grey',
  centre: 'center',
  fibre: 'fiber',
  theatre: 'theater',
  aluminum: 'aluminium',
  jewellery: 'jewelry',
  tyre: 'tire',
  pyjama: 'pajama',
  doughnut: 'donut',
  grayboard: 'greyboard',
  fiberboard: 'fibreboard',
  liter: 'litre',
  meter: 'metre',
  odor: 'odour',
  odorless: 'odourless',
  labeled: 'labelled',
  labeling: 'labelling',
  jeweler: 'jeweller',
  license: 'licence',
  program: 'programme',
  specialty: 'speciality',
  caster: 'castor',
  curbside: 'kerbside',
  fulfillment: 'fulfilment',
  sulphate: 'sulfate',
  sulfite: 'sulphite',
  sulphur: 'sulfur',
  cheque: 'check',
  catalogue: 'catalog',
};
const irregular = /^(kni|shel|lea|scar|wol|loa|cal|hal|thie|wi)ves$/;

/** Returns one spelling for words with several: `women's` and `woman`, `colour` and `color`, `shelves` and `shelf`. */
export function oneSpelling(word: string): string {
  const single = word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
  for (const form of [word, single])
    if (Object.hasOwn(irregularSpellings, form)) return irregularSpellings[form] ?? word;
  if (irregular.test(word)) return word.replace(/ves$/, /^(kni|wi)/.test(word) ? 'fe' : 'f');
  return word
    .replace('mold', 'mould')
    .replace(/^(.{3,})our(s|ed|ing|ful|less|ite|ites|ant)?$/, '$1or$2')
    .replace(/^(.{4,})is(e|es|ed|er|ers|ing|ation|ations)$/, '$1iz$2');
}

/** Returns the ways to split a word in two: `bedsheets` → `bed` and `sheets`. */
export const splitsOf = (word: string): [string, string][] =>
  /^\p{L}{6,24}$/u.test(word)
    ? Array.from({ length: word.length - 5 }, (_, i) => [word.slice(0, i + 3), word.slice(i + 3)])
    : [];
