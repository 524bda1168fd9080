import type { LucideProps } from 'lucide-react';

/** An icon of Lucide. */
interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Id of the element that holds the shapes of a page's icons. */
const holderId = 'icons';
const idOf = (name: string): string => `i-${name}`;
/** Shapes of all icons of the bundle, by name. */
const shapes = new Map<string, string>();

/**
 * Creates the component of an icon. The build uses it instead of Lucide's own function: a page draws an icon up to a
 * hundred times, and its shapes are in the page once.
 */
export function createIcon({ name, node }: IconData) {
  const id = idOf(name);
  const shape = `<symbol id="${id}" viewBox="0 0 24 24">${node.map(drawElement).join('')}</symbol>`;
  shapes.set(name, shape);
  return function Icon({ className, ...rest }: LucideProps) {
    addToPage(id, shape);
    const isNamed = 'aria-label' in rest || 'aria-labelledby' in rest || 'role' in rest;
    return (
      <svg
        className={className ? `lucide ${className}` : 'lucide'}
        aria-hidden={isNamed ? undefined : true}
        {...rest}
      >
        <use href={`#${id}`} />
      </svg>
    );
  };
}

const drawElement = ([tag, attributes]: IconData['node'][number]): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${value}"`)
    .join(' ')}/>`;

/** Adds the shapes of an icon that the server's HTML did not use. Rendering again finds them and changes nothing. */
function addToPage(id: string, shape: string): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  document.getElementById(holderId)?.insertAdjacentHTML('beforeend', shape);
}

/** The shapes of the page's icons; `fillIconShapes` fills it on the server. */
export const IconShapes = () => (
  <svg
    id={holderId}
    width="0"
    height="0"
    style={{ position: 'absolute' }}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes are those of Lucide.
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);

/** Returns the HTML of a page, in UTF-8, with the shapes of the icons that it uses. */
export function fillIconShapes(html: Buffer): Buffer {
  const holder = html.indexOf(`<svg id="${holderId}"`);
  if (holder === -1) return html;
  const end = html.indexOf('>', holder) + 1;
  const markup = [...iconsIn(html)].map((name) => shapes.get(name) ?? '').join('');
  return Buffer.concat([html.subarray(0, end), Buffer.from(markup), html.subarray(end)]);
}

const use = '<use href="#i-';

function iconsIn(html: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = html.indexOf(use); at !== -1; at = html.indexOf(use, at + use.length))
    names.add(html.toString('latin1', at + use.length, html.indexOf('"', at + use.length)));
  return names;
}
