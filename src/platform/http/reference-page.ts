import { createHash } from 'node:crypto';
import type { OpenAPI } from '@orpc/openapi';
import { type Html, html, toHtml } from '#lib/html.ts';

type Schema = OpenAPI.SchemaObject & { $ref?: string };
interface Operation {
  method: string;
  path: string;
  operation: OpenAPI.OperationObject;
}

/**
 * Returns the OpenAPI document as an HTML page without scripts. `style` is the digest of its stylesheet, for the
 * policy.
 */
export function referencePage(document: OpenAPI.Document): { html: string; style: string } {
  const groups = groupByTag(document);
  const body = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference, Packwright</title><style>${rawCss}</style></head><body>
<header><a href="/">Packwright</a><h1>API reference</h1><p>${document.info.description ?? ''}</p><p>For programs: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1)</p></header>
<nav aria-label="Sections"><ul>${[...groups.keys()].map((tag) => html`<li><a href="#${anchor(tag)}">${tag}</a></li>`)}</ul></nav>
<main>${[...groups].map(([tag, operations]) => html`<section id="${anchor(tag)}"><h2>${tag}</h2>${operations.map(operationEntry)}</section>`)}</main></body></html>`;
  return {
    html: toHtml(body),
    style: `sha256-${createHash('sha256').update(toHtml(rawCss)).digest('base64')}`,
  };
}

const anchor = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function groupByTag(document: OpenAPI.Document): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods ?? {}) as [string, OpenAPI.OperationObject][]) {
      const tag = operation.tags?.[0] ?? 'Other';
      groups.set(tag, [...(groups.get(tag) ?? []), { method: method.toUpperCase(), path, operation }]);
    }
  }
  return groups;
}

function operationEntry({ method, path, operation }: Operation): Html {
  const access = operation.security?.length ? 'signed in' : 'public';
  const body = bodySchema(operation.requestBody);
  const response = bodySchema(
    Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1],
  );
  return html`<details name="operation"><summary><b>${method}</b> <code>/api/v1${path}</code> <span>${operation.summary ?? ''}</span> <i>${access}</i></summary>
${operation.description ? html`<p>${operation.description}</p>` : ''}
${(operation.parameters ?? []).length > 0 ? html`<h3>Parameters</h3><table><tbody>${(operation.parameters ?? []).map(parameterRow)}</tbody></table>` : ''}
${body ? html`<h3>Body${isForm(operation.requestBody) ? ' (multipart/form-data)' : ''}</h3><pre>${describeSchema(body)}</pre>` : ''}
${response ? html`<h3>Answer</h3><pre>${describeSchema(response)}</pre>` : ''}</details>`;
}

function parameterRow(parameter: OpenAPI.ParameterObject | OpenAPI.ReferenceObject): Html {
  if ('$ref' in parameter) return html``;
  const { name, in: place, required, schema, description } = parameter;
  return html`<tr><th scope="row"><code>${name}</code></th><td>${place}${required ? ', required' : ''}</td><td><code>${describeSchema(schema)}</code> ${description ?? ''}</td></tr>`;
}

const isForm = (body: Operation['operation']['requestBody']): boolean =>
  body !== undefined && 'content' in body && 'multipart/form-data' in body.content;

function bodySchema(holder: unknown): Schema | null {
  const content = (holder as { content?: Record<string, { schema?: Schema }> } | undefined)?.content ?? {};
  return Object.values(content)[0]?.schema ?? null;
}

/** Returns a readable form of a JSON schema. */
function describeSchema(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'any';
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'any';
  if (schema.contentMediaType) return 'file';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return options.map((option) => describeSchema(option, indent)).join(' | ');
  if (schema.type === 'array') return `[${describeSchema((schema as { items?: Schema }).items, indent)}]`;
  if (!schema.properties)
    return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.format ?? schema.type ?? 'any');
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).map(
    ([key, value]) =>
      `${indent}  ${key}${required.has(key) ? '' : '?'}: ${describeSchema(value as Schema, `${indent}  `)}`,
  );
  return `{\n${rows.join('\n')}\n${indent}}`;
}

const rawCss = html`@font-face{font-family:Archivo;src:url(/fonts/archivo-latin.woff2) format(woff2);font-weight:400 800;font-stretch:88% 118%;font-display:swap}
:root{color-scheme:light dark;--ink:light-dark(#12251d,#edf2ec);--soft:light-dark(#5f6d66,#94a29a);--line:light-dark(#d8ded9,#2c3a34);--paper:light-dark(#fff,#14201b);--board:light-dark(#f8faf7,#0c1612);--spruce:light-dark(#0c553c,#67cb9f)}
body{margin:0;background:var(--board);color:var(--ink);font:400 16px/1.5 Archivo,system-ui,sans-serif}header,nav,main{max-width:980px;margin:0 auto;padding:0 20px}header{padding-top:32px}header>a{font-weight:780;font-stretch:116%;text-decoration:none}a{color:var(--spruce)}h1,h2{font-stretch:114%;font-weight:760;letter-spacing:-.022em;line-height:1.1}h1{font-size:38px;margin:24px 0 12px}h2{font-size:24px;margin:40px 0 12px}h3{font-size:14px;margin:16px 0 6px}p{max-width:68ch}
nav ul{display:flex;flex-wrap:wrap;gap:6px 18px;padding:0;list-style:none}details{background:var(--paper);border:1px solid var(--line);border-radius:8px;margin:6px 0;padding:0 16px}details[open]{padding-bottom:14px}summary{cursor:pointer;padding:11px 0;display:flex;flex-wrap:wrap;gap:4px 10px;align-items:baseline}summary b{min-width:58px;font-size:13px}summary i{margin-left:auto;font-style:normal;font-size:13px;color:var(--soft)}summary span{color:var(--soft);font-size:15px}code,pre{font:13.5px/1.5 ui-monospace,monospace}pre{overflow:auto;margin:0}table{border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:4px 18px 4px 0;font-weight:400;font-size:14px}main{padding-bottom:80px}`;
