import type { Finding } from '../findings.ts';
import type { Project, SourceFile } from '../project.ts';
import { nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';

/** Functions that declare a name: as their first argument, or as `name` of the object after it. */
const declaring = /^(?:define(?:Event|Job|Tag)|onEvent)$/;

interface Use {
  name: string;
  file: SourceFile;
  node: SyntaxNode;
}

/** Names of events, jobs and cache tags: each is declared once, and other code imports the declaration. */
export function checkDeclaredNames({ files }: Project): Finding[] {
  const sources = files.filter(isServerCode);
  const declarations = sources
    .filter(({ text }) => /\b(define(Event|Job|Tag)|onEvent)[(<]/.test(text))
    .flatMap(listDeclarations);
  const first = new Map(declarations.toReversed().map((use) => [use.name, use]));
  return sources.flatMap((file) =>
    listTexts(file, first)
      .filter(({ name, node }) => first.get(name)?.node !== node)
      .map((use) => describeRepetition(use, first.get(use.name))),
  );
}

const isServerCode = ({ path }: SourceFile): boolean =>
  /^(src|db)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts');

function listDeclarations(file: SourceFile): Use[] {
  return [...nodesOf(syntaxOf(file).program)].flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    if (!declaring.test(String((node['callee'] as SyntaxNode)['name']))) return [];
    const [first, second] = node['arguments'] as SyntaxNode[];
    const name = second?.type === 'ObjectExpression' ? nameIn(second) : first;
    // One character is a pattern, like the tag of every page.
    return name && isText(name) && name.value.length > 1 ? [{ name: name.value, file, node: name }] : [];
  });
}

const nameIn = (object: SyntaxNode): SyntaxNode | undefined =>
  (object['properties'] as SyntaxNode[]).find(
    ({ key }) => (key as SyntaxNode | undefined)?.['name'] === 'name',
  )?.['value'] as SyntaxNode | undefined;

/** Whole texts that are one of the names. */
function listTexts(file: SourceFile, names: ReadonlyMap<string, Use>): Use[] {
  if (![...names.keys()].some((name) => file.text.includes(`'${name}'`))) return [];
  return [...nodesOf(syntaxOf(file).program)].flatMap((node) =>
    isText(node) && names.has(node.value) ? [{ name: node.value, file, node }] : [],
  );
}

const isText = (node: SyntaxNode): node is SyntaxNode & { value: string } =>
  node.type === 'Literal' && typeof node['value'] === 'string';

const describeRepetition = ({ name, file, node }: Use, declaration?: Use): Finding => ({
  rule: 'declared-name',
  path: file.path,
  line: syntaxOf(file).lineAt(node.start),
  message: `'${name}' is declared in ${declaration?.file.path}; import the declaration, or choose another name`,
});
