import { readFileSync } from 'node:fs';
import { type Random, seeded } from '#seed/marketplace/random.ts';
import { type Kind, kinds } from './kinds.ts';

/** A product with its properties. Its text is generated from them, with additions and omissions. */
export interface Thing {
  kind: string;
  /** An accessory that is sold with the kind. */
  isExtra: boolean;
  facts: Record<string, string>;
  title: string;
  description: string;
  brand: string;
  colour: string;
}

/** A search with its wanted and unwanted properties. */
interface Intent {
  half: string;
  query: string;
  kind: string;
  wanted: Record<string, string>;
  unwanted: Record<string, string>;
}

const pairsIn = (text = ''): Record<string, string> => {
  const pairs: Record<string, string> = {};
  for (const pair of text.split(' ').filter(Boolean)) {
    const [key = '', value = ''] = pair.replaceAll('-', ' ').split('=');
    pairs[key] = value;
  }
  return pairs;
};

/** Reads the searches with their wanted properties from `queries.tsv`. */
export const readWishes = (): Intent[] =>
  readFileSync(new URL('queries.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [half = '', query = '', kind = '', wanted, unwanted] = line.split('\t');
      return { half, query, kind, wanted: pairsIn(wanted), unwanted: pairsIn(unwanted) };
    });

const holds = (facts: Thing['facts'], pairs: Record<string, string>): boolean[] =>
  Object.entries(pairs).map(([key, value]) => facts[key] === value);

/** Returns the gain of a result: 1 for an exact match, 0.1 for another product of the kind, 0.01 for an accessory. */
export function worthOf({ kind, isExtra, facts }: Thing, intent: Intent): number {
  if (kind !== intent.kind) return 0;
  if (isExtra) return 0.01;
  return holds(facts, intent.wanted).every(Boolean) && !holds(facts, intent.unwanted).some(Boolean) ? 1 : 0.1;
}

const praise =
  'Premium Quality|Heavy Duty|Gift for Women and Men|Home Office Essentials|Great for Travel, Camping and Gym|Perfect for Kids and Adults|Lightweight|New Arrival|for Everyday Use|Best Seller|Durable and Easy to Clean|Black Friday Deal'.split(
    '|',
  );
const filler =
  'Made to last and easy to care for.|Our customers use it at home, in the office and on the road.|If anything is wrong with it, write to us and we send another.|The package includes a short guide.|Looks good on white and black furniture alike.|Designed by a small team, tested by many.|A thoughtful present for birthdays and holidays, for men, women and kids.|Please check the size before you order.|Ships in a plain box without logo.|Wipe with a damp towel, and keep it out of the sun.'.split(
    '|',
  );

const formsOf = (side: string): { value: string; forms: string[] } => {
  const [value = '', forms = ''] = side.split('=');
  return { value, forms: forms.split('|') };
};

/** Returns a value in the words of one supplier. */
const wordsFor = (random: Random, { kind, key, value }: { kind: Kind; key: string; value: string }): string =>
  random.pick((kind.sides[key] ?? []).map(formsOf).find((one) => one.value === value)?.forms ?? [value]);

function describe(random: Random, { kind, left }: { kind: Kind; left: readonly string[] }): string {
  const other = random.pick(kinds);
  const sentences = [
    ...left.map((words) =>
      random.pick([`Comes in ${words}.`, `${words}.`, `This one is ${words.toLowerCase()}.`]),
    ),
    `Goes well with ${random.pick(other.names).toLowerCase()} of ${random.pick(other.brands)}.`,
    ...(random.chance(0.4)
      ? [
          `Also to be had in ${random.pick(['navy, pink and white', 'black, red and grey', 'other sizes and colours'])}.`,
        ]
      : []),
    ...(random.chance(0.5) ? [`${random.pick(kind.names)} for people who look twice.`] : []),
    ...Array.from({ length: random.between(1, 4) }, () => random.pick(filler)),
  ];
  return random.chance(0.15) ? '' : sentences.join(' ');
}

