import type { PackagingSpecification } from '#features/packaging/specification/contract.ts';
import { blankOf, keepFieldsOfKind } from '#features/packaging/specification/rules.ts';
import { daysBetween } from '#lib/calendar.ts';
import type { Constraint } from '../contract/constraints.ts';
import type { Limits } from '../contract.ts';

export interface NeedLine {
  /** Ids of the category and those above it, from the tile to the leaf; empty if it is unknown. */
  categoryPath: readonly string[];
  title: string;
  specification: PackagingSpecification | null;
  /** Alternatives: the store has to make one of them. */
  quantities: readonly number[];
}

/** The request of a buyer. */
export interface Need {
  lines: readonly NeedLine[];
  /** Delivery countries, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  incoterm: string | null;
  /** `YYYY-MM-DD`. */
  requiredBy: string | null;
  today: string;
}

type Value = number | string | string[];

/** A comparison of one thing that is needed with the limit of a store. */
export interface Check {
  constraint: Constraint;
  /** Index of the line; null for what concerns the whole request. */
  line: number | null;
  /** Returns 1 if the limit is met, `unstated` without a limit, and less for a failure: up to 0.5 the nearer it is. */
  score(limits: Limits): number;
  /** Returns what is needed and the limit, for a failure. */
  values(limits: Limits): { needed: Value; limit: Value };
}

/** Score of a check if the store states no limit: less than for a limit that is met. */
const unstated = 0.75;
export const isFailed = (score: number): boolean => score < unstated;

type NumberField = { [Key in keyof Limits]: Limits[Key] extends number | null ? Key : never }[keyof Limits];

interface NumberNeed {
  constraint: Constraint;
  line: number | null;
  field: NumberField;
  needed: number;
}

const nearness = (smaller: number, larger: number): number => (0.5 * smaller) / larger;

/** Fails if more is needed than the limit. */
const atMost = ({ constraint, line, field, needed }: NumberNeed): Check => ({
  constraint,
  line,
  score(limits) {
    const limit = limits[field];
    if (limit === null) return unstated;
    return needed <= limit ? 1 : nearness(limit, needed);
  },
  values: (limits) => ({ needed, limit: limits[field] ?? 0 }),
});

/** Fails if less is needed than the limit. */
const atLeast = ({ constraint, line, field, needed }: NumberNeed): Check => ({
  constraint,
  line,
  score(limits) {
    const limit = limits[field];
    if (limit === null) return unstated;
    return needed >= limit ? 1 : nearness(needed, limit);
  },
  values: (limits) => ({ needed, limit: limits[field] ?? 0 }),
});

interface ChoiceNeed {
  constraint: Constraint;
  line: number | null;
  needed: string;
  /** Returns what the store states; nothing if it states no limit. */
  stated: (limits: Limits) => readonly string[];
}

/** Fails if the store states others than what is needed. */
const oneOf = ({ constraint, line, needed, stated }: ChoiceNeed): Check => ({
  constraint,
  line,
  score(limits) {
    const options = stated(limits);
    if (options.length === 0) return unstated;
    return options.includes(needed) ? 1 : 0;
  },
  values: (limits) => ({ needed, limit: [...stated(limits)] }),
});

/** The leaf itself counts most, and each level above it a tenth less. */
const levelLoss = 0.1;

const categoryCheck = (path: readonly string[], line: number): Check => ({
  constraint: 'category',
  line,
  score({ categories }) {
    if (categories.length === 0) return unstated;
    const level = path.findLastIndex((id) => categories.includes(id));
    return level < 0 ? 0 : 1 - levelLoss * Math.min(2, path.length - 1 - level);
  },
  values: ({ categories }) => ({ needed: path.at(-1) ?? '', limit: [...categories] }),
});

