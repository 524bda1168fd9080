/** The favourite products of this browser, by id. */
export const favouriteProducts = { name: 'favourite-products', most: 500, personal: true };

/** The products selected for comparison, by slug, because the comparison URL contains slugs. */
export const comparedProducts = { name: 'compare', most: 4, personal: false };
