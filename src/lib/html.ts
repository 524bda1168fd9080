const htmlSource = Symbol('markup');

/** Text that is already HTML; only the `html` tag creates it. */
export interface Html {
  [htmlSource]: string;
}
type HtmlPart = string | number | Html | HtmlPart[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function render(part: HtmlPart): string {
  if (Array.isArray(part)) return part.map(render).join('');
  return typeof part === 'object' ? part[htmlSource] : escapeText(String(part));
}

/** Template tag that escapes every value except HTML made by the tag itself. */
export function html(strings: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return {
    [htmlSource]: strings.reduce((done, string, index) => done + render(parts[index - 1] ?? '') + string),
  };
}

export const toHtml = (value: Html): string => value[htmlSource];
