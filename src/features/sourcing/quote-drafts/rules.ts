/** Returns the page on which the draft of a quote continues, from what the quote answers: `inquiry:`, `request:` or `quote:` with an id. */
export function draftPath(target: string): string {
  const [kind, id] = target.split(':');
  return kind === 'quote' ? `/dashboard/quotes/${id}/revise` : `/dashboard/quotes/new?${kind}=${id}`;
}
