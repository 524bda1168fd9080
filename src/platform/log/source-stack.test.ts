import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSourceStack } from './source-stack.ts';

let root = '';
const stackAt = (file: string) =>
  `Error: No\n    at run (${pathToFileURL(join(root, 'build/app', file)).href}:1:1)\n    at node:internal/timers:1:1`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'packwright-stack-'));
  mkdirSync(join(root, 'build/app'), { recursive: true });
  // Its first character comes from line 3, column 5 of the source.
  const map = { version: 3, sources: ['../../src/one.ts'], names: [], mappings: 'AAEI' };
  writeFileSync(join(root, 'build/app/one.js.map'), JSON.stringify(map));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a stack trace of the bundled server', () => {
  it('names the places of the sources', () => {
    expect(toSourceStack(stackAt('one.js'))).toBe(
      `Error: No\n    at run (${join(root, 'src/one.ts')}:3:5)\n    at node:internal/timers:1:1`,
    );
  });

  it('stays as it is without a map', () => {
    expect(toSourceStack(stackAt('two.js'))).toBe(stackAt('two.js'));
  });

  it('stays as it is when the sources run', () => {
    const { stack = '' } = new Error('No');
    expect(toSourceStack(stack)).toBe(stack);
  });
});
