import { join } from 'node:path';
import { checkArchitectureMap } from './checks/architecture-map.ts';
import { checkComments } from './checks/comments.ts';
import { checkDeclaredNames } from './checks/declared-names.ts';
import { checkDomains } from './checks/domains.ts';
import { checkFileNames } from './checks/file-names.ts';
import { checkFolderSizes } from './checks/folder-sizes.ts';
import { checkForms } from './checks/forms.ts';
import { checkFileLengths, checkFunctionLengths } from './checks/lengths.ts';
import { checkStylesheets } from './checks/stylesheets.ts';
import { checkSyntax } from './checks/syntax-errors.ts';
import { checkTests } from './checks/tests.ts';
import { checkWording } from './checks/wording.ts';
import { applyExceptions, exceptionsPath, parseExceptions } from './exceptions.ts';
import { checkBarrels } from './exports/barrels.ts';
import { checkDeadExports } from './exports/dead-exports.ts';
import type { Finding } from './findings.ts';
import { checkBrowserReach } from './imports/browser-reach.ts';
import { checkCycles } from './imports/cycles.ts';
import { checkImportRule } from './imports/import-rule.ts';
import { checkPackages } from './imports/packages.ts';
import { checkSliceCycles } from './imports/slice-cycles.ts';
import { checkTableOwners } from './imports/table-owners.ts';
import { readJson, readProject } from './project.ts';

const checks = [
  checkSyntax,
  checkDomains,
  checkArchitectureMap,
  checkFileNames,
  checkFolderSizes,
  checkFileLengths,
  checkFunctionLengths,
  checkImportRule,
  checkBrowserReach,
  checkTableOwners,
  checkPackages,
  checkCycles,
  checkSliceCycles,
  checkDeadExports,
  checkBarrels,
  checkForms,
  checkDeclaredNames,
  checkStylesheets,
  checkTests,
  checkComments,
  checkWording,
];

/** All findings in the project at `root`, less what the list of exceptions excuses. */
export function runChecks(root: string): Finding[] {
  const project = readProject(root);
  const exceptions = parseExceptions(readJson(join(root, exceptionsPath)));
  return applyExceptions(
    checks.flatMap((check) => check(project)),
    exceptions,
  );
}
