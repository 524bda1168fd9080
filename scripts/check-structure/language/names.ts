import { basename } from 'node:path';
import type { Finding } from '../findings.ts';
import { isCode, type Project, type SourceFile } from '../project.ts';
import { isNode, nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';

type Advice = readonly [pattern: RegExp, advice: string];

/** A participle alone says what happened to a thing and not what the thing is. */
const participles =
  '(?:Agreed|Answered|Asked|Bucketed|Changed|Checked|Chosen|Counted|Described|Dispatched|Done|Drawn|Exported|Found|' +
  'Given|Gone|Held|Invoiced|Judged|Kept|Known|Left|Listed|Loaded|Looked|Made|Measured|Narrowed|Opened|Ordered|' +
  'Permitted|Picked|Priced|Quoted|Read|Recorded|Refused|Registered|Reversed|Said|Seen|Sent|Shown|Stacked|Taken|' +
  'Titled|Told|Tracked|Typed|Versioned|Wanted|Wished|Written)';

const typeNames: readonly Advice[] = [
  [
    new RegExp(`^${participles}$|^(?!Not)\\w*(?:Asked|Wanted|Told|Kept|Given|(?<!Not)Found)$`),
    'is a participle: name what it is, such as …Filter, …Input, …Query, …Result or the noun itself',
  ],
];

const valueNames: readonly Advice[] = [
  [/^most[A-Z]/, 'is a limit: name it max…'],
  [/^longest[A-Z]/, 'is a limit: name it max…, or …TimeoutMs for a time'],
  [/^tellOf/, 'sends a notification: name it notify…'],
  [/^(?:say|tell|ask)[A-Z]/, 'has a vague verb: name it describe…, notify…, request… or find…'],
];

const allNames: readonly Advice[] = [
  [/stateWords/i, 'holds labels: name it …stateLabels'],
  [/^restand|Restand/, 'refreshes a ranking: name it refreshRanking'],
  [/shelf/i, 'counts products: name it catalogCounts'],
  [/stranger/i, 'is a guest or a visitor: use that word'],
  [/hearers?(?![a-z])/i, 'listens: name it listener'],
  [/^(?:is)?awake$/i, 'is hydrated: use that word'],
];

const fileNames: readonly Advice[] = [
  [
    /^(?:asked|told|kept|given|found|wanted|finished|written|taken|chosen)$|(?:^|-)(?:asked|told|kept|wanted)(?:-|$)/,
    'is a participle: name the file by what it holds or does',
  ],
  [
    /(?:^|-)(?:say|tell|hearers?|shelf|strangers?|awake|restand|wish|wishes)(?:-|$)/,
    'is a riddle: name it by what it holds or does',
  ],
  [/(?:^|-)papers$/, 'means documents: use that word'],
];

/** Refuses names that only make sense to those who wrote them, and suggests a better one. */
export function checkNames(project: Project): Finding[] {
  return [...project.files.filter(isCode).flatMap(declaredNames), ...pathNames(project)];
}

function declaredNames(file: SourceFile): Finding[] {
  const { program, lineAt } = syntaxOf(file);
  return [...nodesOf(program)].flatMap((node) =>
    bindingsOf(node).flatMap(({ name, start, isType }) => {
      const advice = adviceOn(name, isType ? [...typeNames, ...allNames] : [...valueNames, ...allNames]);
      if (advice === null) return [];
      return [{ rule: 'name' as const, path: file.path, line: lineAt(start), message: `${name} ${advice}.` }];
    }),
  );
}

interface Binding {
  name: string;
  start: number;
  isType: boolean;
}

const typeDeclarations = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration'];
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Returns the names that a node declares: of a type, a function, a variable or a parameter. */
function bindingsOf(node: SyntaxNode): Binding[] {
  const isType = typeDeclarations.includes(node.type);
  const declares = isType || node.type === 'VariableDeclarator' || functions.includes(node.type);
  if (!declares) return [];
  const params = functions.includes(node.type) ? (node['params'] as unknown[]) : [];
  return [node['id'], ...params]
    .filter(isNode)
    .flatMap((target) =>
      typeof target['name'] === 'string' ? [{ name: target['name'], start: target.start, isType }] : [],
    );
}

const ownPaths = /^(?:src|tests|scripts|bench|db\/seed)\/.*\.(?:tsx?|css|mjs)$/;

function pathNames({ paths }: Project): Finding[] {
  const entries = new Set(
    [...paths]
      .filter((path) => ownPaths.test(path))
      .flatMap((path) => {
        const parts = path.split('/');
        return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
      }),
  );
  return [...entries].flatMap((path) => {
    const word = basename(path).replace(/\..*$/, '');
    const advice = adviceOn(word, fileNames);
    return advice === null ? [] : [{ rule: 'name' as const, path, message: `"${word}" ${advice}.` }];
  });
}

const adviceOn = (name: string, advice: readonly Advice[]): string | null =>
  advice.find(([pattern]) => pattern.test(name))?.[1] ?? null;
