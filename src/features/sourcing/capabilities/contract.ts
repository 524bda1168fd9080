import * as z from 'zod/mini';
import {
  finishes,
  fluteNames,
  materials,
  packagingSpecification,
} from '#features/packaging/specification/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { incotermCodes } from '#lib/incoterms.ts';
import { calendarDate, id, instant, line } from '#lib/schemas.ts';
import { constraints } from './contract/constraints.ts';

const tags = ['Capabilities'];

export const maxCategories = 200;
const maxCountries = 250;
export const maxVolumeMl = 2_000_000;
const maxPieces = 1_000_000_000;

interface Bounds {
  min: number;
  max: number;
  unit: string;
}

/** A limit of a store; null if it states none. */
const limitOf = ({ min, max, unit }: Bounds) => {
  const range = `Enter a whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
  const message = unit ? `${range} ${unit}` : range;
  return z.nullable(z.number(message).check(z.int(message), z.gte(min, message), z.lte(max, message)));
};
const side = limitOf({ min: 1, max: 20_000, unit: 'mm' });
const pieces = limitOf({ min: 1, max: maxPieces, unit: 'pieces' });

const countryCode = z.string('Select a country').check(z.regex(/^[A-Z]{2}$/, 'Select a country'));
const countryCodes = z
  .array(countryCode)
  .check(z.maxLength(maxCountries, `Select no more than ${maxCountries} countries`));
const categoryId = line({ max: 200, required: 'Select a category' });

/** Limits of what a store can make, and its terms. An empty list and null mean that it states no limit. */
const limits = z.object({
  /** Categories of any level; each includes everything below it. */
  categories: z
    .array(categoryId)
    .check(z.maxLength(maxCategories, `Select no more than ${maxCategories} categories`)),
  materials: z.array(z.enum(materials, 'Select from the list')),
  flutes: z.array(z.enum(fluteNames, 'Select from the list')),
  finishes: z.array(z.enum(finishes, 'Select from the list')),
  /** Longer and shorter side of the largest blank. */
  maxBlankLongMm: side,
  maxBlankShortMm: side,
  /** Longer and shorter side of the smallest blank. */
  minBlankLongMm: side,
  minBlankShortMm: side,
  maxVolumeMl: limitOf({ min: 1, max: maxVolumeMl, unit: 'ml' }),
  maxPrintColors: limitOf({ min: 0, max: 10, unit: '' }),
  moq: pieces,
  /** Delivery countries, ISO 3166-1 alpha-2; empty if it delivers worldwide. */
  countries: countryCodes,
  incoterms: z.array(z.enum(incotermCodes, 'Select from the list')),
  /** From the approval of the proof until the goods are ready. */
  leadTimeDays: limitOf({ min: 0, max: 365, unit: 'days' }),
  /** Pieces that it can make in a month. */
  monthlyCapacity: pieces,
});
export type Limits = z.infer<typeof limits>;

type Side = 'maxBlankLongMm' | 'maxBlankShortMm' | 'minBlankLongMm' | 'minBlankShortMm';

/** Refuses a value that is larger than another; both must be stated. */
const notAbove = (field: Side, { than, error }: { than: Side; error: string }) =>
  z.refine<Limits>(
    (form) => {
      const [value, largest] = [form[field], form[than]];
      return value === null || largest === null || value <= largest;
    },
    { path: [field], error },
  );

const longerSide = 'The shorter side can’t be longer than the longer side';
const largestBlank = 'The smallest blank can’t be larger than the largest';
export const capabilitiesForm = limits.check(
  notAbove('maxBlankShortMm', { than: 'maxBlankLongMm', error: longerSide }),
  notAbove('minBlankShortMm', { than: 'minBlankLongMm', error: longerSide }),
  notAbove('minBlankLongMm', { than: 'maxBlankLongMm', error: largestBlank }),
  notAbove('minBlankShortMm', { than: 'maxBlankShortMm', error: largestBlank }),
);

/** The capabilities of a store, as its owner edits them. */
const capabilities = z.object({
  limits,
  /** Names of the categories, with the names of those above. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })),
  /** When the store last saved them; null while they are derived from its products. */
  editedAt: z.nullable(instant),
});
export type Capabilities = z.infer<typeof capabilities>;

const maxNeedLines = 50;
const maxNeedQuantities = 10;
const quantity = z
  .int('Enter a whole number of pieces')
  .check(z.gte(1, 'Enter a whole number of pieces'), z.lte(maxPieces, 'That is too many pieces'));

/** A request as it is being written. */
const needForm = z.object({
  lines: z
    .array(
      z.object({
        categoryId: z.optional(z.nullable(categoryId)),
        /** A product that stands for the goods: its category is used if none is selected. */
        productId: z.optional(z.nullable(id)),
        title: z._default(line({ max: 160 }), ''),
        specification: z._default(z.nullable(packagingSpecification), null),
        quantities: z._default(z.array(quantity).check(z.maxLength(maxNeedQuantities)), []),
      }),
    )
    .check(z.minLength(1, 'Add what you need'), z.maxLength(maxNeedLines)),
  countries: z._default(countryCodes, []),
  incoterm: z._default(z.nullable(z.enum(incotermCodes, 'Select an Incoterm')), null),
  requiredBy: z._default(z.nullable(calendarDate), null),
});
export type NeedForm = z.infer<typeof needForm>;

const value = z.union([z.number(), z.string(), z.array(z.string())]);
const failure = z.object({
  constraint: z.enum(constraints),
  /** Index of the line; null for what concerns the whole request. */
  line: z.nullable(z.int()),
  needed: value,
  limit: value,
  message: z.string(),
});

const matchedStore = z.object({
  supplierId: id,
  slug: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  logoSeed: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  responseHours: z.nullable(z.number()),
  /** 0 to 100. */
  score: z.int(),
  /** Why it fits, from the strongest reason to the weakest. */
  reasons: z.array(z.string()),
});
const otherStore = z.extend(matchedStore, { failures: z.array(failure) });
export type MatchedStore = z.infer<typeof matchedStore>;

export const capabilitiesContract = {
  get: endpoint
    .meta({ access: ['supplier'], scope: 'requests:read', sample: true })
    .route({
      method: 'GET',
      path: '/store/capabilities',
      summary: 'Get what your store can make, and its terms',
      tags,
    })
    .output(success({ capabilities })),
  save: endpoint
    .meta({ access: ['supplier'], scope: 'requests:write' })
    .route({
      method: 'PUT',
      path: '/store/capabilities',
      summary: 'Update what your store can make, and its terms',
      tags,
    })
    .input(capabilitiesForm)
    .output(success({ capabilities })),
  reset: endpoint
    .meta({ access: ['supplier'], scope: 'requests:write' })
    .route({
      method: 'DELETE',
      path: '/store/capabilities',
      summary: 'Derive what your store can make from its products again',
      tags,
    })
    .output(success({ capabilities })),
  match: endpoint
    .meta({ access: ['customer', 'supplier'], throttle: 'typing' })
    .route({
      method: 'POST',
      path: '/requests/matches',
      summary: 'Find the stores that can meet a request, and why others can’t',
      tags,
    })
    .input(needForm)
    .output(
      success({
        /** All stores that can meet it. */
        total: z.int(),
        /** The ten best of them. */
        matches: z.array(matchedStore),
        /** Ten stores with the same categories that cannot, nearest first. */
        others: z.array(otherStore),
      }),
    ),
};
