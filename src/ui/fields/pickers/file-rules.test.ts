import { expect, it } from 'vitest';
import { acceptAttribute, formatBytes, sortFiles } from './file-rules.ts';

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const accept = { 'image/png': ['.png'], 'application/pdf': ['.pdf'] };

it('keeps files that fit and says why the others do not', () => {
  const { kept, refused } = sortFiles(
    [
      file('a.png', 'image/png'),
      file('b.exe', 'application/x-msdownload'),
      file('c.PDF', ''),
      file('d.pdf', 'application/pdf', 99),
    ],
    { accept, multiple: true, maxBytes: 50 },
  );
  expect(kept.map(({ name }) => name)).toEqual(['a.png', 'c.PDF']);
  expect(refused.map(({ reason }) => reason)).toEqual(['type', 'size']);
});

it('keeps one file unless more may come', () => {
  const files = [file('a.png', 'image/png'), file('b.png', 'image/png')];
  expect(sortFiles(files, { accept }).refused.map(({ reason }) => reason)).toEqual(['count']);
});

it('writes types and sizes for people and browsers', () => {
  expect(acceptAttribute(accept)).toBe('image/png,.png,application/pdf,.pdf');
  expect([820, 12_000, 3_900_000].map(formatBytes)).toEqual(['820 B', '12 kB', '3.9 MB']);
});
