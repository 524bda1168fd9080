const markup = Symbol('markup');

/** Text that is already HTML; only the `html` tag makes it. */
export interface Html {
  [markup]: string;
}
type Part = string | number | Html | Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function render(part: Part): string {
  if (Array.isArray(part)) return part.map(render).join('');
  return typeof part === 'object' ? part[markup] : escapeText(String(part));
}

/** Template tag that escapes every value put in, except what was made by the tag itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    [markup]: strings.reduce((done, string, index) => done + render(parts[index - 1] ?? '') + string),
  };
}

export const toHtml = (value: Html): string => value[markup];
