import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../fixture.ts';

const rules = 'src/features/orders/orders/rules.ts';

describe('names', () => {
  it.each([
    ['interface Asked {}', /Asked is a participle/],
    ['type ProductsWanted = string;', /ProductsWanted is a participle/],
    ['const mostLines = 3;', /mostLines is a limit: name it max…/],
    ['const longestWait = 3;', /longestWait is a limit/],
    ['function tellOfOrder() {}', /tellOfOrder sends a notification: name it notify…/],
    ['const stateWords = {};', /name it …stateLabels/],
    ['const run = (stranger: string) => stranger;', /stranger is a guest or a visitor/],
  ])('refuse "%s"', (text, says) => {
    expect(sentencesIn({ 'src/lib/a.ts': `${text}\n` })).toEqual([expect.stringMatching(says)]);
  });

  it.each(['class NotFound {}', 'const most = 3;', 'interface OrderFilter {}', 'const telephone = 1;'])(
    'allow "%s"',
    (text) => {
      expect(sentencesIn({ 'src/lib/a.ts': `${text}\n` })).toEqual([]);
    },
  );

  it.each([
    'src/lib/asked.ts',
    'src/lib/kept-text.ts',
    'db/seed/finished/orders.ts',
    'src/lib/order-papers.ts',
  ])('refuse the path %s', (path) => {
    expect(sentencesIn({ [path]: '' })).toEqual([expect.stringMatching(/: ".*" (?:is a|means)/)]);
  });
});

describe('docstrings', () => {
  it.each(['What a store sells.', 'Those of a store.', 'The same with prices.', 'One of them.'])(
    'refuse the opening of "%s"',
    (text) => {
      const tree = { 'src/lib/a.ts': `/** ${text} */\nvoid 0;\n/**\n * ${text}\n */\nvoid 0;\n` };
      expect(sentencesIn(tree)).toEqual(Array(2).fill(expect.stringContaining('a docstring begins with')));
    },
  );

  it('allow an opening that names what is returned, and any opening of other comments', () => {
    const text = '/** Returns what a store sells. */\nvoid 0;\n// What follows is slow.\nvoid 0;\n';
    expect(sentencesIn({ 'src/lib/a.ts': text })).toEqual([]);
  });
});

describe('text of the interface', () => {
  it.each([
    ["const text = 'Your order stands here.';", /"stands" in "Your order stands here\."/],
    ['const text = `Ask ${name}, or somebody else`;', /"somebody".*write someone/],
    ["const text = 'Give at most 50 % off';", /directly behind it/],
  ])('refuses %s', (text, says) => {
    expect(sentencesIn({ [rules]: `${text}\n` })).toEqual([expect.stringMatching(says)]);
  });

  it('refuses such words in JSX', () => {
    const path = 'src/features/orders/orders/components/order-table.tsx';
    expect(sentencesIn({ [path]: 'const row = <p>Go on\n with it</p>;\n' })).toEqual([
      expect.stringContaining('"Go on" in "Go on with it": write continue'),
    ]);
  });

  it('leaves single words, and code outside the interface, alone', () => {
    expect(sentencesIn({ [rules]: "const state = 'chosen';\n" })).toEqual([]);
    expect(sentencesIn({ 'src/lib/a.ts': "const text = 'Your order stands here.';\n" })).toEqual([]);
  });
});
