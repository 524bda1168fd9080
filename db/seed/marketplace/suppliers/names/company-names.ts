import type { Random } from '../../random.ts';
import type { NameGroup } from '../trades.ts';
import { headsOf, legalForms, tradeWords } from './name-words.ts';

const LATIN: Record<string, string> = {
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  '&': ' and ',
  '’': '',
  "'": '',
};

/** `Đồng Xanh Food & Co.` → `dong-xanh-food-and-co` */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[đłıøßæ&’']/g, (letter) => LATIN[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The name without its legal form: `Vetreria Valdarno S.r.l.` → `Vetreria Valdarno` */
export const withoutForm = (name: string): string =>
  name.replace(
    /,? (Pvt\. Ltd\.|\(Pty\) Ltd|\(Pvt\) Ltd|Pty Ltd|Pte\. Ltd\.|Co\., Ltd\.?|GmbH & Co\. KG|GmbH|S\.A\. de C\.V\.|S\. de R\.L\. de C\.V\.|Sdn\. Bhd\.|Sp\. z o\.o\.|S\.r\.l\.|S\.p\.A\.|S\.A\.E\.|S\.A\.|S\.L\.|SAS|SARL|Ltda\.|Lda\.|A\.Ş\.|Ltd\. Şti\.|JSC|K\.K\.|FZE|LLC|LLP|Inc\.|Corp\.?|B\.V\.|s\.r\.o\.|Ltd\.?|Co\.)$/,
    '',
  );

/** A company name that fits country and trade and that `taken` does not hold yet; adds name and slug to it. */
export function companyName(options: {
  country: string;
  city: string;
  names: NameGroup;
  r: Random;
  taken: Set<string>;
}): { name: string; slug: string } {
  const { country, city, names, r, taken } = options;
  for (let attempt = 0; ; attempt++) {
    const name = compose(country, { city: attempt > 4 ? city : '', names, r, attempt });
    const short = slugOf(withoutForm(name)),
      long = slugOf(name);
    const slug = taken.has(short) ? long : short;
    if (taken.has(long)) continue;
    taken.add(short).add(long);
    return { name, slug };
  }
}

function compose(
  country: string,
  { city, names, r, attempt }: { city: string; names: NameGroup; r: Random; attempt: number },
): string {
  const heads = headsOf(country);
  const head = r.pick(heads),
    word = r.pick(tradeWords(country, names)),
    tail = r.pick(legalForms(country));
  if (country === 'ID') return `PT ${head} ${attempt > 8 ? `${r.pick(heads)} ` : ''}${word}`;
  if (country === 'CN') return `${city === '' ? '' : `${city} `}${head} ${word} ${tail}`;
  const second = attempt > 8 ? ` ${r.pick(heads)}` : '';
  const place = city === '' || attempt > 12 ? '' : ` ${city}`;
  const romance = ['FR', 'IT', 'ES', 'MX', 'BR', 'PT'].includes(country);
  return `${romance ? `${word} ${head}${second}${place}` : `${head}${second} ${word}${place}`} ${tail}`.trim();
}