const countryCheck = (countries: readonly string[]): Check => ({
  constraint: 'country',
  line: null,
  score(limits) {
    if (limits.countries.length === 0) return unstated;
    const served = countries.filter((code) => limits.countries.includes(code)).length;
    return served === countries.length ? 1 : nearness(served, countries.length);
  },
  values: (limits) => ({
    needed: countries.filter((code) => !limits.countries.includes(code)),
    limit: [...limits.countries],
  }),
});

function blankChecks(specification: PackagingSpecification, line: number): Check[] {
  const blank = blankOf(specification);
  if (!blank) return [];
  const { longMm, shortMm } = blank;
  return [
    atMost({ constraint: 'blank-long-max', line, field: 'maxBlankLongMm', needed: longMm }),
    atMost({ constraint: 'blank-short-max', line, field: 'maxBlankShortMm', needed: shortMm }),
    atLeast({ constraint: 'blank-long-min', line, field: 'minBlankLongMm', needed: longMm }),
    atLeast({ constraint: 'blank-short-min', line, field: 'minBlankShortMm', needed: shortMm }),
  ];
}

/** The lists of a store that a specification selects from. */
const lists = {
  material: ({ materials }: Limits): readonly string[] => materials,
  flute: ({ flutes }: Limits): readonly string[] => flutes,
  finish: (limits: Limits): readonly string[] => limits.finishes,
};

function specificationChecks(stored: PackagingSpecification, line: number): Check[] {
  const { material, flute, capacityMl, printColors, finish } = keepFieldsOfKind(stored);
  const choice = (constraint: keyof typeof lists, needed: string | undefined): Check[] =>
    needed ? [oneOf({ constraint, line, needed, stated: lists[constraint] })] : [];
  return [
    ...choice('material', material),
    ...choice('flute', flute),
    ...blankChecks(keepFieldsOfKind(stored), line),
    ...(capacityMl === undefined
      ? []
      : [atMost({ constraint: 'volume', line, field: 'maxVolumeMl', needed: Math.ceil(capacityMl) })]),
    ...(printColors === undefined
      ? []
      : [atMost({ constraint: 'colors', line, field: 'maxPrintColors', needed: printColors })]),
    ...choice('finish', finish),
  ];
}

function lineChecks({ categoryPath, specification, quantities }: NeedLine, line: number): Check[] {
  return [
    ...(categoryPath.length > 0 ? [categoryCheck(categoryPath, line)] : []),
    ...(specification ? specificationChecks(specification, line) : []),
    // One of the quantities is enough, so the largest decides.
    ...(quantities.length > 0
      ? [atLeast({ constraint: 'moq', line, field: 'moq', needed: Math.max(...quantities) })]
      : []),
  ];
}

const daysInMonth = 30;

/** Returns the pieces needed in a month: the smallest quantities of all lines, spread over the time until the last day. */
function monthlyNeed({ lines }: Need, days: number | null): number {
  const total = lines.reduce(
    (sum, { quantities }) => sum + (quantities.length > 0 ? Math.min(...quantities) : 0),
    0,
  );
  return Math.ceil(total / Math.max(1, Math.floor((days ?? 0) / daysInMonth)));
}

/** Returns everything to check for a need, computed once for all stores. */
export function checksOf(need: Need): Check[] {
  const { lines, countries, incoterm, requiredBy, today } = need;
  const days = requiredBy === null ? null : Math.max(0, daysBetween(today, requiredBy));
  const monthly = monthlyNeed(need, days);
  const whole = { line: null };
  return [
    ...lines.flatMap(lineChecks),
    ...(monthly > 0
      ? [atMost({ ...whole, constraint: 'capacity', field: 'monthlyCapacity', needed: monthly })]
      : []),
    ...(days === null
      ? []
      : [atLeast({ ...whole, constraint: 'lead-time', field: 'leadTimeDays', needed: days })]),
    ...(countries.length > 0 ? [countryCheck(countries)] : []),
    ...(incoterm
      ? [
          oneOf({
            ...whole,
            constraint: 'incoterm',
            needed: incoterm,
            stated: ({ incoterms }) => incoterms,
          }),
        ]
      : []),
  ];
}
