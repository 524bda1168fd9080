import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { createArticle, createAuthor, createTestimonial } from '#features/publishing/blog/server/factory.ts';
import { articles, authors, testimonials } from '#features/publishing/blog/server/tables.ts';
import { createNews } from '#features/publishing/news/server/factory.ts';
import { news } from '#features/publishing/news/server/tables.ts';
import { artUrl } from '#lib/art/art-url.ts';
import type { PackKind, Scheme } from '#lib/art/types.ts';
import { slugify } from '#lib/slug.ts';
import type { Database } from '#platform/database/database.ts';
import type { AuthorEntry, NewsEntry, PostEntry, TestimonialEntry } from './entries.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Fills in authors, posts, news and testimonials; what is there already stays as it is. */
export async function loadContent(db: Database): Promise<void> {
  await loadPosts(db, await loadAuthors(db));
  const newsThere = await slugsIn(db, news);
  for (const { scheme, kinds, body, ...item } of missing(await readEntries<NewsEntry>('news'), newsThere)) {
    await createNews(db, { ...item, markdown: body, imageUrl: coverOf(item.slug, { scheme, kinds }) });
  }
  await loadTestimonials(db);
}

async function loadAuthors(db: Database): Promise<Map<string, string>> {
  const there = new Map((await db.select().from(authors)).map(({ slug, id }) => [slug, id]));
  for (const { key, portraitSeed, ...author } of await readEntries<AuthorEntry>('authors')) {
    if (!there.has(key))
      there.set(key, await createAuthor(db, { ...author, slug: key, photoUrl: faceOf(portraitSeed) }));
  }
  return there;
}

async function loadPosts(db: Database, authorIds: Map<string, string>): Promise<void> {
  const there = await slugsIn(db, articles);
  for (const { publishedOn, author, scheme, kinds, ...post } of missing(await readPosts(), there)) {
    const authorId = authorIds.get(author);
    if (!authorId) throw new Error(`Post ${post.slug} names an unknown author: ${author}`);
    const publishedAt = new Date(`${publishedOn}T09:00:00Z`);
    await createArticle(db, {
      ...post,
      authorId,
      publishedAt,
      imageUrl: coverOf(post.slug, { scheme, kinds }),
    });
  }
}

async function loadTestimonials(db: Database): Promise<void> {
  const voices = (await readEntries<TestimonialEntry>('testimonials')).map((voice, position) => ({
    ...voice,
    position,
    slug: slugify(voice.name),
  }));
  for (const { portraitSeed, ...voice } of missing(voices, await slugsIn(db, testimonials))) {
    await createTestimonial(db, { ...voice, photoUrl: faceOf(portraitSeed) });
  }
}

const readEntries = async <Entry>(name: string): Promise<Entry[]> =>
  JSON.parse(await readFile(`${folder}/community/${name}.json`, 'utf8')) as Entry[];

/** The posts of `db/seed/blogs`, oldest first, so that ids follow the dates. */
async function readPosts(): Promise<PostEntry[]> {
  const names = (await readdir(`${folder}/blogs`)).filter((name) => name.endsWith('.md'));
  const posts = await Promise.all(
    names.map(async (name) => parsePost(await readFile(`${folder}/blogs/${name}`, 'utf8'))),
  );
  return posts.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn) || a.slug.localeCompare(b.slug));
}

/** Front matter in YAML between two lines of three hyphens, then Markdown. */
function parsePost(text: string): PostEntry {
  const [, matter, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (matter === undefined || markdown === undefined) throw new Error('A post begins with its front matter');
  return { ...(parse(matter) as Omit<PostEntry, 'markdown'>), markdown };
}

const missing = <Entry extends { slug: string }>(entries: Entry[], there: ReadonlySet<string>): Entry[] =>
  entries.filter(({ slug }) => !there.has(slug));

type SluggedTable = typeof articles | typeof news | typeof testimonials;

async function slugsIn(db: Database, table: SluggedTable): Promise<Set<string>> {
  const rows = await db.select({ slug: table.slug }).from(table as typeof articles);
  return new Set(rows.map(({ slug }) => slug));
}

const coverOf = (slug: string, { scheme, kinds }: { scheme: Scheme; kinds: PackKind[] }): string =>
  artUrl({ what: 'cover', seed: slug.slice(0, 64), width: 480, height: 320, scheme, kinds });
const faceOf = (portraitSeed: string): string => artUrl({ what: 'face', seed: portraitSeed });
