/** Returns the URL of the search results for a text. */
export const searchPath = (words: string): string =>
  `/search?${new URLSearchParams({ in: 'products', q: words })}`;
