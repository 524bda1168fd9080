/** Returns every circle once, as the names along it; the first name is repeated at the end. */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const search: Search = { graph, finished: new Set(), trail: [], circles: [] };
  for (const name of graph.keys()) visit(name, search);
  return search.circles;
}

interface Search {
  graph: ReadonlyMap<string, readonly string[]>;
  finished: Set<string>;
  trail: string[];
  circles: string[][];
}

/** Depth first: a step that leads back onto the trail closes a circle. */
function visit(name: string, search: Search): void {
  const { graph, finished, trail, circles } = search;
  const start = trail.indexOf(name);
  if (start !== -1) circles.push([...trail.slice(start), name]);
  if (start !== -1 || finished.has(name)) return;
  trail.push(name);
  for (const next of graph.get(name) ?? []) visit(next, search);
  trail.pop();
  finished.add(name);
}
