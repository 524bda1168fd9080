import * as z from 'zod/mini';
import { isMediaUrl } from '#features/files/files/rules.ts';
import { illustrationUrl } from '#lib/art/illustration-url.ts';
import { emptySuccess, endpoint, type Role, success } from '#lib/endpoint.ts';
import { id, limit, line, paragraph } from '#lib/schemas.ts';

/** Last part of the URL; if empty, generated from the title. */
export const slugText = z
  .string('Enter a URL')
  .check(
    z.maxLength(80, 'Use no more than 80 characters'),
    z.regex(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters, numbers and single hyphens'),
  );

/** Path of an illustration or an uploaded picture; null for an illustration generated from the slug. */
export const pictureUrl = z.nullable(
  z.union([illustrationUrl, z.string().check(z.refine(isMediaUrl))], 'Select an image'),
);

export const markdownText = paragraph({ max: 100_000 });

/** A main heading of a text, for its table of contents. */
export const heading = z.object({ id: z.string(), text: z.string() });
export type Heading = z.infer<typeof heading>;

/** Last part of the URL of a public page, as readers ask for it. */
export const slugInput = z.object({ slug: z.string().check(z.maxLength(200)) });

/** Fields of every editor's form. */
export const publicationForm = {
  slug: slugText,
  isDraft: z.boolean(),
  /** The version that was edited; null for a new entry or to overwrite whatever is stored. */
  version: z.nullable(z.int('The version is invalid')),
};
export type PublicationForm = z.output<z.ZodMiniObject<typeof publicationForm>>;

/** The change of an entry that an event reports. */
export type PublicationChange = 'created' | 'saved' | 'deleted' | 'moved';

/** Publication time of a form; null: published immediately. */
export const publishedAtField = z.nullable(z.iso.datetime({ offset: true, error: 'Enter a date and time' }));

/**
 * Returns the schema of an entry for editing: the fields of the form without their limits, which older
 * entries may exceed, and `more` of what is stored.
 */
export const storedEntry = <Form extends z.ZodMiniObject, More extends z.core.$ZodLooseShape>(
  form: Form,
  more: More,
) =>
  z.extend(
    z.extend(withoutLimits(form), {
      id,
      /** True if it was ever public; its URL can then no longer change. */
      wasPublic: z.boolean(),
      version: z.number(),
    }),
    more,
  );

/** Returns a schema of the same type that accepts every value of that type. */
function withoutLimits<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const type: z.core.$ZodTypes = schema as unknown as z.core.$ZodTypes;
  const { def } = type._zod;
  // Every branch has the type of the schema it replaces, which TypeScript cannot see through the union.
  return unlimited(def) as unknown as Schema;

  function unlimited(of: typeof def): z.core.$ZodType {
    if (of.type === 'string') return z.string();
    if (of.type === 'number') return z.number();
    if (of.type === 'nullable') return z.nullable(withoutLimits(of.innerType));
    if (of.type === 'array') return z.array(withoutLimits(of.element));
    if (of.type === 'union') return withoutLimits(of.options[0] ?? schema);
    if (of.type !== 'object') return schema;
    const fields = Object.entries(of.shape).map(([name, field]) => [name, withoutLimits(field)]);
    return z.object(Object.fromEntries(fields));
  }
}

/** Fields by which an editor's list shows every entry. */
export const entryRow = { id, slug: z.string(), isDraft: z.boolean() };

/** `draft`, `scheduled`, `published` or `all`. */
const publicationFilter = z._default(z.enum(['all', 'draft', 'scheduled', 'published']), 'all');
export type PublicationFilter = z.infer<typeof publicationFilter>;

/** Query of an editor's list: state, words of the title, and a cursor. */
export const editorListInput = z.object({
  state: publicationFilter,
  q: z.optional(line({ max: 100 })),
  cursor: z.optional(id),
  limit: limit(20),
});

/** Cursor of a list that editors order by hand: position and id of its last entry. */
export const positionCursor = z.string().check(z.regex(/^\d{1,9}\.[0-9a-f-]{36}$/, 'The cursor is invalid'));

/** Query of an editor's list that editors order by hand. */
export const orderedListInput = z.extend(editorListInput, {
  cursor: z.optional(positionCursor),
  limit: limit(50),
});

interface EditorEndpoints<
  Form extends z.ZodMiniObject,
  Entry extends z.core.$ZodLooseShape,
  Rows extends z.core.$ZodLooseShape,
  Query extends z.ZodMiniObject,
> {
  path: `/${string}`;
  tags: string[];
  /** Words for the documentation of the API, such as `a news item` and `news`. */
  one: string;
  many: string;
  access?: readonly Role[];
  form: Form;
  /** The entry in a response, under its name: `{ item: editedNews }`. */
  entry: Entry;
  /** The rows of the list in a response, under their name: `{ news: z.array(newsRow) }`. */
  rows: Rows;
  query: Query;
}

/** Returns the endpoints by which a kind of publication is listed, written, published and deleted. */
export function editorEndpoints<
  Form extends z.ZodMiniObject,
  Entry extends z.core.$ZodLooseShape,
  Rows extends z.core.$ZodLooseShape,
  Query extends z.ZodMiniObject,
>(kind: EditorEndpoints<Form, Entry, Rows, Query>) {
  const { path, tags, one, many, access = ['admin'], form, entry, rows, query } = kind;
  const editors = endpoint.meta({ access });
  const entryPath = `${path}/{id}` as const;
  return {
    list: editors
      .route({ method: 'GET', path, summary: `List ${many} in every status`, tags })
      .input(query)
      .output(success({ ...rows, nextCursor: z.nullable(z.string()) })),
    get: editors
      .route({ method: 'GET', path: entryPath, summary: `Get ${one} for editing`, tags })
      .input(z.object({ id }))
      .output(success(entry)),
    create: endpoint
      .meta({ access, idempotent: true })
      .route({
        method: 'POST',
        path,
        successStatus: 201,
        summary: `Create ${one}as a draft or published`,
        tags,
      })
      .input(form)
      .output(success(entry)),
    save: editors
      .route({ method: 'PUT', path: entryPath, summary: `Save ${one}and publish or unpublish it`, tags })
      .input(z.extend(form, { id }))
      .output(success(entry)),
    remove: editors
      .route({ method: 'DELETE', path: entryPath, summary: `Delete ${one}`, tags })
      .input(z.object({ id }))
      .output(emptySuccess),
  };
}

/** Returns the endpoint that moves an entry in a list that editors order by hand. */
export const moveEndpoint = ({ path, tags, one }: { path: `/${string}`; tags: string[]; one: string }) =>
  endpoint
    .meta({ access: ['admin'] })
    .route({ method: 'POST', path: `${path}/{id}/move`, summary: `Move ${one} up or down`, tags })
    .input(z.object({ id, direction: z.enum(['up', 'down'], 'Select up or down') }))
    .output(emptySuccess);