/** Creates a product of a kind with these properties. */
function make(random: Random, { kind, facts }: { kind: Kind; facts: Thing['facts'] }): Thing {
  const brand = facts['@'] ?? '';
  const said = Object.entries(facts).filter(([key]) => key !== '@');
  const words = said.map(([key, value]) => ({ key, text: wordsFor(random, { kind, key, value }) }));
  // Titles never contain everything.
  const inTitle = words.filter(() => random.chance(0.8));
  const left = words.filter((one) => !inTitle.includes(one)).map(({ text }) => text);
  const name = random.pick(kind.names);
  const [first, ...rest] = random.chance(0.5) ? inTitle.toReversed() : inTitle;
  const tail = rest.map(({ text }) => text).join(', ');
  const extra = random.chance(0.7) ? random.pick(praise) : '';
  const title = random.pick([
    `${brand} ${first?.text ?? ''} ${name}, ${tail}, ${extra}`,
    `${brand} ${name} - ${first?.text ?? ''}, ${extra}, ${tail}`,
    `${first?.text ?? ''} ${tail} ${name} by ${brand} | ${extra}`,
    `${brand} ${extra} ${name} ${tail} (${first?.text ?? ''})`,
    `${name}, ${random.pick(kind.names)} ${first?.text ?? ''}, ${tail}`,
  ]);
  return {
    kind: kind.key,
    isExtra: false,
    facts,
    title: title
      .replace(/\s+/g, ' ')
      .replace(/( ,)+/g, ',')
      .replace(/[ ,|-]+$/, '')
      .replace(' ()', '')
      .trim(),
    description: describe(random, { kind, left }),
    brand: random.chance(0.9) ? brand : '',
    colour: random.chance(0.75) ? (words.find(({ key }) => key === 'colour')?.text ?? '') : '',
  };
}

function extrasOf(random: Random, kind: Kind): Thing[] {
  return kind.extras.flatMap((name) =>
    [1, 2].map(() => {
      const colour = random.pick(['Black', 'White', 'Navy', 'Pink', 'Grey']);
      const target = random.pick(kind.names);
      const side = random.pick(Object.values(kind.sides).flat().map(formsOf)).forms[0] ?? '';
      return {
        kind: kind.key,
        isExtra: true,
        facts: {},
        title: random.pick([
          `${name}, ${colour}`,
          `${random.pick(kind.brands)} ${name} for ${target}, ${side}`,
          `${name} - Compatible with ${kind.brands.join(', ')} ${target}, ${colour}, ${random.pick(praise)}`,
        ]),
        description: `Fits most ${target.toLowerCase()} (${target.toLowerCase()} not included). ${random.pick(filler)}`,
        brand: random.pick(kind.brands),
        colour,
      };
    }),
  );
}

function randomFacts(random: Random, { brands, sides }: Kind): Thing['facts'] {
  return {
    '@': random.pick(brands),
    ...Object.fromEntries(
      Object.entries(sides).map(([key, list]) => [key, formsOf(random.pick(list)).value]),
    ),
  };
}

/** Returns another value of a kind. */
function other(
  random: Random,
  { kind: { brands, sides }, key, value }: { kind: Kind; key: string; value: string },
): string {
  const values = key === '@' ? brands : (sides[key] ?? []).map((side) => formsOf(side).value);
  return random.pick(values.filter((one) => one !== value));
}

/** Creates several matching products, and for each wanted property one that lacks only this. */
function forWish(
  random: Random,
  { kind, intent: { wanted, unwanted } }: { kind: Kind; intent: Intent },
): Thing['facts'][] {
  const fits = (): Thing['facts'] => {
    const facts = { ...randomFacts(random, kind), ...wanted };
    for (const [key, value] of Object.entries(unwanted))
      if (facts[key] === value) facts[key] = other(random, { kind, key, value });
    return facts;
  };
  const near = Object.entries(wanted).map(([key, value]) => ({
    ...fits(),
    [key]: other(random, { kind, key, value }),
  }));
  return [fits(), fits(), fits(), ...near, ...Object.keys(unwanted).map(() => ({ ...fits(), ...unwanted }))];
}

/** Creates all products; always the same ones. */
export function makeThings(wishes: readonly Intent[]): Thing[] {
  return kinds.flatMap((kind) => {
    const random = seeded(`shopping:${kind.key}`);
    const facts = [
      ...Array.from({ length: 12 }, () => randomFacts(random, kind)),
      ...wishes
        .filter((intent) => intent.kind === kind.key)
        .flatMap((intent) => forWish(random, { kind, intent })),
    ];
    return [...facts.map((one) => make(random, { kind, facts: one })), ...extrasOf(random, kind)];
  });
}
