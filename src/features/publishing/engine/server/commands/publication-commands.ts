import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { markContentPicturesUsed } from '#features/files/files/server/commands/attach-file.ts';
import type { Role } from '#lib/endpoint.ts';
import { AppError, type FieldError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { PageTag } from '#lib/page-tags.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import type { PublicationChange, PublicationForm } from '../../contract.ts';
import { moveInList } from './ordered-list.ts';
import { uniqueSlug } from './unique-slug.ts';

type PublicationTable = PgTable & Record<'id' | 'slug' | 'version' | 'wasPublic', AnyPgColumn>;
type ListedTable = PublicationTable & Record<'deletedAt', AnyPgColumn>;
type OrderedTable = ListedTable & Record<'position', AnyPgColumn>;

interface StoredPublication {
  slug: string;
  wasPublic: boolean;
}

interface ChangedEntry {
  id: string;
  slug: string;
  change: PublicationChange;
}

/** Columns that the engine writes for every kind. */
type EngineColumn = 'id' | 'slug' | 'version' | 'wasPublic' | 'updatedAt';
type Awaitable<T> = T | Promise<T>;
type KindColumns<Table extends PgTable> = Omit<Table['$inferInsert'], EngineColumn>;

/** The parts of a kind that every change of an entry needs. */
interface PublicationKind<Table extends PublicationTable, Entry extends StoredPublication> {
  table: Table;
  /** Name in messages: `news item`. */
  noun: string;
  /** Roles that may write it; admins if left out. */
  editors?: readonly Role[];
  /** Condition: entries that the caller may write; all if left out. */
  editable?: (ctx: CommandContext) => Awaitable<SQL | undefined>;
  /** Column whose values have an order each, if entries are ordered by hand; one order for all if left out. */
  orderedWithin?: AnyPgColumn;
  /** Returns an entry as its editors see it; throws if there is none. */
  get: (ctx: CommandContext, id: string) => Promise<Entry>;
  emit: (ctx: CommandContext, change: ChangedEntry) => Promise<void>;
  /** Tags of the pages that show the entry. */
  tags: (change: ChangedEntry) => PageTag[];
}

/** How entries of one kind are written. */
interface Publication<
  Table extends PublicationTable,
  Form extends PublicationForm,
  Entry extends StoredPublication,
  Columns extends Partial<KindColumns<Table>>,
> extends PublicationKind<Table, Entry> {
  /** The text from which a slug is generated. */
  title: (form: Form) => string;
  /** Returns what the form lacks before it can be published; a draft lacks nothing. */
  gaps: (form: Form) => FieldError[];
  /** Returns the columns of the kind; `before` is the stored entry, null for a new one. */
  columns: (ctx: CommandContext, change: { form: Form; before: Entry | null }) => Awaitable<Columns>;
  /** Returns the columns that are written once, on creation. */
  initial: (ctx: CommandContext, form: Form) => Awaitable<Omit<KindColumns<Table>, keyof Columns>>;
  /** Writes what is stored outside the row. */
  after?: (ctx: CommandContext, entry: { id: string; form: Form }) => Promise<void>;
}

/** Declares how entries of a kind are written, for the functions below. */
export const definePublication = <
  Table extends PublicationTable,
  Form extends PublicationForm,
  Entry extends StoredPublication,
  Columns extends Partial<KindColumns<Table>>,
>(
  kind: Publication<Table, Form, Entry, Columns>,
) => kind;

/** Returns the commands that create and save entries of a kind, as a draft, scheduled or public. */
export function publicationCommands<
  Table extends PublicationTable,
  Form extends PublicationForm,
  Entry extends StoredPublication,
  Columns extends Partial<KindColumns<Table>>,
>(kind: Publication<Table, Form, Entry, Columns>) {
  const table: PublicationTable = kind.table;
  const { editors = ['admin'], get } = kind;
  return {
    async create(ctx: CommandContext, form: Form): Promise<Entry> {
      requireRole(ctx, ...editors);
      const id = newId();
      const initial = await kind.initial(ctx, form);
      const row = await rowOf(ctx, { form, id, before: null });
      await ctx.db.insert(table).values({ ...initial, ...row, id, version: 1, wasPublic: !form.isDraft });
      await kind.after?.(ctx, { id, form });
      await announce(ctx, { kind, id, slug: row.slug, change: 'created' });
      return get(ctx, id);
    },

    async save(ctx: CommandContext, form: Form & { id: string }): Promise<Entry> {
      requireRole(ctx, ...editors);
      const { id, isDraft, version } = form;
      const before = await get(ctx, id);
      const row = await rowOf(ctx, { form, id, before });
      const [saved] = await ctx.db
        .update(table)
        .set({
          ...row,
          // Once an entry was public, this stays true.
          wasPublic: sql`${table.wasPublic} or ${!isDraft}`,
          version: sql`${table.version} + 1`,
        })
        .where(
          and(
            eq(table.id, id),
            await kind.editable?.(ctx),
            // Null overwrites whatever is stored.
            version === null ? undefined : eq(table.version, version),
          ),
        )
        .returning({ id: table.id });
      if (!saved) throw staleVersionError();
      await kind.after?.(ctx, { id, form });
      await announce(ctx, { kind, id, slug: row.slug, change: 'saved' });
      return get(ctx, id);
    },
  };

  async function rowOf(
    ctx: CommandContext,
    { form, id, before }: { form: Form; id: string; before: Entry | null },
  ) {
    const slug = await uniqueSlug(ctx.db, { table, slug: form.slug, title: kind.title(form), id, before });
    const [first, ...more] = kind.gaps(form);
    if (first) throw invalidFields([first, ...more]);
    await markContentPicturesUsed(ctx, JSON.stringify(form));
    return { ...(await kind.columns(ctx, { form, before })), slug, updatedAt: ctx.now };
  }
}

/** Returns the command that deletes a draft; what was ever public can only be unpublished, because links lead to it. */
export const deleteDraft =
  (kind: PublicationKind<PublicationTable, StoredPublication>) =>
  async (ctx: CommandContext, { id }: { id: string }): Promise<void> => {
    const { table, noun, editors = ['admin'] } = kind;
    requireRole(ctx, ...editors);
    const { slug } = await kind.get(ctx, id);
    const [deleted] = await ctx.db
      .delete(table)
      .where(and(eq(table.id, id), eq(table.wasPublic, false), await kind.editable?.(ctx)))
      .returning({ id: table.id });
    if (!deleted) throw wasPublicError(noun);
    await announce(ctx, { kind, id, slug, change: 'deleted' });
  };

/** Returns the command that hides an entry for good: the row stays for what refers to it, and its slug is not reused. */
export const withdrawEntry =
  (kind: PublicationKind<ListedTable, StoredPublication>) =>
  async (ctx: CommandContext, { id }: { id: string }): Promise<void> => {
    requireRole(ctx, 'admin');
    const table: ListedTable = kind.table;
    const [entry] = await ctx.db
      .update(table)
      .set({ deletedAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(table.id, id), isNull(table.deletedAt)))
      .returning({ slug: sql<string>`${table.slug}` });
    if (!entry) throw notFound(capitalize(kind.noun));
    await announce(ctx, { kind, id, slug: entry.slug, change: 'deleted' });
  };

/** Returns the command that swaps an entry with its neighbour; at the end of the list nothing changes. */
export const moveEntry =
  (kind: PublicationKind<OrderedTable, StoredPublication>) =>
  async (ctx: CommandContext, { id, direction }: { id: string; direction: 'up' | 'down' }): Promise<void> => {
    requireRole(ctx, 'admin');
    const { table, orderedWithin: within } = kind;
    const entry = await moveInList(ctx.db, { table, within, id, direction });
    if (!entry) throw notFound(capitalize(kind.noun));
    await announce(ctx, { kind, id, slug: entry.slug, change: 'moved' });
  };

interface Announcement extends ChangedEntry {
  kind: Pick<PublicationKind<PublicationTable, StoredPublication>, 'emit' | 'tags'>;
}

async function announce(ctx: CommandContext, { kind, ...change }: Announcement): Promise<void> {
  await kind.emit(ctx, change);
  await broadcast(ctx.db, { kind: 'pages', tags: kind.tags(change) });
}

/** The error does not name the other editor, who may be the same person in another tab. */
const staleVersionError = (): AppError =>
  new AppError(
    'conflict',
    'A newer version was saved by someone else or in another tab. Your text is still here. Open this page in another tab to compare, or overwrite the newer version.',
    { reason: 'stale' },
  );

const wasPublicError = (noun: string): AppError =>
  new AppError('conflict', `This ${noun} has been published, so it can’t be deleted. Unpublish it instead.`, {
    reason: 'was_public',
  });

const capitalize = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
