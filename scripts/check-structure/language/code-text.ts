import type { SourceFile } from '../project.ts';
import { childrenOf, isNode, type SyntaxNode, syntaxOf } from '../syntax.ts';
import { isProse, oneLine, type ReadableText } from './prose.ts';

/** Attributes and properties whose value people read or hear, even when it is a single word. */
const textNames =
  /^(?:aria-label|alt|caption|description|emptyText|header|hint|label|lead|legend|message|note|placeholder|prompt|story|subject|summary|text|title|\w+Label)$/;

/** Attributes and properties whose value is for machines, even when it has several words. */
const codeNames =
  /^(?:accept|autoComplete|className|columns|d|data-\w+|href|id|key|name|onDelete|path|points|rel|sizes|src|style|to|transform|type|viewBox)$/;

interface Place {
  parent: SyntaxNode;
  /** Whether the parent holds text of any length, as the value of `label` does. */
  isLabel: boolean;
}

/** Returns every text in a module that people read. */
export function codeTextsOf(file: SourceFile): ReadableText[] {
  const { program, lineAt } = syntaxOf(file);
  const texts: ReadableText[] = [];
  const add = (node: SyntaxNode, text: string): void => {
    texts.push({ path: file.path, line: lineAt(node.start), text: oneLine(text) });
  };
  const visit = (node: SyntaxNode, place: Place): void => {
    if (isForMachines(node, place.parent)) return;
    const isLabel = isTextPlace(node, place);
    const text = textOf(node, file);
    if (text !== null && (isLabel ? hasWord(text) : isProse(text))) add(node, text);
    for (const child of childrenOf(node)) visit(child, { parent: node, isLabel });
  };
  visit(program, { parent: program, isLabel: false });
  return texts;
}

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, ''));

/** Returns the text of a literal, a template or the children of an element, or null. */
function textOf(node: SyntaxNode, file: SourceFile): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type === 'TemplateLiteral') return templateText(node, file);
  return isElement(node) ? childrenText(node, file) : null;
}

function templateText(node: SyntaxNode, file: SourceFile): string {
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  const expressions = node['expressions'] as SyntaxNode[];
  return quasis.map(({ value }, index) => value.cooked + codeText(expressions[index], file)).join('');
}

/** Returns what is written between the tags of an element, with its elements and expressions in braces; or null. */
function childrenText(node: SyntaxNode, file: SourceFile): string | null {
  const children = node['children'] as SyntaxNode[];
  const written = children.filter(({ type, value }) => type === 'JSXText' && hasWord(String(value)));
  if (written.length === 0) return null;
  return children
    .map((child) => (child.type === 'JSXText' ? String(child['value']) : childText(child, file)))
    .join('');
}

function childText(child: SyntaxNode, file: SourceFile): string {
  const { expression } = child;
  if (isNode(expression)) {
    return typeof expression['value'] === 'string' ? expression['value'] : codeText(expression, file);
  }
  return '{<…>}';
}

function codeText(node: SyntaxNode | undefined, { text }: SourceFile): string {
  if (node === undefined) return '';
  const code = oneLine(text.slice(node.start, node.end));
  return code.length > 32 || /[{}]/.test(code) ? '{…}' : `{${code}}`;
}

const isElement = ({ type }: SyntaxNode): boolean => type === 'JSXElement' || type === 'JSXFragment';

/** Returns whether a node is the value of an attribute or property that people read, or the text of an element. */
function isTextPlace(node: SyntaxNode, { parent, isLabel }: Place): boolean {
  if (isElement(node)) return true;
  if (isLabel && choices.includes(parent.type)) return parent['test'] !== node;
  return textNames.test(nameOf(parent) ?? '') && parent['key'] !== node;
}

/** Nodes that pass one of their children on: the choice between two labels is a label. */
const choices = ['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression'];

const machineTypes = ['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSLiteralType'];
const isDeveloperError = (name: unknown): boolean => name === 'Error' || name === 'TypeError';
const isLog = (name: unknown): boolean => name === 'log' || name === 'logger';

/** Returns whether a node holds nothing for people: a module's name, SQL, an id, a log entry or a developer's error. */
function isForMachines(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (machineTypes.includes(node.type) || node.type === 'TaggedTemplateExpression') return true;
  if (parent['key'] === node && parent['computed'] !== true) return true;
  if (isOfCodeName(node, parent)) return true;
  if (node.type === 'NewExpression') return namesIn(node['callee']).some(isDeveloperError);
  return node.type === 'CallExpression' && namesIn(node['callee']).some(isLog);
}

function isOfCodeName(node: SyntaxNode, parent: SyntaxNode): boolean {
  const isValue = ['Literal', 'TemplateLiteral', 'JSXExpressionContainer'].includes(node.type);
  return isValue && codeNames.test(nameOf(parent) ?? '');
}

/** Returns the name of an attribute or of a property of an object. */
function nameOf(node: SyntaxNode): string | null {
  const named = { JSXAttribute: node['name'], Property: node['key'] }[node.type];
  if (!isNode(named)) return null;
  const name = named['name'] ?? named['value'];
  return typeof name === 'string' ? name : null;
}

/** Returns the names in what is called: `['ctx', 'log', 'warn']` of `ctx.log.warn(…)`. */
function namesIn(callee: unknown): unknown[] {
  if (!isNode(callee)) return [];
  return [...namesIn(callee['object']), ...namesIn(callee['property']), callee['name']];
}
