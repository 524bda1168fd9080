/** The favourite products of this browser, by id. */
export const favouriteProducts = { name: 'favourite-products', most: 500, personal: true };

/** The products selected for comparison, by slug, because the comparison URL contains slugs. */
export const comparedProducts = { name: 'compare', most: 4, personal: false };

/** The products that this person viewed last in this browser, by id, newest first. */
export const viewedProducts = { name: 'viewed-products', most: 12, personal: true };
