import { newId } from '#lib/ids.ts';

/** As much of a JSON schema as the document of the API uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
}

/** Values that break what trusts its input: wrong types, too long, too large, of every script, half characters. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  2_000_000_000,
  '',
  ' ',
  '\u0000',
  'a\r\nset-cookie: x=1',
  { $gt: '' },
  [],
  [[]],
  ['a', 'b'],
  { length: 1e9 },
  'x'.repeat(10_240),
  '=1+1',
  '../../etc/passwd',
  'javascript:alert(1)',
  "'; drop table accounts;--",
  '</script><script>alert(1)</script>',
  '%00%',
  '\ud800',
  'NaN',
  '9'.repeat(400),
  '2026-13-45',
  '0000-00-00T00:00:00Z',
  '+275761-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31',
  newId(),
  '-'.repeat(95),
  '💥'.repeat(60),
  '٣',
  'ﷺ'.repeat(100),
  'नमस्ते 你好 שלום مرحبا',
];

/** Bodies that no schema describes. */
export const hostileBodies: readonly string[] = [
  'null',
  '"x"',
  '[]',
  '123',
  '{',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '['.repeat(20_000) + ']'.repeat(20_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
];

interface Filling {
  depth?: number;
  /** Values by the names of their fields: those that a schema cannot tell, as an id that is there. */
  known?: Record<string, unknown>;
  /** Leaves out optional fields unless a valid value for them is known. */
  requiredOnly?: boolean;
}

/** A value that a schema asks for, as plain as it can be. */
export function plainValue(schema: Schema | undefined, filling: Filling = {}): unknown {
  const depth = (filling.depth ?? 0) + 1;
  const inner = (part: Schema | undefined): unknown => plainValue(part, { ...filling, depth });
  if (!schema || depth > 7) return null;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return inner(choice[0]);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        namesIn(schema, filling).map((name) => [
          name,
          filling.known && name in filling.known ? filling.known[name] : inner(schema.properties?.[name]),
        ]),
      );
    case 'array':
      return [inner(schema.items)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return plainText(schema);
    default:
      return null;
  }
}

const namesIn = (
  { properties = {}, required = [] }: Schema,
  { known = {}, requiredOnly }: Filling,
): string[] =>
  Object.keys(properties).filter((name) => !requiredOnly || required.includes(name) || name in known);

function plainText({ format, minLength = 0 }: Schema): string {
  if (format === 'uuid') return newId();
  if (format === 'email') return 'someone@packaging.example';
  if (format === 'date') return '2027-01-05';
  if (format === 'date-time') return '2027-01-05T10:00:00Z';
  return 'Some plain words'.padEnd(minLength, ' and more');
}

/** Returns the body with one value, at any depth, replaced. */
export function withValueAt(
  body: unknown,
  { path, value }: { path: readonly (string | number)[]; value: unknown },
): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(body))
    return body.map((one, i) => (i === first ? withValueAt(one, { path: rest, value }) : one));
  const record = body as Record<string, unknown>;
  return { ...record, [first]: withValueAt(record[first], { path: rest, value }) };
}

/** Every place in a body that holds a value. */
export function placesIn(body: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (body === null || typeof body !== 'object') return path.length > 0 ? [path] : [];
  const inner = Object.entries(body).flatMap(([key, value]) =>
    placesIn(value, [...path, Array.isArray(body) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...inner] : inner;
}
