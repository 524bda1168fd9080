import { describe, expect, it } from 'vitest';
import { applyAllowances } from './allowances.ts';
import type { Finding } from './findings.ts';

const findings: Finding[] = ['a.ts', 'b.ts'].map((name) => ({
  rule: 'docstring',
  path: `src/lib/${name}`,
  message: 'a docstring',
}));
const allow = (number: number) => applyAllowances(findings, { docstring: { 'src/lib': number } });

describe('allowances', () => {
  it('excuse as many findings as a folder may have', () => {
    expect(allow(2)).toEqual({ findings: [], notes: [] });
  });

  it('excuse none where a folder has more', () => {
    expect(allow(1)).toEqual({ findings, notes: [expect.stringContaining('fix at least 1 of them')] });
  });

  it('ask for a lower number where a folder has fewer', () => {
    expect(allow(3)).toEqual({ findings: [], notes: [expect.stringContaining('lower the number')] });
  });

  it('do not reach into other folders and rules', () => {
    expect(applyAllowances(findings, { docstring: { src: 2 }, name: { 'src/lib': 2 } }).findings).toEqual([]);
    expect(applyAllowances(findings, { docstring: { 'src/li': 2 } }).findings).toEqual(findings);
  });
});
