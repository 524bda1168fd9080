/** Suppliers by id that somebody likes, as the browser keeps them. */
export const favouriteSuppliers = { name: 'favourite-suppliers', most: 500, personal: true };
