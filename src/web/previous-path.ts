interface NavigationHistory {
  currentEntry: { index: number } | null;
  entries: () => { url: string | null }[];
}

/** Returns the previous page if people can be led back to it: a page that does not exist is no place to return to. */
export async function findPreviousPath(): Promise<string | null> {
  const path = previousPath();
  if (path === null) return null;
  const exists = await fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return exists ? path : null;
}

/** Returns the path and query of the page of this site that was open before, or null. */
function previousPath(): string | null {
  const navigationHistory = (window as { navigation?: NavigationHistory }).navigation;
  const index = navigationHistory?.currentEntry?.index ?? 0;
  const url = URL.parse(navigationHistory?.entries()[index - 1]?.url ?? document.referrer);
  return url?.origin === location.origin ? url.pathname + url.search : null;
}
