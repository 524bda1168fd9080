import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');
const screen = 'src/features/orders/orders/screens/order.tsx';
const platform = 'src/platform/clock.ts';
const later = 'async function later() {\n  await Promise.resolve();\n}\n';

/** Each line: the rule, a file that breaks it, and the file's text. */
const refused: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['no-explicit-any', platform, 'export const read = (value: any) => String(value);\n'],
  ['no-floating-promises', platform, `${later}export const run = () => {\n  later();\n};\n`],
  ['no-misused-promises', platform, `${later}export const run = () => [1].forEach(later);\n`],
  [
    'no-unsafe-assignment',
    platform,
    "export const read = () => {\n  const a = JSON.parse('1');\n  return String(a);\n};\n",
  ],
  ['no-unused-vars', platform, 'const idle = 1;\nexport const busy = 2;\n'],
  ['no-console', platform, "export const tell = () => console.log('');\n"],
  ['no-process-env', platform, 'export const mode = process.env.MODE;\n'],
  ['no-default-export', platform, 'export default 1;\n'],
  ['consistent-type-imports', platform, "import { Stats } from 'node:fs';\nexport type A = Stats;\n"],
  [
    'rules-of-hooks',
    screen,
    "import { useState } from 'react';\nexport function Order({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <p />;\n}\n",
  ],
  [
    'exhaustive-deps',
    screen,
    "import { useEffect } from 'react';\nexport function Order({ id }: { id: string }) {\n  useEffect(() => {\n    document.title = id;\n  }, []);\n  return <p />;\n}\n",
  ],
  ['alt-text', screen, 'export const Order = () => <img src="/a.png" />;\n'],
  [
    'click-events-have-key-events',
    screen,
    'export const Order = () => <div onClick={() => {}} role="button" />;\n',
  ],
  ['button-has-type', screen, 'export const Order = () => <button>Send</button>;\n'],
  [
    'no-focused-tests',
    'src/platform/clock.test.ts',
    "import { it } from 'vitest';\nit.only('a', () => {});\n",
  ],
];

const allowed: readonly (readonly [path: string, text: string])[] = [
  ['scripts/shots.ts', 'console.log(process.env.MODE);\n'],
  [screen, 'export default function Order() {\n  return <p>Order</p>;\n}\n'],
  [platform, 'export const first = (list: readonly string[]) => list[0] ?? null;\n'],
];

describe('the linter', () => {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  beforeAll(() => {
    for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json'])
      cpSync(join(project, file), join(root, file));
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** Returns the output of the linter for one file that is alone in the project. */
  function complaintsOf(path: string, text: string): string {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    const options = ['--type-aware', '-f', 'unix', path];
    const { stdout, error } = spawnSync(join(project, 'node_modules/.bin/oxlint'), options, {
      cwd: root,
      encoding: 'utf8',
    });
    rmSync(join(root, path));
    if (error) throw error;
    return stdout;
  }

  it.each(refused)('holds %s in %s', (rule, path, text) => {
    expect(complaintsOf(path, text)).toContain(`(${rule})`);
  });

  it.each(allowed)('has nothing against %s', (path, text) => {
    expect(complaintsOf(path, text).trim()).toBe('');
  });
});
