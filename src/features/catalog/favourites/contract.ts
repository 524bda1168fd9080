import * as z from 'zod/mini';
import { productCard } from '#features/catalog/products/contract/product-views.ts';
import { supplierCard } from '#features/stores/storefront/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, limit } from '#lib/schemas.ts';

const tags = ['Favourites'];

/** Maximum number of favourite products, and of favourite suppliers, per account. */
export const maxFavourites = 500;

const ids = z.array(id).check(z.maxLength(maxFavourites, `There is room for ${maxFavourites} favourites`));
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
    z.string().check(z.maxLength(maxIdsPerRequest * 40, 'Please request fewer at a time')),
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
    .route({ method: 'GET', path: '/favourites', summary: 'Ids of my favourites', tags })
    .output(success(favouriteIds.shape)),
  mergeMarks: endpoint
    .route({
      method: 'POST',
      path: '/favourites/merge',
      summary: 'Take over a guest’s favourites after signing in; doing it twice changes nothing',
      tags,
    })
    .input(favouriteIds)
    .output(success(favouriteIds.shape)),
  listProducts: endpoint
    .route({ method: 'GET', path: '/favourites/products', summary: 'My favourite products', tags })
    .input(page)
    .output(success({ products: z.array(favouriteProduct), nextCursor: z.nullable(z.string()) })),
  listSuppliers: endpoint
    .route({ method: 'GET', path: '/favourites/suppliers', summary: 'My favourite suppliers', tags })
    .input(page)
    .output(success({ suppliers: z.array(supplierCard), nextCursor: z.nullable(z.string()) })),
  listKept: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/favourites/kept',
      summary:
        'Favourites stored in the browser of a guest, by id: those still public, in the requested order',
      tags,
    })
    .input(z.object({ products: idList, suppliers: idList }))
    .output(success({ products: z.array(productCard), suppliers: z.array(supplierCard) })),
  addProduct: endpoint
    .route({
      method: 'PUT',
      path: '/favourites/products/{id}',
      summary: 'Keep a product as a favourite',
      tags,
    })
    .input(idInput)
    .output(emptySuccess),
  removeProduct: endpoint
    .route({
      method: 'DELETE',
      path: '/favourites/products/{id}',
      summary: 'Take a product out of my favourites',
      tags,
    })
    .input(idInput)
    .output(emptySuccess),
  addSupplier: endpoint
    .route({
      method: 'PUT',
      path: '/favourites/suppliers/{id}',
      summary: 'Keep a supplier as a favourite',
      tags,
    })
    .input(idInput)
    .output(emptySuccess),
  removeSupplier: endpoint
    .route({
      method: 'DELETE',
      path: '/favourites/suppliers/{id}',
      summary: 'Take a supplier out of my favourites',
      tags,
    })
    .input(idInput)
    .output(emptySuccess),
};
