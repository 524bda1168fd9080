import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildVersion, drawingVersion, isBuildCurrent, stampBuild } from './build-stamp.ts';

let root = '';
const source = () => join(root, 'src/page.tsx');
const readStamp = () => readFileSync(join(root, 'build/sources.json'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packwright-stamp-'));
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'build'));
  writeFileSync(source(), 'export const page = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the mark of a build', () => {
  it('is missing until the sources are built', () => {
    expect(isBuildCurrent(root)).toBe(false);
    stampBuild(root);
    expect(isBuildCurrent(root)).toBe(true);
  });

  it('ignores a trailing slash in the folder, so that a start finds the existing build', () => {
    stampBuild(`${root}/`);
    expect(isBuildCurrent(root)).toBe(true);
  });

  it('is outdated once a source has another content, even of the same size', () => {
    stampBuild(root);
    writeFileSync(source(), 'export const page = 2;');
    utimesSync(source(), new Date(), new Date(Date.now() + 2_000));
    expect(isBuildCurrent(root)).toBe(false);
  });

  it('stays valid for a copy of the sources, which is then recognised by its times', () => {
    stampBuild(root);
    const before = readStamp();
    utimesSync(source(), new Date(), new Date(Date.now() + 2_000));
    expect(isBuildCurrent(root)).toBe(true);
    expect(readStamp()).not.toBe(before);
    const after = readStamp();
    expect(isBuildCurrent(root)).toBe(true);
    expect(readStamp()).toBe(after);
  });

  it('names the build, and drawings by the code that draws them alone', () => {
    mkdirSync(join(root, 'src/ui/packart'), { recursive: true });
    const draw = (text: string) => writeFileSync(join(root, 'src/ui/packart/draw-art.ts'), text);
    expect(buildVersion(root)).toBeNull();
    draw('export const lid = 1;');
    stampBuild(root);
    const [build, drawings] = [buildVersion(root), drawingVersion(root)];
    expect(drawings).toMatch(/^[0-9a-f]{12}$/);
    writeFileSync(source(), 'export const page = 3;');
    stampBuild(root);
    expect([buildVersion(root) === build, drawingVersion(root) === drawings]).toEqual([false, true]);
    draw('export const lid = 2;');
    expect(drawingVersion(root)).not.toBe(drawings);
    stampBuild(root);
    const next = drawingVersion(root);
    // An image has only the build.
    rmSync(join(root, 'src'), { recursive: true });
    expect(drawingVersion(root)).toBe(next);
  });
});
