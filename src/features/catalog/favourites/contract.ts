import * as z from 'zod/mini';
import { productCard } from '#features/catalog/products/contract/product-views.ts';
import { supplierCard } from '#features/stores/storefront/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, limit } from '#lib/schemas.ts';

const tags = ['Favorites'];

/** Maximum number of favourite products, and of favourite suppliers, per account. */
export const maxFavourites = 500;

const ids = z.array(id).check(z.maxLength(maxFavourites, `You can save up to ${maxFavourites} favorites`));
/** Ids of all favourites, newest first: all that a heart button needs. */
const favouriteIds = z.object({ products: ids, suppliers: ids });
/** A favourite with the price at which it was saved; null if the price has the same amount or is not comparable. */
export const favouriteProduct = z.extend(productCard, { savedPriceMinor: z.nullable(z.int()) });
export type FavouriteProduct = z.infer<typeof favouriteProduct>;
const page = z.object({ cursor: z.optional(z.string().check(z.maxLength(400))), limit: limit(24) });
const idInput = z.object({ id });
/** Maximum number of ids, separated by commas, in one request. */
const maxIdsPerRequest = 48;
const idList = z._default(
  z.pipe(
    z.string().check(z.maxLength(maxIdsPerRequest * 40, 'Request fewer at a time')),
    z.transform((text: string) =>
      text
        .split(',')
        .filter((part) => /^[0-9a-f-]{36}$/.test(part))
        .slice(0, maxIdsPerRequest),
    ),
  ),
  [],
);

export const favouritesContract = {
  listMarks: endpoint
    .route({ method: 'GET', path: '/favourites', summary: 'List the ids of your favorites', tags })
    .output(success(favouriteIds.shape)),
  mergeMarks: endpoint
    .route({
      method: 'POST',
      path: '/favourites/merge',
      summary: 'Merge a guest’s favorites after sign-in',
      tags,
    })
    .input(favouriteIds)
    .output(success(favouriteIds.shape)),
  listProducts: endpoint
    .route({ method: 'GET', path: '/favourites/products', summary: 'List favorite products', tags })
    .input(page)
    .output(success({ products: z.array(favouriteProduct), nextCursor: z.nullable(z.string()) })),
  listSuppliers: endpoint
    .route({ method: 'GET', path: '/favourites/suppliers', summary: 'List favorite suppliers', tags })
    .input(page)
    .output(success({ suppliers: z.array(supplierCard), nextCursor: z.nullable(z.string()) })),
  listKept: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/favourites/kept',
      summary: 'Get a guest’s favorites by id',
      tags,
    })
    .input(z.object({ products: idList, suppliers: idList }))
    .output(success({ products: z.array(productCard), suppliers: z.array(supplierCard) })),
  addProduct: endpoint
    .route({
      method: 'PUT',
      path: '/favourites/products/{id}',
      summary: 'Add a product to favorites',
      tags,
    })
    .input(idInput)
    .output(emptySuccess),
  removeProduct: endpoint
    .route({
      method: 'DELETE',
      path: '/favourites/products/{id}',
      summary: 'Remove a product from favorites',
      tags,
    })
    .input(idInput)
    .output(emptySuccess),
  addSupplier: endpoint
    .route({
      method: 'PUT',
      path: '/favourites/suppliers/{id}',
      summary: 'Add a supplier to favorites',
      tags,
    })
    .input(idInput)
    .output(emptySuccess),
  removeSupplier: endpoint
    .route({
      method: 'DELETE',
      path: '/favourites/suppliers/{id}',
      summary: 'Remove a supplier from favorites',
      tags,
    })
    .input(idInput)
    .output(emptySuccess),
};
