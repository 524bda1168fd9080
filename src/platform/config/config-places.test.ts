import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environment } from './config.ts';

const root = join(import.meta.dirname, '../../..');
const readRootFile = (path: string) => readFileSync(join(root, path), 'utf8');
const known = Object.keys(environment.shape).sort();

interface Compose {
  'x-environment': Record<string, string>;
  services: Record<string, { environment?: Record<string, string> }>;
}

const compose = parse(readRootFile('compose.yaml'), { merge: true }) as Compose;
const ownVariables = ['web-1', 'web-2', 'worker'].map((name) => compose.services[name]?.environment ?? {});

/** Variables that the image sets: address, port, folder and mode. */
const setByImage = [...readRootFile('Dockerfile').matchAll(/^ENV (.+)$/gm)]
  .flatMap(([, pairs = '']) => pairs.split(' '))
  .map((pair) => pair.split('=', 1)[0] ?? '');

describe('every configuration variable', () => {
  it('reaches every process in compose.yaml', () => {
    for (const passed of ownVariables) {
      const reached = [...Object.keys(passed), ...setByImage].filter((name) => name !== 'MALLOC_ARENA_MAX');
      expect([...new Set(reached)].sort()).toEqual(known);
    }
  });

  it('is passed on by compose.yaml under its own name, except those that it sets itself', () => {
    const decided = ['DATABASE_URL', 'RUN', 'TRUST_PROXY'];
    const passed = Object.entries(compose['x-environment']).filter(([name]) => !decided.includes(name));
    expect(passed.length).toBeGreaterThan(20);
    for (const [name, value] of passed) expect(value).toMatch(new RegExp(`^\\$\\{${name}(:[-?].*)?\\}$`));
  });

  it('is documented in the table of the deployment guide', () => {
    const [, table = ''] = readRootFile('docs/guides/deploying.md').split('## Configuration');
    const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+`) \|/gm)];
    const listed = rows.flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    );
    expect(listed.sort()).toEqual(known);
  });
});
