import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('commands/', import.meta.url);

/** Commands that write columns which no page, count or event depends on, or which announce in another way. */
const silentWrites: Record<string, string> = {
  'record-attention.ts': 'its caller emits attentionChanged',
  'write-images.ts': 'is called together with a write of the product, or announced by its caller',
};

it('announces products in every command that writes them', () => {
  const writers = readdirSync(folder).filter((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    return /(?:update|insert into) \$\{products\}|\.(?:update|insert)\(products\)/.test(source);
  });
  const silent = writers.filter(
    (file) => !readFileSync(new URL(file, folder), 'utf8').includes('await announceProducts('),
  );
  expect(writers).toContain('write-product.ts');
  expect(silent.toSorted()).toEqual(Object.keys(silentWrites));
});
