import { z } from 'zod';
import { type Finding, type Rule, rules } from './findings.ts';

export const allowancesPath = 'scripts/check-structure/allowances.json';

const ruleSchema = z.enum(Object.keys(rules) as [Rule, ...Rule[]]);
const allowancesSchema = z.partialRecord(ruleSchema, z.record(z.string(), z.int().positive()));

/** How many findings of a rule a folder may still have: rule → folder → number. */
type Allowances = z.infer<typeof allowancesSchema>;

/** Returns the allowances; throws if a rule is unknown or a number is not positive. */
export const parseAllowances = (value: unknown): Allowances => allowancesSchema.parse(value);

/** The findings that are left to fix, and notes on allowances that are exceeded or can be lowered. */
export interface CheckResult {
  findings: Finding[];
  notes: string[];
}

/**
 * Leaves out the findings of a folder that has no more of them than its allowance. A folder with more keeps them all.
 * A folder with fewer gives a note, so that the number is lowered.
 */
export function applyAllowances(findings: readonly Finding[], allowances: Allowances): CheckResult {
  const entries = Object.entries(allowances).flatMap(([rule, folders]) =>
    Object.entries(folders).map(([folder, allowed]) => {
      const own = findings.filter(
        (finding) => finding.rule === rule && `${finding.path}/`.startsWith(`${folder}/`),
      );
      return { rule, folder, allowed, own };
    }),
  );
  const excused = new Set(entries.flatMap(({ own, allowed }) => (own.length <= allowed ? own : [])));
  return {
    findings: findings.filter((finding) => !excused.has(finding)),
    notes: entries
      .filter(({ own, allowed }) => own.length !== allowed)
      .map(({ rule, folder, allowed, own }) =>
        own.length > allowed
          ? `${folder} has ${own.length} findings of "${rule}" and may have ${allowed}: fix at least ${own.length - allowed} of them.`
          : `${folder} has ${own.length} findings of "${rule}", fewer than ${allowed}: lower the number in ${allowancesPath}.`,
      ),
  };
}
