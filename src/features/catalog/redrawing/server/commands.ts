import { isDeepStrictEqual } from 'node:util';
import { writeDrawings } from '#features/catalog/products/server/commands/write-product.ts';
import { drawingVersion, packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { listLeaves } from '#features/catalog/taxonomy/server/queries.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { listProductsToDraw, type ProductPlace } from './queries.ts';

/** Draws the next stored products with the current rules. */
export const redrawJob = defineJob('catalog.redraw-products');

/** Name of the lock, and of the record that says how far the drawings are. */
const stateName = 'product-drawings';
/** Takes a fraction of a second, so that people who save one of these products do not notice. */
const batchSize = 200;

/** Queues the drawing of stored products if some may have been drawn with other rules. */
export async function ensureDrawings(db: Database): Promise<void> {
  if ((await readLoadedVersion(db, stateName)) !== drawingVersion) await queueRedrawing(db);
}

/** Records that all stored products were drawn with the current rules, as in a marketplace that was just generated. */
export const markDrawingsCurrent = (db: Database): Promise<void> =>
  saveLoadedVersion(db, { name: stateName, version: drawingVersion });

/** A single job with a low priority: after a change of the rules, emails must not wait for a million drawings. */
const queueRedrawing = (db: Database) =>
  addJob(db, { job: redrawJob, payload: {}, key: redrawJob.name, queue: redrawJob.name, priority: 10 });

/**
 * Draws the next products, saves how far it is, and queues the job again until none are left. What an interruption rolls
 * back is drawn by the next attempt. The lock is for processes that start together and queue the job twice.
 */
export async function redrawProducts(ctx: CommandContext): Promise<void> {
  const { db } = ctx;
  await lockUntilCommit(db, stateName);
  const state = await readLoadedVersion(db, stateName);
  if (state === drawingVersion) return;
  const batch = await listProductsToDraw(db, { after: placeIn(state), limit: batchSize });
  await writeDrawings(ctx, await findChanges(db, batch));
  const last = batch.at(-1)?.product;
  await saveLoadedVersion(db, { name: stateName, version: last ? stateAfter(last) : drawingVersion });
  if (last) await queueRedrawing(db);
}

const stateAfter = ({ supplierId, number }: ProductPlace): string =>
  `${drawingVersion} after ${supplierId} ${number}`;

/** Returns the last product that was drawn with the current rules; null to begin with the first one. */
function placeIn(state: string | null): ProductPlace | null {
  const [, version, supplierId, number] = /^(\S+) after (\S+) (\d+)$/.exec(state ?? '') ?? [];
  return version === drawingVersion && supplierId ? { supplierId, number: Number(number) } : null;
}

/** Returns the products whose drawing differs from the stored one, with the new one. */
async function findChanges(db: Database, batch: Awaited<ReturnType<typeof listProductsToDraw>>) {
  const leaves = await listLeaves(db, [...new Set(batch.map(({ product }) => product.categoryId))]);
  const familyOf = new Map(leaves.map(({ id, family }) => [id, family]));
  return batch.flatMap(({ product, brand }) => {
    const { id, title, attributes, categoryId, ecoFriendly, customizable } = product;
    const family = familyOf.get(categoryId) ?? null;
    const facts = { seed: id, brand, title, attributes, ecoFriendly, customizable };
    const pack = packFor({ ...facts, leaf: categoryId, family });
    return isDeepStrictEqual(pack, product.pack) ? [] : [{ ...product, pack }];
  });
}
