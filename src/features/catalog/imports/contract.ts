import * as z from 'zod/mini';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { downloadOutput } from '#lib/download.ts';
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
  rowOutcomes,
} from './contract/import-labels.ts';

const tags = ['Imports'];
const reading = { access: ['supplier', 'admin'], scope: 'products:read' } as const;
const writing = { access: ['supplier', 'admin'], scope: 'products:write' } as const;
const idInput = z.object({ id });
const maxNumber = 2_000_000_000;

const wholeNumber = (name: string, { min, max }: { min: number; max: number }) =>
  z
    .int(`${name} must be a whole number`)
    .check(z.gte(min, `${name} must be at least ${min}`), z.lte(max, `${name} is too large`));

/** Defaults for rows with empty cells. */
const importSettings = z.object({
  /** For rows without a category; null refuses them. */
  categoryId: z.nullable(line({ max: 100, required: 'Select a category' })),
  /** Confirmed categories for unknown category cells: the cell in lower case → its category. */
  categories: z._default(
    z
      .record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(100)))
      .check(
        z.refine(
          (confirmed) => Object.keys(confirmed).length <= maxMappedCategories,
          `Confirm no more than ${maxMappedCategories} categories`,
        ),
      ),
    {},
  ),
  priceMinor: z.nullable(wholeNumber('Price', { min: 1, max: maxNumber })),
  unit: z.enum(productUnits, 'Select a unit'),
  moq: wholeNumber('Minimum order', { min: 1, max: maxNumber }),
  leadTimeDays: wholeNumber('Lead time', { min: 0, max: 365 }),
  stock: wholeNumber('Stock', { min: 0, max: maxNumber }),
  /** True if new products are published immediately, as far as the plan has room. */
  publish: z.boolean(),
  /** Treatment of a row whose SKU the store already has. */
  existing: z.enum(['update', 'skip']),
});

const columns = z
  .array(z.nullable(z.enum(importFields)))
  .check(z.maxLength(maxColumns, `Use no more than ${maxColumns} columns`));

