import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { articles } from '#features/publishing/blog/server/tables.ts';
import type { CoverGround } from '#features/publishing/magazines/contract.ts';
import { createIssueRow } from '#features/publishing/magazines/server/factory.ts';
import { issues } from '#features/publishing/magazines/server/tables.ts';
import { artUrl } from '#lib/art/art-url.ts';
import type { PackKind } from '#lib/art/types.ts';
import type { Database } from '#platform/database/database.ts';

interface IssueEntry {
  number: number;
  slug: string;
  title: string;
  season: string;
  publishedOn: string;
  summary: string;
  ground: CoverGround;
  kinds: PackKind[];
}

interface PageEntry {
  /** Slug of a post, or the words of a page of its own. */
  post?: string;
  kicker?: string;
  title?: string;
  byline?: string;
}

const folder = fileURLToPath(new URL('issues/', import.meta.url));

/** Adds the issues of `db/seed/publications/issues`; an issue that already exists stays as it is. */
export async function loadMagazines(db: Database): Promise<void> {
  const there = new Set(
    (await db.select({ number: issues.number }).from(issues)).map(({ number }) => number),
  );
  const posts = new Map(
    (await db.select({ id: articles.id, slug: articles.slug }).from(articles)).map(({ id, slug }) => [
      slug,
      id,
    ]),
  );
  for (const name of (await readdir(folder)).toSorted()) {
    const [issue, ...pages] = readParts(await readFile(`${folder}${name}`, 'utf8'));
    if (!issue || there.has((issue.facts as unknown as IssueEntry).number)) continue;
    const { publishedOn, kinds, ...facts } = issue.facts as unknown as IssueEntry;
    const publishedAt = new Date(`${publishedOn}T07:00:00Z`);
    await createIssueRow(db, {
      ...facts,
      publishedAt,
      createdAt: publishedAt,
      imageUrl: artUrl({
        what: 'cover',
        seed: facts.slug,
        width: 480,
        height: 480,
        scheme: facts.ground,
        kinds,
      }),
      pieces: pages.map(({ facts: page, text }) => {
        const { post, ...words } = page as PageEntry;
        return { ...words, markdown: text, articleId: post ? (posts.get(post) ?? null) : null };
      }),
    });
  }
}

/** A file holds parts, each with its facts in YAML between lines of three hyphens, then its text. */
function readParts(file: string): { facts: Record<string, unknown>; text: string }[] {
  const [, ...blocks] = file.split(/^---\n/m);
  const parts: { facts: Record<string, unknown>; text: string }[] = [];
  for (let at = 0; at < blocks.length; at += 2) {
    parts.push({
      facts: parse(blocks[at] ?? '') as Record<string, unknown>,
      text: (blocks[at + 1] ?? '').trim(),
    });
  }
  return parts;
}
