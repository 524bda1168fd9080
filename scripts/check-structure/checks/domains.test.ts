import { describe, expect, it } from 'vitest';
import { cleanTree, findingsIn, sentencesIn } from '../fixture.ts';

const listPath = 'scripts/check-structure/domains.json';
const list = cleanTree[listPath] ?? '';
const map = cleanTree['ARCHITECTURE.md'] ?? '';

describe('domains and slices', () => {
  it('refuse a domain that is not listed, once, and name those that are', () => {
    const files = {
      'src/features/payments/cards/contract.ts': '',
      'src/features/payments/cards/rules.ts': '',
    };
    expect(sentencesIn(files)).toEqual([
      expect.stringMatching(
        /^src\/features\/payments: is not a domain\. The domains are catalog, orders: move its slices/,
      ),
    ]);
  });

  it('refuse a slice that is not listed, once, and say where to add it', () => {
    const files = {
      'src/features/orders/baskets/contract.ts': '',
      'src/features/orders/baskets/rules.ts': '',
    };
    expect(sentencesIn(files)).toEqual([
      expect.stringMatching(
        /^src\/features\/orders\/baskets: is not a slice of orders\. .* add it to orders in scripts\/check/,
      ),
    ]);
  });

  it('refuse files outside of slices', () => {
    const sentences = sentencesIn({ 'src/features/loose.ts': '', 'src/features/orders/contract.ts': '' });
    expect(sentences).toEqual([
      expect.stringMatching(
        /^src\/features\/loose\.ts: is directly in src\/features, which holds only domains/,
      ),
      expect.stringMatching(/^src\/features\/orders\/contract\.ts: is directly in the domain orders/),
    ]);
  });

  it('refuse an entry without a folder', () => {
    const domains = list.replace(
      '"orders":"orders',
      '"baskets":"what a buyer is about to order","orders":"orders',
    );
    const architecture = map.replace(
      '  - `orders`',
      '  - `baskets`: what a buyer is about to order\n  - `orders`',
    );
    expect(sentencesIn({ [listPath]: domains, 'ARCHITECTURE.md': architecture })).toEqual([
      `${listPath}: lists orders/baskets, but there is no folder src/features/orders/baskets: delete the entry.`,
    ]);
  });

  it('need a description', () => {
    const domains = list.replace('orders and their states', '');
    expect(() => findingsIn({ [listPath]: domains })).toThrow(/orders/);
  });
});

describe('the map of the architecture', () => {
  it('has a line for every slice, in the words of the list', () => {
    const architecture = map.replace('products and their pages', 'goods');
    expect(sentencesIn({ 'ARCHITECTURE.md': architecture })).toEqual([
      `ARCHITECTURE.md: the map lacks a line of ${listPath}: ` +
        'add "- `products`: products and their pages", or correct the list.',
      `ARCHITECTURE.md: the map has a line that ${listPath} does not have: ` +
        'correct or delete "- `products`: goods".',
    ]);
  });

  it('has the order of the list', () => {
    const [heading = '', ...domains] = map.split(/(?=- \*\*)/);
    expect(sentencesIn({ 'ARCHITECTURE.md': heading + domains.toReversed().join('') })).toEqual([
      `ARCHITECTURE.md: lists the slices in another order than ${listPath}.`,
    ]);
  });

  it('is there', () => {
    expect(sentencesIn({ 'ARCHITECTURE.md': '# Architecture\n' })).toEqual([
      expect.stringMatching(/has no section "## Domains and slices"/),
    ]);
  });
});