/** Counts of the check, and of the import itself. */
const importCounts = z.object({
  create: z.int(),
  update: z.int(),
  skip: z.int(),
  refuse: z.int(),
  /** Rows without a SKU: importing the file again would add them again. */
  withoutSku: z.int(),
  /** Rows refused because their category is unknown. */
  unknownCategory: z.int(),
  /** Rows without a category, which go to the selected one. */
  chosenCategory: z.int(),
  /** Number of new products that the plan had room for at the time of the check; null without a limit. */
  room: z.nullable(z.int()),
  /** Number of new products beyond that room. */
  overPlan: z.int(),
  /** Number of products to publish, as far as the plan has room. */
  toPublish: z.int(),
  /** Imported as inactive, because the plan has no room for more public products. */
  hiddenByPlan: z.int(),
  /** Imported as drafts, because the file has less than buyers need. */
  incomplete: z.int(),
  /** Rows whose pictures were found. */
  pictures: z.int(),
  /** Rows that are imported without some of their pictures. */
  pictureProblems: z.int(),
  /** Rows whose pictures are imported so far. */
  picturesDone: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

const productImport = z.object({
  id,
  fileName: z.string(),
  source: z.enum(importSources),
  state: z.enum(importStates),
  /** Why it failed, or a note for the supplier. */
  message: z.nullable(z.string()),
  headings: z.array(z.string()),
  /** The first rows of the file, unchanged. */
  sample: z.array(z.array(z.string())),
  rows: z.int(),
  /** Number of the last row checked or imported so far. */
  progress: z.int(),
  columns,
  /** True if columns and settings come from an earlier file with the same headings. */
  remembered: z.boolean(),
  /** Number of usable pictures in the ZIP. */
  pictures: z.int(),
  settings: z.nullable(importSettings),
  /** The currency in which the store sells, and in which prices are read. */
  currency: z.string(),
  counts: importCounts,
  createdAt: instant,
  finishedAt: z.nullable(instant),
});
export type ProductImport = z.infer<typeof productImport>;

const categoryName = z.object({ id: z.string(), name: z.string() });

/** The text of category cells that matches no category, with its number of rows. */
const unknownCategory = z.object({
  /** The text as the key under which the settings confirm it. */
  key: z.string(),
  rows: z.int(),
  suggestion: z.nullable(categoryName),
  confirmed: z.nullable(categoryName),
});
export type UnknownCategory = z.infer<typeof unknownCategory>;

const importRow = z.object({
  /** Line in the file; the headings are line 1. */
  line: z.int(),
  sku: z.string(),
  title: z.string(),
  outcome: z.enum(rowOutcomes),
  message: z.nullable(z.string()),
  /** Null until a category is known. */
  category: z.nullable(categoryName),
  /** How the category was determined; null if the row was refused before that. */
  categorySource: z.nullable(z.enum(categorySources)),
  /** The closest category to an unknown one; used only once it is confirmed. */
  suggestedCategory: z.nullable(categoryName),
  /** Paths of its pictures in the ZIP. */
  pictures: z.array(z.string()),
  /** Why some pictures cannot be used; the product is imported without them. */
  pictureProblem: z.nullable(z.string()),
});
export type ImportRow = z.infer<typeof importRow>;

const importOutput = success({ import: productImport });

export const importsContract = {
  upload: endpoint
    .meta({ ...writing, multipart: 'large' })
    .route({
      method: 'POST',
      path: '/store/imports',
      successStatus: 201,
      summary:
        'Upload products as CSV, XLSX, a Google Merchant feed (XML), or a ZIP of a spreadsheet and images, up to 30\u00a0MB and 100,000 rows',
      tags,
    })
    .input(
      z.object({
        file: z
          .file('Select a file.')
          .check(
            z.minSize(1, 'This file is empty. Select another file.'),
            z.maxSize(maxFileBytes, 'This file is larger than 30\u00a0MB. Split it into smaller files.'),
          ),
      }),
    )
    .output(importOutput),
  list: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/store/imports', summary: 'List recent imports', tags })
    .output(success({ imports: z.array(productImport) })),
  get: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/store/imports/{id}', summary: 'Get an import and its progress', tags })
    .input(idInput)
    .output(importOutput),
  check: endpoint
    .meta(writing)
    .route({
      method: 'PUT',
      path: '/store/imports/{id}/mapping',
      summary: 'Map the columns and check the rows without importing them',
      tags,
    })
    .input(z.object({ id, columns, settings: importSettings }))
    .output(importOutput),
  start: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: '/store/imports/{id}/start',
      summary: 'Import the checked rows in the background',
      tags,
    })
    .input(
      z.object({
        id,
        /** If the plan has no room for all new products: import the first ones that fit. */
        fillPlan: z._default(z.boolean(), false),
      }),
    )
    .output(importOutput),
  cancel: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: '/store/imports/{id}/cancel',
      summary: 'Cancel an import. Imported rows stay.',
      tags,
    })
    .input(idInput)
    .output(importOutput),
  listRows: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/store/imports/{id}/rows',
      summary: 'List the rows of an import with their results',
      tags,
    })
    .input(
      z.object({
        id,
        outcome: z.optional(z.enum(rowOutcomes)),
        /** Only rows that are imported without some of their pictures. */
        pictures: z.optional(z.enum(['incomplete'])),
        after: queryNumber({ min: 0, max: maxNumber, fallback: 0 }),
        limit: limit(20),
      }),
    )
    .output(success({ rows: z.array(importRow), next: z.nullable(z.int()) })),
  listUnknownCategories: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/store/imports/{id}/categories',
      summary: 'List unknown categories of an import with suggestions',
      tags,
    })
    .input(idInput)
    .output(success({ categories: z.array(unknownCategory) })),
  refusedRows: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/store/imports/{id}/refused',
      outputStructure: 'detailed',
      summary: 'Get skipped rows with reasons (CSV)',
      tags,
    })
    .input(idInput)
    .output(downloadOutput),
};
