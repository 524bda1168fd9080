import type { Finding } from '../findings.ts';
import type { Project } from '../project.ts';
import { findCircles } from './circles.ts';
import { importGraph } from './graph.ts';

/** No module imports itself by way of others, types included. Each circle is reported once. */
export function checkCycles(project: Project): Finding[] {
  const links = importGraph(project);
  const graph = new Map([...links].map(([path, used]) => [path, used.map(({ to }) => to)]));
  return findCircles(graph).map((circle) => ({
    rule: 'import-cycle',
    path: circle[0] ?? '',
    message: `imports itself in a circle: ${circle.join(' → ')}. Move what both need into a file of its own.`,
  }));
}
