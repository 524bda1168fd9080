import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { line } from '#lib/schemas.ts';
import { attributeDefinition } from './contract/attributes.ts';
import { categoryEntry, categoryLink, categoryTile } from './contract/category-views.ts';

const tags = ['Catalog'];
const open = { access: 'public', cached: true, proven: true, lasting: true } as const;
const slug = line({ max: 200, required: 'Not found' });

const categoryPage = success({
  category: z.object({
    ...categoryEntry.shape,
    level: z.int(),
    hsCode: z.nullable(z.string()),
    /** Other names in the trade. */
    synonyms: z.array(z.string()),
    materials: z.array(z.string()),
  }),
  path: z.array(categoryLink),
  children: z.array(categoryEntry),
  /** Siblings with the same parent, those with most products first. */
  neighbours: z.array(categoryEntry),
  filters: z.array(attributeDefinition),
});

export const categoriesContract = {
  listCategories: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/categories',
      summary: 'List main categories and groups with product counts',
      tags,
    })
    .output(success({ tiles: z.array(categoryTile) })),
  searchCategories: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/categories/search',
      summary: 'Search categories by name or trade term',
      tags,
    })
    .input(z.object({ q: line({ max: 100 }) }))
    .output(
      success({ categories: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })) }),
    ),
  getCategory: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/categories/{slug}',
      summary: 'Get a category with its path, children and filters',
      tags,
    })
    .input(z.object({ slug }))
    .output(categoryPage),
  getCategoryForm: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/categories/{slug}/attributes',
      summary: 'List the attributes of a category',
      tags,
    })
    .input(z.object({ slug }))
    .output(
      success({
        category: z.object({
          id: z.string(),
          name: z.string(),
          family: z.string(),
          hsCode: z.nullable(z.string()),
        }),
        path: z.array(categoryLink),
        attributes: z.array(attributeDefinition),
      }),
    ),
};
