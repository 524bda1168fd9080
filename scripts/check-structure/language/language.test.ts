import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../fixture.ts';
import { areaOf, readableTextsOf } from './readable-text.ts';

const rules = 'src/features/orders/orders/rules.ts';
const component = 'src/features/orders/orders/components/order-table.tsx';

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
    expect(sentencesIn({ [component]: 'const row = <p>Go on\n with it</p>;\n' })).toEqual([
      expect.stringContaining('"Go on" in "Go on with it": write continue'),
    ]);
  });

  it.each([
    ['an attribute', "const a = <Field label={isOpen ? 'Chosen' : 'Open'} />;", /"Chosen"/],
    ['the text around an expression', 'const a = <p>Nobody {verb} it</p>;', /"Nobody" in "Nobody … it"/],
    ['a message of a schema', "const a = z.string().min(1, 'Please mend the name');", /"mend"/],
    ['a property', "const a = { title: 'Papers' };", /"Papers"/],
  ])('refuses such words in %s', (_place, text, says) => {
    expect(sentencesIn({ [component]: `${text}\n` })).toEqual([expect.stringMatching(says)]);
  });

  it('refuses such words in messages of the server', () => {
    const path = 'src/features/orders/orders/server/commands/place-order.ts';
    expect(sentencesIn({ [path]: "throw new AppError('conflict', 'Nobody can order this.');\n" })).toEqual([
      expect.stringContaining('"Nobody"'),
    ]);
  });

  it.each([
    ['articles', 'db/seed/blogs/box.md', 'A box that nobody measures.\n'],
    ['data', 'db/seed/community/news.json', '[{ "title": "A box that nobody measures" }]\n'],
  ])('refuses such words in %s of the demo marketplace', (_kind, path, text) => {
    expect(sentencesIn({ [path]: text })).toEqual([
      expect.stringContaining('"nobody" in "A box that nobody'),
    ]);
  });

  it('leaves what is ordinary English in an article alone', () => {
    expect(sentencesIn({ 'db/seed/blogs/box.md': 'The chosen papers stand in the mill.\n' })).toEqual([]);
  });

  it.each([
    "const state = 'chosen';",
    "throw new Error('Nobody calls this.');",
    "ctx.log.warn('Nobody answered in time');",
    'const rows = sql`select nobody from told`;',
    'const a = <p className="chosen papers" />;',
  ])('leaves what is not for people alone: %s', (text) => {
    expect(sentencesIn({ [component]: `${text}\n` })).toEqual([]);
  });
});

describe('the list of texts', () => {
  it('names the place of each text, with code in braces', () => {
    const text = 'const a = (\n  <p title="Boxes">\n    {count} boxes <b>in stock</b>\n  </p>\n);\n';
    expect(readableTextsOf({ path: component, text })).toEqual([
      { path: component, line: 2, text: '{count} boxes {<…>}' },
      { path: component, line: 2, text: 'Boxes' },
      { path: component, line: 3, text: 'in stock' },
    ]);
  });

  it.each([
    [component, 'orders/orders'],
    ['src/app/layouts/frame.tsx', 'app/layouts'],
    ['db/seed/blogs/box.md', 'seed/blogs'],
  ])('files %s under %s', (path, area) => expect(areaOf(path)).toBe(area));
});
