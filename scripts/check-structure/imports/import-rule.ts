import type { Finding } from '../findings.ts';
import { type FeaturePlace, type Place, placeOf, type ZonePlace } from '../places.ts';
import { isCode, isTest, type Project, type SourceFile } from '../project.ts';
import { type ImportUse, syntaxOf } from '../syntax.ts';
import { partPermissions, zonePermissions, zonesForTests } from './permissions.ts';
import { resolveImport } from './resolve.ts';
import { spellingProblem } from './spelling.ts';

/** The import rule of ARCHITECTURE.md, one sentence for each import that breaks it. */
export function checkImportRule(project: Project): Finding[] {
  return project.files.filter(isCode).flatMap((file) =>
    syntaxOf(file).imports.flatMap((use) => {
      const message = problemOf(project, file, use);
      return message === null ? [] : [{ rule: 'import-rule', path: file.path, line: use.line, message }];
    }),
  );
}

interface Edge {
  from: string;
  to: string;
  typeOnly: boolean;
}

function problemOf(project: Project, { path }: SourceFile, use: ImportUse): string | null {
  const target = resolveImport(project, path, use.specifier);
  if (target.kind === 'missing') return `imports ${use.specifier}, but there is no file ${target.path}.`;
  if (target.kind === 'node') return nodeProblem(path, use);
  if (target.kind !== 'own') return null;
  const edge = { from: path, to: target.path, typeOnly: use.typeOnly };
  const problem = permissionProblem(project, edge) ?? spellingProblem(edge.from, edge.to, use.specifier);
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

function permissionProblem({ features }: Project, edge: Edge): string | null {
  const [from, to] = [placeOf(edge.from), placeOf(edge.to)];
  if (isOwnStylesheet(edge)) return null;
  if (isTest(edge.to)) return 'nobody imports a test; put what is shared into tests/support.';
  if (from.kind === 'feature') return featureProblem(from, to, features);
  return zoneProblem(from, to, edge);
}

/** A component takes the stylesheet beside it. */
const isOwnStylesheet = ({ from, to }: Edge): boolean =>
  to.endsWith('.module.css') && from.replace(/\.tsx$/, '') === to.replace(/\.module\.css$/, '');

function zoneProblem({ zone }: ZonePlace, to: Place, { from, typeOnly }: Edge): string | null {
  const { zones, parts, typesOf = [] } = zonePermissions[zone];
  if (to.kind === 'feature') {
    if (to.part === null || parts.includes(to.part)) return null;
    if (parts.length === 0) return `${zone} knows no feature.`;
    return `${zone} may use of a feature ${list(parts)}, not its ${to.part}.`;
  }
  if (zones.includes(to.zone) || (isTest(from) && zonesForTests.includes(to.zone))) return null;
  if (!typesOf.includes(to.zone)) return outOfReach(zone, zones, to.zone);
  return typeOnly ? null : `${zone} may use only the types of ${nameOf(to.zone)}: write "import type".`;
}

function featureProblem(from: FeaturePlace, to: Place, features: readonly string[]): string | null {
  if (from.part === null) return null;
  const { zones, own, earlier, anyFeature = false } = partPermissions[from.part];
  if (to.kind === 'zone') return zones.includes(to.zone) ? null : outOfReach(from.part, zones, to.zone);
  if (to.part === null) return null;
  if (to.feature === from.feature) {
    return own.includes(to.part)
      ? null
      : `${from.part} may use of its own feature ${list(own)}, not ${to.part}.`;
  }
  if (!earlier.includes(to.part)) {
    return `${from.part} may use of another feature ${list(earlier)}, not its ${to.part}.`;
  }
  if (anyFeature || features.indexOf(to.feature) < features.indexOf(from.feature)) return null;
  return (
    `${to.feature} stands after ${from.feature} in the list of features, and only earlier ones may be used. ` +
    `Let ${to.feature} react to an event of ${from.feature}, or compose the two in a screen.`
  );
}

function outOfReach(from: string, zones: readonly string[], to: ZonePlace['zone']): string {
  if (to === 'app' || to === 'layout') return 'nobody imports src/app, where everything is put together.';
  if (to === 'url list') return 'nobody imports src/routes.ts, the list of URLs.';
  return `${from} may use ${list(zones)}, not ${nameOf(to)}.`;
}

function nameOf(zone: ZonePlace['zone']): string {
  return zone === 'api' ? 'src/contract.ts' : zone;
}

const list = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(
    names.map((name) => (name === 'api' ? 'src/contract.ts' : name)),
  );
