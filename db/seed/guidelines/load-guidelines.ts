import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Confidence, Topic } from '#features/publishing/guides/rules/topics.ts';
import { createGuidelineRow } from '#features/publishing/guides/server/factory.ts';
import { guidelines } from '#features/publishing/guides/server/tables.ts';
import { artUrl } from '#lib/art/art-url.ts';
import type { PackKind, Scheme } from '#lib/art/types.ts';
import type { Database, DatabaseHandle } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { seedId } from '../seed-id.ts';

interface GuidelineEntry {
  title: string;
  slug: string;
  topic: Topic;
  confidence: Confidence;
  checkedOn: string;
  summary: string;
  scheme: Scheme;
  kinds: PackKind[];
  sources: string[];
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The library of every marketplace. Texts that are there already stay as their editors left them. */
export async function ensureGuidelines({ db }: DatabaseHandle): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(`${folder}${name}`, 'utf8')));
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  if ((await readLoadedVersion(db, 'guidelines')) === version) return;
  await db.transaction(async (tx) => {
    const there = new Set(
      (await tx.select({ slug: guidelines.slug }).from(guidelines)).map(({ slug }) => slug),
    );
    for (const file of files) await loadGuideline(tx, { file, there });
    await saveLoadedVersion(tx, { name: 'guidelines', version });
  });
}

async function loadGuideline(
  db: Database,
  { file, there }: { file: string; there: ReadonlySet<string> },
): Promise<void> {
  const [, facts = '', ...rest] = file.split(/^---\n/m);
  const { scheme, kinds, ...entry } = parse(facts) as GuidelineEntry;
  if (there.has(entry.slug)) return;
  await createGuidelineRow(db, {
    ...entry,
    id: seedId(`guideline ${entry.slug}`),
    markdown: rest.join('---\n').trim(),
    imageUrl: artUrl({
      what: 'cover',
      seed: entry.slug.slice(0, 64),
      width: 480,
      height: 320,
      scheme,
      kinds,
    }),
    updatedAt: new Date(`${entry.checkedOn}T09:00:00Z`),
  });
}
