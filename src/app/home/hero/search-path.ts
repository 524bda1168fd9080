/** Where the words of a search lead. */
export const searchPath = (words: string): string =>
  `/search?${new URLSearchParams({ in: 'products', q: words })}`;
