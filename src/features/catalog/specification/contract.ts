import * as z from 'zod/mini';

/** The groups of a specification, in the order in which buyers read it. */
export const specificationGroups = [
  'size',
  'material',
  'performance',
  'print',
  'compliance',
  'logistics',
] as const;
export type SpecificationGroup = (typeof specificationGroups)[number];

/** Schema of a value that the supplier states. */
export const attributeFact = z.object({
  key: z.string(),
  label: z.string(),
  group: z.enum(specificationGroups),
  /** The formatted value with its unit. */
  value: z.string(),
  /** Meaning of the term for buyers; null if it needs no explanation. */
  help: z.nullable(z.string()),
  /** Standard by which the value is measured or named. */
  standard: z.nullable(z.string()),
});
export type AttributeFact = z.infer<typeof attributeFact>;

/** Schema of a value that the supplier does not state, but that follows from others or is usual. */
export const derivedFact = z.object({
  key: z.string(),
  label: z.string(),
  group: z.enum(specificationGroups),
  value: z.string(),
  /** How the value was derived. */
  note: z.string(),
  /** The readers who need it: buyers who count in ply and GSM, or all. */
  for: z.enum(['india', 'all']),
});
export type DerivedFact = z.infer<typeof derivedFact>;
