import { describe, expect, it } from 'vitest';
import { linesOfCode, sentencesIn, type Tree } from '../fixture.ts';

const empty = (...paths: string[]): Tree => Object.fromEntries(paths.map((path) => [path, '']));
const numbered = (count: number, path: (index: number) => string): Tree =>
  empty(...Array.from({ length: count }, (_, index) => path(index)));

describe('file names', () => {
  it.each([
    ['src/features/orders/orders/service.ts', /not in the vocabulary of a slice/],
    ['src/features/orders/orders/server/helpers.ts', /not in the vocabulary of a slice/],
    ['src/features/orders/orders/screens/order.ts', /not in the vocabulary of a slice/],
    ['src/features/orders/orders/server/commands/deep/pay.ts', /not in the vocabulary of a slice/],
    ['src/shared/thing.ts', /src\/shared is not one of the folders of src/],
    ['src/thing.ts', /has no place directly in src/],
    ['src/ui/index.ts', /index files hide/],
    ['src/lib/string-utils.ts', /"string-utils" says nothing/],
    ['src/platform/common/clock.ts', /"common" says nothing/],
    ['src/platform/mail-service.ts', /"mail-service" says nothing/],
    ['src/features/orders/orders/components/order-info.tsx', /"order-info" says nothing/],
    ['src/features/orders/orders/server/queries/order-data.ts', /"order-data" says nothing/],
    ['src/lib/moneyRange.ts', /"moneyRange" is not in kebab-case/],
    ['src/ui/Button.tsx', /"Button" is not in kebab-case/],
  ])('refuse %s', (path, says) => {
    expect(sentencesIn(empty(path))).toEqual([expect.stringMatching(says)]);
  });

  it('report a vague folder once', () => {
    expect(sentencesIn(empty('src/ui/misc/a.ts', 'src/ui/misc/b.ts'))).toEqual([
      'src/ui/misc: "misc" says nothing: name it by what it holds or does.',
    ]);
  });

  it('name the vocabulary when a slice holds an unknown file', () => {
    expect(sentencesIn(empty('src/features/orders/orders/model.ts'))[0]).toContain(
      'A slice holds contract.ts, rules.ts, server/{tables,queries,commands,routes,jobs,emails,factory}.ts',
    );
  });

  it.each([
    'src/features/orders/orders/contract/lines.ts',
    'src/features/orders/orders/server/queries/list-orders.ts',
    'src/features/orders/orders/server/commands/place-order.test.ts',
    'src/features/orders/orders/screens/settings/profile.tsx',
    'src/features/orders/orders/components/use-order-draft.ts',
    'src/ui/service-mark.tsx',
  ])('allow %s', (path) => {
    expect(sentencesIn(empty(path))).toEqual([]);
  });
});

describe('names of events, jobs and tags', () => {
  const contract = "const orderPlaced = defineEvent<{ id: string }>('order.placed');\n";

  it('refuse a second declaration and a repetition of the text', () => {
    const tree = {
      'src/features/catalog/products/contract.ts': contract,
      'src/features/orders/orders/contract.ts': contract,
      'src/features/orders/orders/server/jobs.ts':
        "onEvent(orderPlaced, { name: 'orders.react', run });\nadd('orders.react');\n",
    };
    expect(sentencesIn(tree)).toEqual([
      expect.stringMatching(/orders\/contract.ts: 'order.placed' is declared in .*products\/contract.ts/),
      expect.stringMatching(/orders\/server\/jobs.ts: 'orders.react' is declared in .*jobs.ts/),
    ]);
  });

  it('allow the import of the declaration, and the text in a test', () => {
    const tree = {
      'src/features/orders/orders/contract.ts': contract,
      'src/features/orders/orders/server/orders.test.ts':
        "it('notes the event', () => expect(name).toBe('order.placed'));\n",
    };
    expect(sentencesIn(tree)).toEqual([]);
  });
});

