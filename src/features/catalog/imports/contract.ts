import * as z from 'zod/mini';
import { productUnits } from '#features/catalog/products/contract/product-words.ts';
import { download } from '#lib/download.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit, line, queryNumber } from '#lib/schemas.ts';
import { maxColumns } from '#lib/table-limits.ts';
import {
  categorySources,
  importFields,
  importSources,
  importStates,
  maxFileBytes,
  maxMappedCategories,
  outcomes,
} from './contract/import-words.ts';

const tags = ['Imports'];
const reading = { access: ['supplier', 'admin'], scope: 'products:read' } as const;
const writing = { access: ['supplier', 'admin'], scope: 'products:write' } as const;
const one = z.object({ id });
const most = 2_000_000_000;

const whole = (name: string, min: number, max: number) =>
  z
    .int(`${name} must be a whole number`)
    .check(z.gte(min, `${name} must be at least ${min}`), z.lte(max, `${name} is too large`));

/** What a row gets where the file does not say. */
const importSettings = z.object({
  /** For rows without a category; null refuses them. */
  categoryId: z.nullable(line({ max: 100, required: 'Please choose a category' })),
  /** Categories confirmed for words that no category has: the cell in lower case → its category. */
  categories: z._default(
    z
      .record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(100)))
      .check(
        z.refine(
          (confirmed) => Object.keys(confirmed).length <= maxMappedCategories,
          `Please confirm at most ${maxMappedCategories} categories`,
        ),
      ),
    {},
  ),
  priceMinor: z.nullable(whole('Price', 1, most)),
  unit: z.enum(productUnits, 'Please choose a unit'),
  moq: whole('Minimum order', 1, most),
  leadTimeDays: whole('Lead time', 0, 365),
  stock: whole('Stock', 0, most),
  /** Whether new products go public at once, as far as the plan has room. */
  publish: z.boolean(),
  /** What happens to a row whose SKU the store has already. */
  existing: z.enum(['update', 'skip']),
});

const columns = z
  .array(z.nullable(z.enum(importFields)))
  .check(z.maxLength(maxColumns, `Please use at most ${maxColumns} columns`));

