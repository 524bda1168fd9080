import * as z from 'zod/mini';
import { productCard } from '#features/catalog/contract/product-views.ts';
import { supplierCard } from '#features/suppliers/contract/public-suppliers.ts';
import { done, endpoint, success } from '#lib/endpoint.ts';
import { id, limit } from '#lib/schemas.ts';

const tags = ['Favourites'];

/** Products, and suppliers, that one account can keep. */
export const mostFavourites = 500;

const ids = z.array(id).check(z.maxLength(mostFavourites, `There is room for ${mostFavourites} favourites`));
/** Ids of all favourites, the latest first: what a heart needs to know. */
const marks = z.object({ products: ids, suppliers: ids });
const page = z.object({ cursor: z.optional(z.string().check(z.maxLength(400))), limit: limit(24) });
const one = z.object({ id });

export const favouritesContract = {
  listMarks: endpoint
    .route({ method: 'GET', path: '/favourites', summary: 'Ids of my favourites', tags })
    .output(success(marks.shape)),
  mergeMarks: endpoint
    .route({
      method: 'POST',
      path: '/favourites/merge',
      summary: 'Take over a visitor’s favourites after signing in; doing it twice changes nothing',
      tags,
    })
    .input(marks)
    .output(success(marks.shape)),
  listProducts: endpoint
    .route({ method: 'GET', path: '/favourites/products', summary: 'My favourite products', tags })
    .input(page)
    .output(success({ products: z.array(productCard), nextCursor: z.nullable(z.string()) })),
  listSuppliers: endpoint
    .route({ method: 'GET', path: '/favourites/suppliers', summary: 'My favourite suppliers', tags })
    .input(page)
    .output(success({ suppliers: z.array(supplierCard), nextCursor: z.nullable(z.string()) })),
  addProduct: endpoint
    .route({
      method: 'PUT',
      path: '/favourites/products/{id}',
      summary: 'Keep a product as a favourite',
      tags,
    })
    .input(one)
    .output(done),
  removeProduct: endpoint
    .route({
      method: 'DELETE',
      path: '/favourites/products/{id}',
      summary: 'Take a product out of my favourites',
      tags,
    })
    .input(one)
    .output(done),
  addSupplier: endpoint
    .route({
      method: 'PUT',
      path: '/favourites/suppliers/{id}',
      summary: 'Keep a supplier as a favourite',
      tags,
    })
    .input(one)
    .output(done),
  removeSupplier: endpoint
    .route({
      method: 'DELETE',
      path: '/favourites/suppliers/{id}',
      summary: 'Take a supplier out of my favourites',
      tags,
    })
    .input(one)
    .output(done),
};
