/** One thing that breaks a rule. `rule` is the name an exception is filed under. */
export interface Finding {
  rule: Rule;
  path: string;
  line?: number;
  message: string;
}

/** Every rule with the heading its findings are printed under. */
export const rules = {
  domain: 'Domains and slices',
  'file-name': 'File names',
  'folder-size': 'Folders that hold too much',
  'file-length': 'Files that are too long',
  'function-length': 'Functions that are too long',
  'import-rule': 'The import rule',
  'import-cycle': 'Import cycles',
  'dead-export': 'Exports that nothing imports',
  barrel: 'Barrels',
  form: 'Forms',
  'declared-name': 'Names of events, jobs and tags that are repeated',
  stylesheet: 'Stylesheets',
  test: 'Tests',
  comment: 'Unfinished or silenced code',
  wording: 'Text that speaks of how the project was made',
  name: 'Names',
  docstring: 'Docstrings',
  'interface-text': 'Text that people read in the interface',
  parameters: 'Functions with too many parameters',
  authorization: 'Permissions',
  submit: 'Calls that a person starts',
  sql: 'Tables and columns written as text',
  syntax: 'Files that cannot be read',
  exception: 'scripts/check-structure/exceptions.json',
} as const;

export type Rule = keyof typeof rules;

/** The findings as people read them: grouped by rule, in the order of `rules`, then by place. */
export function describeFindings(findings: readonly Finding[]): string {
  const groups = Object.entries(rules).flatMap(([rule, heading]) => {
    const own = findings.filter((finding) => finding.rule === rule).toSorted(byPlace);
    return own.length === 0 ? [] : [[`${heading} (${own.length})`, ...own.map(describe)].join('\n')];
  });
  return groups.join('\n\n');
}

const byPlace = (a: Finding, b: Finding): number =>
  a.path.localeCompare(b.path) || (a.line ?? 0) - (b.line ?? 0);

function describe({ path, line, message }: Finding): string {
  const place = line === undefined ? path : `${path}:${line}`;
  return `  ${place}\n    ${message}`;
}