/** What the check found, and what the import made of it. */
const importCounts = z.object({
  create: z.int(),
  update: z.int(),
  skip: z.int(),
  refuse: z.int(),
  /** Rows without a SKU: imported again, they come in again. */
  withoutSku: z.int(),
  /** Rows that are refused, as nobody has said what their category means. */
  unknownCategory: z.int(),
  /** Rows without a category: they go to the chosen one. */
  chosenCategory: z.int(),
  /** New products that the plan had room for when the file was checked; null without a limit. */
  room: z.nullable(z.int()),
  /** New products beyond that room. */
  overPlan: z.int(),
  /** To be public, as far as the plan has room. */
  toPublish: z.int(),
  /** Came in as inactive, because the plan has no room for more public products. */
  hiddenByPlan: z.int(),
  /** Came in as drafts, because buyers need more than the file says. */
  incomplete: z.int(),
  /** Rows whose pictures were found. */
  pictures: z.int(),
  /** Rows that come in without some of their pictures. */
  pictureProblems: z.int(),
  /** Rows whose pictures have come in so far. */
  picturesDone: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

const productImport = z.object({
  id,
  fileName: z.string(),
  source: z.enum(importSources),
  state: z.enum(importStates),
  /** Why it failed, or what else there is to know. */
  message: z.nullable(z.string()),
  headings: z.array(z.string()),
  /** The first rows, as they stand in the file. */
  sample: z.array(z.array(z.string())),
  rows: z.int(),
  /** Rows that are checked, or come in, so far. */
  progress: z.int(),
  columns,
  /** Columns and settings were taken from an earlier file with the same headings. */
  remembered: z.boolean(),
  /** Pictures beside the sheet that can be used. */
  pictures: z.int(),
  settings: z.nullable(importSettings),
  counts: importCounts,
  createdAt: instant,
  finishedAt: z.nullable(instant),
});
export type ProductImport = z.infer<typeof productImport>;

const categoryName = z.object({ id: z.string(), name: z.string() });

/** A category cell that no category has, with how many rows have it. */
const unknownCategory = z.object({
  /** As it is confirmed in the settings. */
  key: z.string(),
  rows: z.int(),
  suggestion: z.nullable(categoryName),
  confirmed: z.nullable(categoryName),
});
export type UnknownCategory = z.infer<typeof unknownCategory>;

const importRow = z.object({
  /** Its line in the file; the headings are line 1. */
  line: z.int(),
  sku: z.string(),
  title: z.string(),
  outcome: z.enum(outcomes),
  message: z.nullable(z.string()),
  /** Null while nobody has said which. */
  category: z.nullable(categoryName),
  /** How the category was determined; null where the row was refused before. */
  categorySource: z.nullable(z.enum(categorySources)),
  /** The closest category to one that is unknown; used only once it is confirmed. */
  suggestedCategory: z.nullable(categoryName),
  /** Its pictures that lie beside the sheet, by their paths. */
  pictures: z.array(z.string()),
  /** Problem of the pictures that cannot be used; the product is imported without them. */
  pictureProblem: z.nullable(z.string()),
});
export type ImportRow = z.infer<typeof importRow>;

const answer = success({ import: productImport });

export const importsContract = {
  upload: endpoint
    .meta({ ...writing, multipart: 'large' })
    .route({
      method: 'POST',
      path: '/store/imports',
      successStatus: 201,
      summary:
        'Upload products as CSV, XLSX, a Google Merchant feed (XML), or a ZIP of a sheet and its pictures, up to 30 MB and 100,000 rows',
      tags,
    })
    .input(
      z.object({
        file: z
          .file('Please choose a file.')
          .check(
            z.minSize(1, 'This file is empty. Please choose another.'),
            z.maxSize(maxFileBytes, 'Files can be at most 30 MB. Please split it.'),
          ),
      }),
    )
    .output(answer),
  list: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/store/imports', summary: 'The latest imports of my store', tags })
    .output(success({ imports: z.array(productImport) })),
  get: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/store/imports/{id}', summary: 'An import and how far it is', tags })
    .input(one)
    .output(answer),
  check: endpoint
    .meta(writing)
    .route({
      method: 'PUT',
      path: '/store/imports/{id}/mapping',
      summary: 'Say what each column holds, and start the check: nothing is changed yet',
      tags,
    })
    .input(z.object({ id, columns, settings: importSettings }))
    .output(answer),
  start: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: '/store/imports/{id}/start',
      summary: 'Bring the checked rows in, in the background',
      tags,
    })
    .input(
      z.object({
        id,
        /** Where the plan has no room for all new products: bring in the first ones, as far as it has. */
        fillPlan: z._default(z.boolean(), false),
      }),
    )
    .output(answer),
  cancel: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: '/store/imports/{id}/cancel',
      summary: 'Stop an import; what came in stays',
      tags,
    })
    .input(one)
    .output(answer),
  listRows: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/store/imports/{id}/rows',
      summary: 'Rows of an import with what becomes of them',
      tags,
    })
    .input(
      z.object({
        id,
        outcome: z.optional(z.enum(outcomes)),
        /** Rows alone that come in without some of their pictures. */
        pictures: z.optional(z.enum(['incomplete'])),
        after: queryNumber({ min: 0, max: most, fallback: 0 }),
        limit: limit(20),
      }),
    )
    .output(success({ rows: z.array(importRow), next: z.nullable(z.int()) })),
  listUnknownCategories: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/store/imports/{id}/categories',
      summary: 'Category cells of an import that no category has, with the closest one to confirm',
      tags,
    })
    .input(one)
    .output(success({ categories: z.array(unknownCategory) })),
  refusedRows: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/store/imports/{id}/refused',
      outputStructure: 'detailed',
      summary: 'Refused rows as CSV, each with its reason, to be mended and uploaded again',
      tags,
    })
    .input(one)
    .output(download),
};
