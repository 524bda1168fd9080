import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../check-structure/run-checks.ts';
import { featureNames, fillTemplate } from './names.ts';
import { scaffoldFeature } from './scaffold.ts';

const project = join(import.meta.dirname, '../..');
const copied = [
  'src',
  'scripts',
  'db/seed',
  'tests/support',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.oxlintrc.json',
  'react-router.config.ts',
  'vite.chunks.ts',
  'vite.config.ts',
];

describe('a scaffolded feature', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-feature-'));
  let paths: string[] = [];

  /** Runs a tool in the copy and keeps the lines of its output that speak of the new feature. */
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
    paths = scaffoldFeature(root, { names: featureNames({ many: 'pallets' }), after: 'guidelines' });
    complaints('biome', 'check', '--write', ...paths);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('stands in the list of features where it was asked for', () => {
    const text = readFileSync(join(root, 'scripts/check-structure/features.json'), 'utf8');
    expect(text).toMatch(/"guidelines",\s+"pallets",/);
  });

  it('keeps the structure', () => {
    expect(runChecks(root).filter(({ path, message }) => `${path} ${message}`.includes('pallets'))).toEqual(
      [],
    );
  });

  it('is formatted, passes the linter and has the right types', { timeout: 120_000 }, () => {
    expect(complaints('biome', 'check', ...paths)).toEqual([]);
    expect(complaints('react-router', 'typegen')).toEqual([]);
    expect(complaints('tsc', '--noEmit', '--pretty', 'false')).toEqual([]);
    expect(complaints('oxlint', '--type-aware', '-f', 'unix', 'src/features/pallets')).toEqual([]);
  });

  it('is not written twice', () => {
    expect(() => scaffoldFeature(root, { names: featureNames({ many: 'pallets' }) })).toThrow(
      'There is already a feature "pallets".',
    );
  });
});

describe('the names of a feature', () => {
  it.each([
    ['pallets', 'pallet'],
    ['categories', 'category'],
    ['boxes', 'box'],
    ['branches', 'branch'],
  ])('know that one of the %s is a %s', (many, one) => {
    expect(featureNames({ many })).toEqual({ many, one });
  });

  it('refuse more than one word, and ask for a singular that cannot be guessed', () => {
    expect(() => featureNames({ many: 'pallet-dates' })).toThrow(/one noun in lower case/);
    expect(() => featureNames({ many: 'news', one: 'news' })).toThrow(/--one <noun>/);
  });

  it('replace the word of the templates in every form', () => {
    expect(fillTemplate('listWidgets(widget: Widget) // widgets', { many: 'boxes', one: 'box' })).toBe(
      'listBoxes(box: Box) // boxes',
    );
  });
});
