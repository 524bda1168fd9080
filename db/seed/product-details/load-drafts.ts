import type { DraftValues } from '#features/catalog/drafts/contract/draft-values.ts';
import { createDraft } from '#features/catalog/drafts/server/factory.ts';
import { addDays, addSeconds } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { seedId } from '../seed-id.ts';

/** Drafts of the demo store: one nearly complete, one half complete, one just begun. */
const drafts: { key: string; secondsAgo: number; author: number; values: Partial<DraftValues> }[] = [
  {
    key: 'wine shipper',
    secondsAgo: 5 * 3600,
    author: 1,
    values: {
      categoryId: 'double-wall-boxes',
      title: 'Six-bottle wine shipper, 5-ply, with molded pulp inserts',
      description:
        'Ships six standard bottles upright. Double-wall outer box with two molded pulp trays, drop-tested from 80 cm on every face. Packed flat, ten sets per bundle.',
      unit: 'set',
      moq: '200',
      orderMultiple: '10',
      tiers: [
        { minQuantity: '200', price: '92.50' },
        { minQuantity: '1000', price: '84' },
      ],
      leadTimeDays: '9',
      samples: 'paid',
      samplePrice: '250',
      ecoFriendly: true,
      sku: 'SC-WINE-6',
    },
  },
  {
    key: 'seed envelopes',
    secondsAgo: 3 * 86_400,
    author: 0,
    values: {
      categoryId: 'masala-mono-cartons',
      title: 'Spice carton with a pouring spout',
      description: 'Folding carton for 100 g of ground spice with a resealable spout.',
      moq: '5000',
      leadTimeDays: '12',
      customizable: true,
    },
  },
  { key: 'corner posts', secondsAgo: 11 * 86_400, author: 1, values: { title: 'Corner posts, 2 m' } },
];

/** Leaves some products of the demo store unfinished. */
export async function loadDrafts(
  db: Database,
  { supplierId, authors, now }: { supplierId: string; authors: readonly string[]; now: Date },
): Promise<void> {
  for (const { key, secondsAgo, author, values } of drafts)
    await createDraft(db, {
      id: seedId(`draft ${key}`),
      supplierId,
      accountId: authors[author] ?? null,
      values,
      savedAt: addSeconds(addDays(now, 0), -secondsAgo),
    });
}
