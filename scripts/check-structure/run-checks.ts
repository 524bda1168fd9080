import { join } from 'node:path';
import { checkArchitectureMap } from './checks/architecture-map.ts';
import { checkAuthorization } from './checks/authorization.ts';
import { checkComments } from './checks/comments.ts';
import { checkDeclaredNames } from './checks/declared-names.ts';
import { checkDomains } from './checks/domains.ts';
import { checkFileNames } from './checks/file-names.ts';
import { checkFolderSizes } from './checks/folder-sizes.ts';
import { checkForms } from './checks/forms.ts';
import { checkFileLengths, checkFunctionLengths } from './checks/lengths.ts';
import { checkParameters } from './checks/parameters.ts';
import { checkSqlReferences } from './checks/sql-references.ts';
import { checkStylesheets } from './checks/stylesheets.ts';
import { checkSubmits } from './checks/submits.ts';
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
import { checkDocstrings } from './language/docstrings.ts';
import { checkInterfaceText } from './language/interface-text.ts';
import { checkNames } from './language/names.ts';
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
  checkSqlReferences,
  checkStylesheets,
  checkTests,
  checkComments,
  checkWording,
  checkNames,
  checkDocstrings,
  checkInterfaceText,
  checkParameters,
  checkAuthorization,
  checkSubmits,
];

/** Returns the findings in the project at `root` that no exception excuses. */
export function runChecks(root: string): Finding[] {
  const project = readProject(root);
  return applyExceptions(
    checks.flatMap((check) => check(project)),
    parseExceptions(readJson(join(root, exceptionsPath))),
  );
}
