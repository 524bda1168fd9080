import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../fixture.ts';

describe('parameters', () => {
  it.each([
    'function add(a: number, b: number, c: number) {}',
    'const add = (a: number, b: number, c: number) => a;',
    'const sums = { add(a: number, b: number, c: number) {} };',
    'class Sum { add(a: number, b: number, c: number) {} }',
  ])('end at two: %s', (text) => {
    expect(sentencesIn({ 'src/lib/a.ts': `${text}\n` })).toEqual([
      'src/lib/a.ts: a function of 3 parameters, the limit is 2: take a context and one object.',
    ]);
  });

  it.each([
    'function add(a: number, b: number) {}',
    'const sum = list.reduce((a, b, index) => a + b + index, 0);',
    'register({ onSend: (request, reply, payload) => payload });',
    'class Store implements Base { read(a: number, b: number, c: number) {} }',
  ])('of a callback or an override are those of the library: %s', (text) => {
    expect(sentencesIn({ 'src/lib/a.ts': `${text}\n` })).toEqual([]);
  });
});

describe('permissions', () => {
  const path = 'src/features/orders/orders/server/routes.ts';

  it('belong to the command, not to a handler that writes', () => {
    const text =
      'os.pay.handler(({ context }) => { requireStore(context); return context.write((ctx) => pay(ctx)); });\n';
    expect(sentencesIn({ [path]: text })).toEqual([
      `${path}: a handler that writes calls requireStore: call it at the start of the command instead.`,
    ]);
  });

  it('may be checked by a handler that only reads', () => {
    const text = 'os.list.handler(({ context }) => listOrders(context.db, requireStore(context)));\n';
    expect(sentencesIn({ [path]: text })).toEqual([]);
  });
});

describe('calls that a person starts', () => {
  const path = 'src/features/orders/orders/components/order-table.tsx';
  const state = 'const [busy, setBusy] = useState(false);\n';

  it('leave their state to the hook', () => {
    expect(sentencesIn({ [path]: state })).toEqual([
      expect.stringContaining('use useAction of #web/use-action.ts'),
    ]);
    expect(sentencesIn({ [path]: `${state}const form = <form />;\n` })).toEqual([
      expect.stringContaining('use useFormAction of #web/use-form-action.ts'),
    ]);
    expect(sentencesIn({ 'src/web/use-action.ts': state })).toEqual([]);
  });
});
