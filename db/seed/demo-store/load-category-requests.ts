import { createCategoryRequest } from '#features/catalog/category-requests/server/factory.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';

interface SampleRequest {
  supplierId: string;
  now: Date;
}

/** Oldest first, as their ids count up: three categories that the demo store asked for: one waits, one has its place, one was declined. */
export async function loadCategoryRequests(db: Database, { supplierId, now }: SampleRequest): Promise<void> {
  const asked = [
    {
      name: 'Five-panel folders for posters',
      parentId: null,
      example:
        'Long, flat boxes of B-flute that fold around a framed poster from all four sides. Buyers ask for them by the name of five-panel folder.',
      state: 'declined' as const,
      note: 'These are FEFCO 0410 folders, and buyers find them among the folder boxes. A category of its own would split the offer in two.',
      daysAgo: 96,
      decidedDaysAgo: 93,
    },
    {
      name: 'Subscription box mailers',
      parentId: 'mailers-and-envelopes',
      example:
        'Printed mailer boxes with a tuck front, 300 × 220 × 90 mm, inside printing, for monthly deliveries of tea and cosmetics.',
      state: 'accepted' as const,
      categoryId: 'fefco-0427-e-commerce-mailer-boxes',
      note: 'Suppliers who type your words are led there from now on.',
      daysAgo: 41,
      decidedDaysAgo: 39,
    },
    {
      name: 'Seedling tray sleeves',
      parentId: null,
      example:
        'Sleeves of 3-ply board with a wax-free water barrier, which hold six plastic seedling trays for nurseries. Sold flat, 500 to a bundle.',
      state: 'waiting' as const,
      note: '',
      daysAgo: 2,
      decidedDaysAgo: null,
    },
  ];
  for (const { daysAgo, decidedDaysAgo, ...request } of asked) {
    await createCategoryRequest(db, {
      supplierId,
      ...request,
      createdAt: addDays(now, -daysAgo),
      decidedAt: decidedDaysAgo === null ? null : addDays(now, -decidedDaysAgo),
    });
  }
}
