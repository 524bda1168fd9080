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
        'Long, flat B-flute boxes that fold around a framed poster from all four sides. Buyers call them five-panel folders.',
      state: 'declined' as const,
      note: 'These are FEFCO 0410 folders, which buyers find in the folder box category. A separate category would split the selection.',
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
      note: 'Suppliers who search for these terms now see this category.',
      daysAgo: 41,
      decidedDaysAgo: 39,
    },
    {
      name: 'Seedling tray sleeves',
      parentId: null,
      example:
        '3-ply board sleeves with a wax-free water barrier for six plastic seedling trays, for nurseries. Sold flat, 500 per bundle.',
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
