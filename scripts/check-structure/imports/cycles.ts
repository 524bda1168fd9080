import type { Finding } from '../findings.ts';
import type { Project } from '../project.ts';
import { importGraph, type Link } from './graph.ts';

/** No module reaches itself through its imports, types included. Each circle is told once. */
export function checkCycles(project: Project): Finding[] {
  const graph = importGraph(project);
  const search: Search = { graph, finished: new Set(), trail: [], circles: [] };
  for (const path of graph.keys()) visit(path, search);
  return search.circles.map((circle) => ({
    rule: 'import-cycle',
    path: circle[0] ?? '',
    message: `imports itself in a circle: ${circle.join(' → ')}. Move what both need into a file of its own.`,
  }));
}

interface Search {
  graph: ReadonlyMap<string, readonly Link[]>;
  finished: Set<string>;
  trail: string[];
  circles: string[][];
}

/** Depth first: an import that leads back onto the trail closes a circle. */
function visit(path: string, search: Search): void {
  const { graph, finished, trail, circles } = search;
  const met = trail.indexOf(path);
  if (met !== -1) circles.push([...trail.slice(met), path]);
  if (met !== -1 || finished.has(path)) return;
  trail.push(path);
  for (const { to } of graph.get(path) ?? []) visit(to, search);
  trail.pop();
  finished.add(path);
}
