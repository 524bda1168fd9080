import { expect, it } from 'vitest';
import { acceptAttribute, splitFiles } from './file-rules.ts';

const file = (name: string, { type, size = 10 }: { type: string; size?: number }) =>
  new File([new Uint8Array(size)], name, { type });
const accept = { 'image/png': ['.png'], 'application/pdf': ['.pdf'] };

it('accepts files that fit and says why others do not', () => {
  const { kept, refused } = splitFiles(
    [
      file('a.png', { type: 'image/png' }),
      file('b.exe', { type: 'application/x-msdownload' }),
      file('c.PDF', { type: '' }),
      file('d.pdf', { type: 'application/pdf', size: 99 }),
    ],
    { accept, multiple: true, maxBytes: 50 },
  );
  expect(kept.map(({ name }) => name)).toEqual(['a.png', 'c.PDF']);
  expect(refused.map(({ reason }) => reason)).toEqual(['type', 'size']);
});

it('accepts one file unless several are allowed', () => {
  const files = [file('a.png', { type: 'image/png' }), file('b.png', { type: 'image/png' })];
  expect(splitFiles(files, { accept }).refused.map(({ reason }) => reason)).toEqual(['count']);
});

it('formats types for browsers', () => {
  expect(acceptAttribute(accept)).toBe('image/png,.png,application/pdf,.pdf');
});
