import type { Finding } from '../findings.ts';
import { placeOf } from '../places.ts';
import type { Project } from '../project.ts';
import { findCircles } from './circles.ts';
import { importGraph } from './graph.ts';
import { partPermissions } from './permissions.ts';

/**
 * The slices of a domain use each other, but never in a circle, types included. Screens and tests are not counted:
 * nothing imports them, so they may compose whatever they need.
 */
export function checkSliceCycles(project: Project): Finding[] {
  const uses = usesBetweenSlices(project);
  const graph = new Map([...uses].map(([slice, used]) => [slice, [...used.keys()]]));
  return findCircles(graph).map((circle) => ({
    rule: 'import-cycle',
    path: `src/features/${circle[0] ?? ''}`,
    message:
      `${circle.join(' → ')} is a circle of slices (${stepsOf(circle, uses).join('; ')}). ` +
      'Move what both need into the slice that the others use, let one react to an event of the other, ' +
      'or compose them in a screen.',
  }));
}

/** Slice → the slices of its domain that it uses, each with one import as an example. */
type Uses = ReadonlyMap<string, ReadonlyMap<string, string>>;

function usesBetweenSlices(project: Project): Uses {
  const uses = new Map<string, Map<string, string>>();
  for (const [path, links] of importGraph(project)) {
    const from = placeOf(path);
    if (from.kind !== 'slice' || from.part === null || partPermissions[from.part].anyDomain === true)
      continue;
    const used = uses.get(from.slice) ?? new Map<string, string>();
    uses.set(from.slice, used);
    for (const { to } of links) {
      const place = placeOf(to);
      const isNeighbour =
        place.kind === 'slice' && place.domain === from.domain && place.slice !== from.slice;
      if (isNeighbour && !used.has(place.slice)) used.set(place.slice, `${short(path)} imports ${short(to)}`);
    }
  }
  return uses;
}

const stepsOf = (circle: readonly string[], uses: Uses): string[] =>
  circle.slice(1).map((slice, index) => uses.get(circle[index] ?? '')?.get(slice) ?? '');

const short = (path: string): string => path.replace('src/features/', '');
