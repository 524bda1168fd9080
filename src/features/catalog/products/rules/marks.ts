/** Products by id that somebody likes, as the browser keeps them. */
export const favouriteProducts = { name: 'favourite-products', most: 500, personal: true };

/** Products by slug that somebody compares; the slugs stand in the address of the comparison. */
export const comparedProducts = { name: 'compare', most: 4, personal: false };
