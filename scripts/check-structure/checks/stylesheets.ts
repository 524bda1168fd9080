import type { Finding } from '../findings.ts';
import type { Project, SourceFile } from '../project.ts';

interface Declaration {
  property: string;
  value: string;
  line: number;
}

const literalPlaces = /^src\/ui\/(tokens|packart)[/.]/;
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const namedColour =
  /(?<![\w-])(?:white|black|red|green|blue|orange|yellow|purple|pink|brown|gr[ae]y|silver|navy|teal|maroon)(?![\w-])/i;
const colourProperty =
  /(^|-)(color|background|border|outline|fill|stroke|shadow)(-|$)|^(background|border|outline|text-decoration)/;
const literalLength = /(?<![\w.-])(?!0(?:px|rem|em)\b)[\d.]+(?:px|rem|em)\b/i;

/** CSS modules belong to a component, and take colours, corners and shadows from the tokens. */
export function checkStylesheets({ files, paths }: Project): Finding[] {
  const sheets = files.filter(({ path }) => path.startsWith('src/') && path.endsWith('.css'));
  return sheets.flatMap((sheet) => [
    ...withoutComponent(sheet, paths),
    ...withoutForcedColours(sheet),
    ...inWrongLayer(sheet),
    ...(literalPlaces.test(sheet.path) ? [] : literalValues(sheet)),
  ]);
}

function withoutComponent({ path }: SourceFile, paths: ReadonlySet<string>): Finding[] {
  const component = path.replace(/\.module\.css$/, '.tsx');
  if (component === path || paths.has(component)) return [];
  const name = component.split('/').at(-1);
  return [
    { rule: 'stylesheet', path, message: `stands without its component: ${name} is missing beside it.` },
  ];
}

/** Lines drawn with shadows are gone where the system chooses the colours, so such a sheet says what stands in for them. */
function withoutForcedColours({ path, text }: SourceFile): Finding[] {
  const drawsLine = /box-shadow:[^;]*var\(--hair/.test(text);
  if (!drawsLine || text.includes('forced-colors: active') || path.includes('/tokens/')) return [];
  const message = 'draws a line with a shadow: give it a border where (forced-colors: active).';
  return [{ rule: 'stylesheet', path, message }];
}

/** Returns the layers that a stylesheet may use, so that screens win over components and both over src/ui. */
function layersOf(path: string): readonly string[] {
  if (path.startsWith('src/ui/tokens/')) return [];
  // The global styles of the layout primitives.
  if (path.startsWith('src/ui/layout/') && !path.endsWith('.module.css')) return ['primitives'];
  return path.startsWith('src/ui/') && !path.startsWith('src/ui/gallery/')
    ? ['ui']
    : ['components', 'screens'];
}

function inWrongLayer({ path, text }: SourceFile): Finding[] {
  const allowed = layersOf(path);
  const used = [...text.matchAll(/^@layer ([\w-]+)/gm)].map((match) => match[1] ?? '');
  const keepsOrder = used.length > 0 && used.every((layer) => allowed.includes(layer));
  if (allowed.length === 0 || keepsOrder || !text.includes('{')) return [];
  const message = `${used.length === 0 ? 'is in no layer' : `is in @layer ${used.join(', ')}`}: write its rules inside @layer ${allowed.join(' or ')}.`;
  return [{ rule: 'stylesheet', path, message }];
}

function literalValues({ path, text }: SourceFile): Finding[] {
  return declarationsOf(text).flatMap(({ property, value, line }) => {
    const problem = literalProblem(property, value);
    if (problem === null) return [];
    const message = `${property}: ${value} — ${problem}; the values stand in src/ui/tokens.`;
    return [{ rule: 'stylesheet', path, line, message }];
  });
}

function literalProblem(property: string, value: string): string | null {
  const plain = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  if (rawColour.test(plain) || (colourProperty.test(property) && namedColour.test(plain))) {
    return 'a colour is written as a token, var(--…)';
  }
  if (property.endsWith('radius') && literalLength.test(plain))
    return 'a corner is written as a token, var(--radius-…)';
  const isShadow = property === 'box-shadow' || property === 'text-shadow';
  if (isShadow && !/var\(|^(none|inherit|unset|initial)$/.test(plain))
    return 'a shadow is written as a token, var(--…)';
  return null;
}

/** `property: value` pairs in source order; selectors, at-rules and comments fall through the pattern. */
function declarationsOf(css: string): Declaration[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...text.matchAll(/(?<=[{};]\s*|^\s*)(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/gim)].map(
    (match) => ({
      property: (match[1] ?? '').toLowerCase(),
      value: (match[2] ?? '').trim().replace(/\s+/g, ' '),
      line: text.slice(0, match.index).split('\n').length,
    }),
  );
}
