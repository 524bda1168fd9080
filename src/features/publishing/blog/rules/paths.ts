/** Returns the path of a post. */
export const blogPath = (slug: string): string => `/blog/details/${slug}`;
