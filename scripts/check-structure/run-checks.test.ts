import { describe, expect, it } from 'vitest';
import { describeFindings } from './findings.ts';
import { findingsIn, linesOfCode, sentencesIn } from './fixture.ts';

const longFile = { 'src/lib/long.ts': linesOfCode(301) };
const exceptionsPath = 'scripts/check-structure/exceptions.json';
const exception = (path: string): string =>
  JSON.stringify([{ path, rule: 'file-length', reason: 'a table of one row a line' }]);

describe('the structure checks', () => {
  it('find nothing in a project that keeps the rules', () => {
    expect(sentencesIn({})).toEqual([]);
  });

  it('excuse what an exception names', () => {
    expect(sentencesIn({ ...longFile, [exceptionsPath]: exception('src/lib/long.ts') })).toEqual([]);
  });

  it('refuse an exception that excuses nothing any more', () => {
    expect(sentencesIn({ [exceptionsPath]: exception('src/lib/money.ts') })).toEqual([
      `${exceptionsPath}: excuses src/lib/money.ts from file-length, which it no longer breaks: delete the entry.`,
    ]);
  });

  it('refuse an exception without a reason', () => {
    const bare = JSON.stringify([{ path: 'src/lib/long.ts', rule: 'file-length', reason: '' }]);
    expect(() => findingsIn({ ...longFile, [exceptionsPath]: bare })).toThrow(/reason/);
  });

  it('report a file that cannot be parsed', () => {
    expect(sentencesIn({ 'src/lib/broken.ts': 'const = 3;\n' })).toEqual([
      'src/lib/broken.ts: cannot be parsed: Unexpected token',
    ]);
  });

  it('print findings grouped by rule, each with its place', () => {
    const findings = findingsIn({ ...longFile, 'src/lib/Money-helper.ts': '' });
    expect(describeFindings(findings)).toBe(
      [
        'File names (1)',
        '  src/lib/Money-helper.ts',
        '    "Money-helper" says nothing: name it by what it holds or does.',
        '',
        'Files that are too long (1)',
        '  src/lib/long.ts',
        '    has 301 lines, the limit is 300: split it by what its parts do.',
      ].join('\n'),
    );
  });
});
