import type { Finding } from '../findings.ts';
import { placeOf } from '../places.ts';
import type { Project } from '../project.ts';
import { importGraph, type Link } from './graph.ts';
import { runsInBrowser } from './import-rule.ts';

/**
 * Follows the browser's code through the plain modules of src/app, which no folder rule can tell apart:
 * what a layout imports there must not lead to the server.
 */
export function checkBrowserReach(project: Project): Finding[] {
  const graph = importGraph(project);
  const reached = new Map<string, string>();
  for (const path of graph.keys())
    if (runsInBrowser(path)) follow(path, { start: path, walk: { graph, reached } });
  return [...reached].flatMap(([path, start]) =>
    linksOf(graph, path)
      .filter(({ to }) => isServerOnly(to))
      .map(({ to, line }) => ({
        rule: 'import-rule' as const,
        path,
        line,
        message: `imports ${to}, and ${start} carries this file into the browser: keep the two apart.`,
      })),
  );
}

interface Walk {
  graph: ReadonlyMap<string, readonly Link[]>;
  /** Plain modules of src/app that the browser loads, with the file that brought each in. */
  reached: Map<string, string>;
}

function follow(path: string, { start, walk }: { start: string; walk: Walk }): void {
  for (const { to } of linksOf(walk.graph, path)) {
    if (!isPlainAppModule(to) || walk.reached.has(to)) continue;
    walk.reached.set(to, start);
    follow(to, { start, walk });
  }
}

const linksOf = (graph: Walk['graph'], path: string): Link[] =>
  (graph.get(path) ?? []).filter(({ typeOnly }) => !typeOnly);

function isPlainAppModule(path: string): boolean {
  const place = placeOf(path);
  return place.kind === 'zone' && place.zone === 'app';
}

const isServerOnly = (path: string): boolean =>
  path.startsWith('node:') ||
  path.startsWith('src/platform/') ||
  /^src\/features\/[^/]+\/[^/]+\/server\//.test(path);
