import { z } from 'zod';
import { type Finding, type Rule, rules } from './findings.ts';

export const exceptionsPath = 'scripts/check-structure/exceptions.json';

const exceptionSchema = z.strictObject({
  path: z.string(),
  rule: z.enum(Object.keys(rules) as [Rule, ...Rule[]]),
  /** Why the rule does not fit here, for the reader who wants to remove the entry. */
  reason: z.string().min(15),
});
const exceptionsSchema = z.array(exceptionSchema);

type Exception = z.infer<typeof exceptionSchema>;

export const parseExceptions = (value: unknown): Exception[] => exceptionsSchema.parse(value);

/** Takes out what an exception excuses, and reports every exception that excuses nothing: the list only shrinks. */
export function applyExceptions(findings: readonly Finding[], exceptions: readonly Exception[]): Finding[] {
  const excuses = (exception: Exception, finding: Finding): boolean =>
    exception.path === finding.path && exception.rule === finding.rule;
  const left = findings.filter((finding) => !exceptions.some((exception) => excuses(exception, finding)));
  const stale = exceptions.filter((exception) => !findings.some((finding) => excuses(exception, finding)));
  return [...left, ...stale.map(staleFinding)];
}

const staleFinding = ({ path, rule }: Exception): Finding => ({
  rule: 'exception',
  path: exceptionsPath,
  message: `excuses ${path} from ${rule}, which it no longer breaks: delete the entry.`,
});
