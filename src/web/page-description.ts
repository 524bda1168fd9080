import { createContext, type RouterContextProvider } from 'react-router';

const structuredData = createContext<readonly object[]>([]);

/**
 * Describes a page for search engines, in its loader: only the server's HTML has it, and browsers need neither the data
 * nor the code.
 */
export function describePage(context: Readonly<RouterContextProvider>, graph: readonly object[]): void {
  context.set(structuredData, graph);
}

/** Returns the script with the description of a page; an empty text if it has none. */
export function structuredDataScript(context: Readonly<RouterContextProvider>): string {
  const graph = context.get(structuredData);
  if (graph.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
