import type { Schema } from './hostile-values.ts';
import type { Answer, TestApp } from './test-app.ts';

/** An endpoint that saves what can also be read. */
export interface SaveEndpoint {
  method: 'PUT' | 'PATCH';
  path: string;
  schema: Schema;
}

interface ApiDescription {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The query parameters of each path that can be read. */
type Readable = ReadonlyMap<string, readonly string[]>;

interface SaveEndpoints {
  saves: SaveEndpoint[];
  readable: Readable;
}

/** Every PUT and PATCH that takes JSON, and the paths from which records can be read. */
export async function listSaves(test: TestApp): Promise<SaveEndpoints> {
  const document = (await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json' })).json();
  const paths = Object.entries(document.paths as Record<string, Record<string, ApiDescription>>);
  const saves = paths.flatMap(([path, methods]) =>
    (['PUT', 'PATCH'] as const).flatMap((method) => {
      const schema = methods[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
      return schema ? [{ method, path, schema }] : [];
    }),
  );
  const readable = paths.flatMap(([path, { get }]): [string, string[]][] =>
    get ? [[path, (get.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)]] : [],
  );
  return { saves, readable: new Map(readable) };
}

/** A record as the API returned it, and the URL under which it is saved. */
export interface StoredRecord {
  url: string;
  /** Where it was read. */
  source: string;
  record: unknown;
}

type ReadUrl = (url: string) => Promise<Answer>;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const camelCase = (segment: string): string =>
  segment.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Reading {
  read: ReadUrl;
  readable: Readable;
  /** Query strings for lists whose default leaves out records that can be saved, by path. */
  filters?: Record<string, string>;
}

/** Reads every record that one person can reach and that `path` would save. */
export async function recordsAt(
  path: string,
  { read, readable, filters = {} }: Reading,
): Promise<StoredRecord[]> {
  let found: StoredRecord[] = [{ url: '', source: '', record: null }];
  let pattern = '';
  for (const segment of path.split('/').slice(1)) {
    const param = /^\{(\w+)\}$/.exec(segment)?.[1];
    const collection = pattern.slice(pattern.lastIndexOf('/') + 1);
    pattern += `/${segment}`;
    const reached: StoredRecord[] = [];
    for (const { url, source, record } of found) {
      const next = param
        ? itemsIn(record, { collection: camelCase(collection), param }).map(([key, item]) => ({
            url: `${url}/${encodeURIComponent(key)}`,
            source,
            record: item,
          }))
        : [{ url: `${url}/${segment}`, source, record }];
      const queries = readable.get(pattern);
      const query = `?${queries?.includes('limit') ? 'limit=100&' : ''}${filters[pattern] ?? ''}`;
      reached.push(...(queries ? await readAll(next, (at) => read(at + query)) : next));
    }
    found = reached;
  }
  return found.filter(({ record }) => record !== null);
}

/** Reads the records again and leaves out those that this person may not read. */
async function readAll(records: StoredRecord[], read: ReadUrl): Promise<StoredRecord[]> {
  const found: StoredRecord[] = [];
  for (const { url } of records) {
    const { status, body } = await read(url);
    if (status === 200) found.push({ url, source: url, record: body.data });
  }
  return found;
}

/** The items of a collection with the values that name them: in the list of that name, else in the first list. */
function itemsIn(data: unknown, { collection, param }: { collection: string; param: string }) {
  const lists = listsIn(data);
  const [, items] = lists.find(([name]) => name === collection) ?? lists[0] ?? ['', []];
  return items.flatMap((item): [string, unknown][] => {
    const key = item[param] ?? item['id'];
    return typeof key === 'string' ? [[key, item]] : [];
  });
}

/** Lists of objects, the outer ones first; lists of one name within a list are taken together. */
function listsIn(data: unknown): [name: string, items: Fields[]][] {
  const lists = new Map<string, Fields[]>();
  const open = levels(data);
  for (const fields of open)
    for (const [name, value] of Object.entries(fields)) {
      if (!Array.isArray(value)) continue;
      const items = value.filter(isFields);
      lists.set(name, [...(lists.get(name) ?? []), ...items]);
      open.push(...items.flatMap(levels));
    }
  return [...lists];
}

/** The object and those inside it that are in no list, the outer ones first. */
function levels(data: unknown): Fields[] {
  const found = isFields(data) ? [data] : [];
  for (const fields of found) found.push(...Object.values(fields).filter(isFields));
  return found;
}

/**
 * The fields of an input, taken from the part of a response that has most of them, else from wherever they are in
 * it; `supplied` are those that no response holds.
 */
export function pickInput(
  schema: Schema,
  { record, supplied = {} }: { record: unknown; supplied?: Fields },
): unknown {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) {
    const branch = branches.find((one) => fits(one, record));
    return branch ? pickInput(branch, { record }) : record;
  }
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => pickInput(part, { record, supplied })));
  if (schema.items && Array.isArray(record))
    return record.map((item) => pickInput(schema.items ?? {}, { record: item }));
  const { properties } = schema;
  if (!properties) return record;
  const matches = (fields: Fields) => Object.keys(properties).filter((name) => name in fields).length;
  const holders = levels(record).sort((a, b) => matches(b) - matches(a));
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, part]) => {
      if (name in supplied) return [[name, supplied[name]]];
      const holder = holders.find((fields) => name in fields);
      return holder ? [[name, pickInput(part, { record: holder[name] })]] : [];
    }),
  );
}

/** Whether a value has the type of one branch of a schema. */
function fits({ type }: Schema, value: unknown): boolean {
  const types = [type ?? []].flat();
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  return types.includes(typeof value) || (types.includes('integer') && typeof value === 'number');
}
