import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { shortenNames } from './shorten-names.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

it('shortens the names of files and every mention of them', () => {
  const folder = build({
    'assets/react-AbCdEfG.js': 'export{}',
    'assets/home-_-1234x.js': 'import"./react-AbCdEfG.js";"other-AbCdEfG.js"',
    'assets/home-AbCdEfG.css': 'a{}',
    'assets/manifest-4597ec61.js': '["home-_-1234x","/assets/home-_-1234x.js"]',
    'index.html': '<link href="/assets/home-AbCdEfG.css">',
  });
  shortenNames(join(folder, 'assets'), [folder]);
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'home-AbCdE.css',
    'home-_-123.js',
    'manifest-4597ec61.js',
    'react-AbCdE.js',
  ]);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  expect(read('assets/home-_-123.js')).toBe('import"./react-AbCdE.js";"other-AbCdEfG.js"');
  expect(read('assets/manifest-4597ec61.js')).toBe('["home-_-1234x","/assets/home-_-123.js"]');
  expect(read('index.html')).toBe('<link href="/assets/home-AbCdE.css">');
});

it('refuses names that would be the same', () => {
  const folder = build({ 'assets/a-AbCdEfG.js': '', 'assets/a-AbCdEfH.js': '' });
  expect(() => shortenNames(join(folder, 'assets'), [folder])).toThrow('same name');
});
