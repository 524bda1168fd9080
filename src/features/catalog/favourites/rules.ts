/** The favourite suppliers of this browser, by id. */
export const favouriteSuppliers = { name: 'favourite-suppliers', most: 500, personal: true };
