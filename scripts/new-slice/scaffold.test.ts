import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../check-structure/run-checks.ts';
import { fillTemplate, sliceNames } from './names.ts';
import { scaffoldSlice } from './scaffold.ts';

const project = join(import.meta.dirname, '../..');
const copied = [
  'src',
  'scripts',
  'db/seed',
  'tests/support',
  'ARCHITECTURE.md',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.oxlintrc.json',
  'react-router.config.ts',
  'vite.chunks.ts',
  'vite.config.ts',
];

describe('a scaffolded slice', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-slice-'));
  let paths: string[] = [];

  /** Runs a tool in the copy and returns the lines of its output that mention the new slice. */
  function complaints(tool: string, ...options: string[]): string[] {
    const { stdout, stderr, error } = spawnSync(join(project, 'node_modules/.bin', tool), options, {
      cwd: root,
      encoding: 'utf8',
    });
    if (error) throw error;
    return `${stdout}\n${stderr}`.split('\n').filter((line) => line.includes('pallets'));
  }

  beforeAll(() => {
    for (const path of copied) cpSync(join(project, path), join(root, path), { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    paths = scaffoldSlice(root, sliceNames({ path: 'catalog/pallets' }));
    complaints('biome', 'check', '--write', ...paths);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is the last slice of its domain, in the list and in the map', () => {
    const about = 'pallets that everyone can read, and admins add and archive';
    const list = readFileSync(join(root, 'scripts/check-structure/domains.json'), 'utf8');
    expect(list).toMatch(new RegExp(`"exports": "[^"]+",\\s+"pallets": "${about}"\\s+}`));
    const map = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    expect(map).toContain(`  - \`pallets\`: ${about}\n- **\`orders\`**`);
  });

  it('follows the structure', () => {
    const findings = runChecks(root);
    expect(findings.filter(({ path, message }) => `${path} ${message}`.includes('pallets'))).toEqual([]);
  });

  it('is formatted, passes the linter and has the right types', { timeout: 120_000 }, () => {
    expect(complaints('biome', 'check', ...paths)).toEqual([]);
    expect(complaints('react-router', 'typegen')).toEqual([]);
    expect(complaints('tsc', '--noEmit', '--pretty', 'false')).toEqual([]);
    expect(complaints('oxlint', '--type-aware', '-f', 'unix', 'src/features/catalog/pallets')).toEqual([]);
  });

  it('is not written twice', () => {
    expect(() => scaffoldSlice(root, sliceNames({ path: 'catalog/pallets' }))).toThrow(
      'There is already a slice "catalog/pallets".',
    );
    expect(() => scaffoldSlice(root, sliceNames({ path: 'stores/pallets' }))).toThrow(
      'src/contract.ts already has an entry "pallets".',
    );
  });

  it('is not written outside of the domains', () => {
    expect(() => scaffoldSlice(root, sliceNames({ path: 'logistics/pallets' }))).toThrow(
      /There is no domain "logistics"\. The domains are identity, /,
    );
  });
});

describe('the names of a slice', () => {
  it.each([
    ['pallets', 'pallet'],
    ['categories', 'category'],
    ['boxes', 'box'],
    ['branches', 'branch'],
  ])('derive the singular of %s, %s', (many, one) => {
    expect(sliceNames({ path: `catalog/${many}` })).toMatchObject({ domain: 'catalog', many, one });
  });

  it('refuse a path without a domain or with more than one word, and a singular that cannot be derived', () => {
    expect(() => sliceNames({ path: 'pallets' })).toThrow(/such as "catalog\/pallets"/);
    expect(() => sliceNames({ path: 'catalog/pallet-dates' })).toThrow(/one noun in the plural/);
    expect(() => sliceNames({ path: 'publishing/news', one: 'news' })).toThrow(/--one <noun>/);
  });

  it('replace the word of the templates in every form', () => {
    const names = sliceNames({ path: 'catalog/boxes' });
    expect(fillTemplate('listWidgets(widget: Widget) // domain-of-widgets/widgets', names)).toBe(
      'listBoxes(box: Box) // catalog/boxes',
    );
  });
});
