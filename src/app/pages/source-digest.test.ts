import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawingDigest, sourceDigest } from './source-digest.ts';

let root = '';
const write = (text: string) => writeFileSync(join(root, 'src/page.tsx'), text);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'packwright-digest-'));
  mkdirSync(join(root, 'src'));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the digest of the sources', () => {
  it('ignores a trailing slash in the folder, so that a start finds the existing build', () => {
    write('export const page = 1;');
    expect(sourceDigest(`${root}/`)).toBe(sourceDigest(root));
  });

  it('changes with the content of a file', () => {
    write('export const page = 1;');
    const before = sourceDigest(root);
    write('export const page = 2;');
    expect(sourceDigest(root)).not.toBe(before);
  });

  it('changes for drawings only with the code that draws them', () => {
    mkdirSync(join(root, 'src/ui/packart'), { recursive: true });
    const draw = (text: string) => writeFileSync(join(root, 'src/ui/packart/draw-art.ts'), text);
    draw('export const lid = 1;');
    const before = drawingDigest(root);
    write('export const page = 3;');
    expect(drawingDigest(root)).toBe(before);
    draw('export const lid = 2;');
    expect(drawingDigest(root)).not.toBe(before);
    expect(drawingDigest(root)).toMatch(/^[0-9a-f]{12}$/);
  });
});