describe('forms', () => {
  it('refuse one that neither the browser nor CheckedForm checks', () => {
    const path = 'src/features/orders/orders/components/pay-form.tsx';
    expect(sentencesIn({ [path]: '<form\n  noValidate\n  onSubmit={send}\n/>;' })).toEqual([
      expect.stringMatching(/pay-form.*use CheckedForm of #ui\/fields\/checked-form\.tsx/),
    ]);
    expect(sentencesIn({ [path]: '<CheckedForm onSubmit={send} />;' })).toEqual([]);
  });
});

describe('sizes', () => {
  it('refuse a thirteenth entry in a folder of a slice', () => {
    const folder = 'src/features/catalog/products/server/queries';
    expect(sentencesIn(numbered(13, (index) => `${folder}/list-${index}.ts`))).toEqual([
      `${folder}: holds 13 entries, the limit is 12: join what belongs together, or group some of them in a folder.`,
    ]);
  });

  it('do not count tests and CSS modules', () => {
    const screens = numbered(11, (index) => `src/features/catalog/products/screens/screen-${index}.tsx`);
    const sheets = numbered(
      11,
      (index) => `src/features/catalog/products/screens/screen-${index}.module.css`,
    );
    const tests = numbered(11, (index) => `src/features/catalog/products/screens/screen-${index}.test.ts`);
    expect(sentencesIn({ ...screens, ...sheets, ...tests })).toEqual([]);
  });

  it('refuse a slice of more than 40 files', () => {
    const path = (index: number): string =>
      `src/features/catalog/products/components/group-${Math.floor(index / 10)}/part-${index}.tsx`;
    expect(sentencesIn(numbered(40, path))).toEqual([
      'src/features/catalog/products: holds 47 files, the limit is 40: move its second noun into a slice of its own.',
    ]);
  });

  it('refuse a file of more than 300 lines', () => {
    expect(sentencesIn({ 'src/lib/long.ts': linesOfCode(300) })).toEqual([]);
    expect(sentencesIn({ 'src/lib/long.ts': linesOfCode(301) })).toEqual([
      'src/lib/long.ts: has 301 lines, the limit is 300: split it by what its parts do.',
    ]);
  });

  it('refuse a function of more than 60 lines', () => {
    const ofLength = (lines: number): string => `const run = () => {\n${linesOfCode(lines - 2)}};\n`;
    expect(sentencesIn({ 'src/lib/run.ts': ofLength(60) })).toEqual([]);
    expect(sentencesIn({ 'src/lib/run.ts': ofLength(61) })).toEqual([
      expect.stringContaining('a function of 61 lines without its JSX, the limit is 60'),
    ]);
  });

  it('count the JSX of a component apart, up to 120 lines', () => {
    const ofMarkup = (lines: number): string =>
      `function Card() {\n  return (\n<p>\n${'<b />\n'.repeat(lines - 2)}</p>\n  );\n}\n`;
    expect(sentencesIn({ 'src/ui/card.tsx': ofMarkup(120) })).toEqual([]);
    expect(sentencesIn({ 'src/ui/card.tsx': ofMarkup(121) })).toEqual([
      expect.stringContaining('121 lines of JSX in one component, the limit is 120'),
    ]);
  });

  it('measure each test by itself, not the suite around it', () => {
    const suite = `describe('x', () => {\n${linesOfCode(100)}});\n`;
    expect(sentencesIn({ 'src/lib/long.test.ts': suite })).toEqual([]);
    expect(sentencesIn({ 'src/lib/long.test.ts': suite.replace('describe', 'it') })).toHaveLength(1);
  });
});

describe('barrels', () => {
  it('are refused when they export everything', () => {
    expect(sentencesIn({ 'src/lib/all.ts': "export * from './money.ts';\nvoid 0;\n" })).toEqual([
      'src/lib/all.ts: "export *" hides where a name comes from: import it where it is declared.',
    ]);
  });

  it('are refused when they only pass names on', () => {
    const tree = {
      'src/lib/all.ts': "export { cents } from './money.ts';\n",
      'src/app/server.ts': "import { cents } from '#lib/all.ts';\n",
    };
    expect(sentencesIn(tree)).toEqual([
      'src/lib/all.ts: only passes on what other files export: import those files themselves.',
    ]);
  });
});

describe('tests', () => {
  it.each(['it.skip', 'test.only', 'describe.todo', 'it.only.each'])('refuse %s', (call) => {
    expect(sentencesIn({ 'src/lib/a.test.ts': `${call}('x', () => {});\n` })).toEqual([
      expect.stringContaining('leaves tests out: mend the test or delete it'),
    ]);
  });

  it('refuse a mock of our own code', () => {
    expect(sentencesIn({ 'src/lib/a.test.ts': "vi.mock('#lib/money.ts');\n" })).toEqual([
      expect.stringContaining('#lib/money.ts is our own code, which tests use as it is'),
    ]);
  });

  it('may speak of skipping in their own text', () => {
    expect(sentencesIn({ 'src/lib/a.test.ts': "it('refuses it.skip', () => {});\n" })).toEqual([]);
  });
});

describe('comments', () => {
  const todo = ['TO', 'DO'].join('');
  it.each([
    [`// ${todo} later`, /announces unfinished work/],
    ['// @ts-expect-error strange', /silences the type checker/],
    ['// @ts-ignore', /silences the type checker/],
    ['// oxlint-disable-next-line no-console', /silences a lint rule without saying why/],
    ['void (1 as any);', /"as any" silences the type checker/],
  ])('refuse "%s"', (text, says) => {
    expect(sentencesIn({ 'src/lib/a.ts': `${text}\n` })).toEqual([expect.stringMatching(says)]);
  });

  it('may silence a lint rule with a reason', () => {
    const text = '// oxlint-disable-next-line no-console -- the one place that prints\n';
    expect(sentencesIn({ 'src/lib/a.ts': text })).toEqual([]);
  });

  it('refuse unfinished work in stylesheets too', () => {
    expect(sentencesIn({ 'src/ui/button.module.css': `/* ${todo} */\n` })).toHaveLength(1);
  });
});

describe('wording', () => {
  const machinePath = ['', 'work', 'main', 'src'].join('/');
  it('refuses paths of the machine, strings included', () => {
    expect(sentencesIn({ 'src/lib/a.ts': `void '${machinePath}';\n` })).toEqual([
      'src/lib/a.ts: names a folder of the machine it was written on: use a path inside the project.',
    ]);
  });

  it.each([
    ['CHANGELOG.md', 'Mended issue #12.\n'],
    ['docs/guides/testing.md', 'Ask the agent.\n'],
    ['src/lib/a.ts', '// written in an earlier session\n'],
    ['src/ui/button.module.css', '/* as the user asked */\n'],
  ])('refuses talk of the workplace in %s', (path, text) => {
    expect(sentencesIn({ [path]: text })).toEqual([
      expect.stringContaining('tells how the project was made'),
    ]);
  });

  it('lets the product speak of agents and sessions', () => {
    const text = "// The session of a person ends here.\nvoid 'Contact the agent';\n";
    expect(sentencesIn({ 'src/lib/a.ts': text })).toEqual([]);
  });
});
