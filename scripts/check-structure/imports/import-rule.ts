import { domainsPath } from '../domains.ts';
import type { Finding } from '../findings.ts';
import { type Place, placeOf, type SlicePlace, type ZonePlace } from '../places.ts';
import { isCode, isTest, type Project, type SourceFile } from '../project.ts';
import { type ImportUse, syntaxOf } from '../syntax.ts';
import { partPermissions, zonePermissions, zonesForTests } from './permissions.ts';
import { resolveImport } from './resolve.ts';
import { spellingProblem } from './spelling.ts';

/** The import rule of ARCHITECTURE.md, one sentence for each import that breaks it. */
export function checkImportRule(project: Project): Finding[] {
  return project.files.filter(isCode).flatMap((file) =>
    syntaxOf(file).imports.flatMap((use) => {
      const message = problemOf(project, { file, use });
      return message === null ? [] : [{ rule: 'import-rule', path: file.path, line: use.line, message }];
    }),
  );
}

interface Edge {
  from: string;
  to: string;
  typeOnly: boolean;
}

function problemOf(
  project: Project,
  { file: { path }, use }: { file: SourceFile; use: ImportUse },
): string | null {
  const target = resolveImport(project, { from: path, specifier: use.specifier });
  if (target.kind === 'missing') return `imports ${use.specifier}, but there is no file ${target.path}.`;
  if (target.kind === 'node') return nodeProblem(path, use);
  if (target.kind !== 'own') return null;
  const edge = { from: path, to: target.path, typeOnly: use.typeOnly };
  const problem =
    permissionProblem(project, edge) ?? spellingProblem(edge.from, { to: edge.to, specifier: use.specifier });
  return problem === null ? null : `imports ${use.specifier}: ${problem}`;
}

const browserSide =
  /^src\/(lib|ui|web)\/|^src\/(root|entry\.client)\.tsx$|^src\/app\/.*\.tsx$|^src\/contract\.ts$/;

/** True for files whose code reaches the browser. */
export function runsInBrowser(path: string): boolean {
  const place = placeOf(path);
  if (isTest(path) || !/\.tsx?$/.test(path)) return false;
  if (place.kind === 'zone') return browserSide.test(path);
  return ['contract', 'rules', 'screens', 'components'].includes(place.part ?? '');
}

function nodeProblem(path: string, { specifier, typeOnly }: ImportUse): string | null {
  if (typeOnly || !runsInBrowser(path)) return null;
  return `imports ${specifier}, which the browser does not have.`;
}

function permissionProblem(project: Project, edge: Edge): string | null {
  const [from, to] = [placeOf(edge.from), placeOf(edge.to)];
  if (isOwnStylesheet(edge)) return null;
  if (isTest(edge.to)) return 'tests are not imported: move what is shared to tests/support.';
  if (from.kind === 'slice') return sliceProblem(from, to) ?? orderProblem(project, { from, to });
  return zoneProblem(from, { to, edge });
}

/** A component takes the stylesheet beside it. */
const isOwnStylesheet = ({ from, to }: Edge): boolean =>
  to.endsWith('.module.css') && from.replace(/\.tsx$/, '') === to.replace(/\.module\.css$/, '');

function zoneProblem(
  { zone }: ZonePlace,
  { to, edge: { from, typeOnly } }: { to: Place; edge: Edge },
): string | null {
  const { zones, parts, typesOf = [] } = zonePermissions[zone];
  if (to.kind === 'slice') {
    if (to.part === null || parts.includes(to.part)) return null;
    if (parts.length === 0) return `${zone} does not know the features: pass it what it needs.`;
    return `${zone} may use ${list(parts)} of a slice, not its ${to.part}.`;
  }
  if (zones.includes(to.zone) || (isTest(from) && zonesForTests.includes(to.zone))) return null;
  if (!typesOf.includes(to.zone)) return outOfReach({ from: zone, zones }, to);
  return typeOnly ? null : `${zone} may use only the types of ${nameOf(to.zone)}: write "import type".`;
}

function sliceProblem(from: SlicePlace, to: Place): string | null {
  if (from.part === null) return null;
  const { zones, own, others } = partPermissions[from.part];
  if (to.kind === 'zone') return zones.includes(to.zone) ? null : outOfReach({ from: from.part, zones }, to);
  if (to.part === null) return null;
  if (to.slice === from.slice) {
    return own.includes(to.part)
      ? null
      : `${from.part} may use ${list(own)} of its own slice, not ${to.part}.`;
  }
  return others.includes(to.part)
    ? null
    : `${from.part} may use ${list(others)} of another slice, not its ${to.part}.`;
}

/** A domain uses those before it in the list; a domain that is not listed is reported by another check. */
function orderProblem({ domains }: Project, { from, to }: { from: SlicePlace; to: Place }): string | null {
  if (to.kind !== 'slice' || from.part === null || partPermissions[from.part].anyDomain) return null;
  const [own, other] = [from, to].map((place) => domains.findIndex(({ domain }) => domain === place.domain));
  if (own === undefined || other === undefined || own === -1 || other <= own) return null;
  return (
    `the domain ${to.domain} is after ${from.domain} in ${domainsPath}, and a domain uses only those before it. ` +
    `Let ${to.slice} react to an event of ${from.slice}, compose the two in a screen, or move what both need into ` +
    `${from.domain}.`
  );
}

interface Permission {
  from: string;
  zones: readonly string[];
}

function outOfReach({ from, zones }: Permission, { zone }: ZonePlace): string {
  if (zone === 'app' || zone === 'layout') {
    return 'src/app composes the parts and is not imported: move what is needed to the area that owns it.';
  }
  if (zone === 'url list') return 'src/routes.ts is the list of URLs and is not imported.';
  return `${from} may use ${list(zones)}, not ${nameOf(zone)}.`;
}

function nameOf(zone: ZonePlace['zone']): string {
  return zone === 'api' ? 'src/contract.ts' : zone;
}

const list = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(
    names.map((name) => (name === 'api' ? 'src/contract.ts' : name)),
  );
