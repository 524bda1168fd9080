import type { ComponentProps, ReactNode } from 'react';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';

interface CardListProps<Item extends { id: string }> {
  head: ComponentProps<typeof PageHead>;
  tabs?: ComponentProps<typeof TabLinks>;
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  /** Shown if there are no items. */
  empty: ReactNode;
  pages: ComponentProps<typeof CursorPages>;
}

/** A screen with a list of cards, such as requests, applications or messages. */
export function CardList<Item extends { id: string }>(props: CardListProps<Item>) {
  const { head, tabs, items, renderItem, empty, pages } = props;
  return (
    <Stack gap={5} shrink>
      <PageHead {...head} />
      {tabs && <TabLinks {...tabs} />}
      {items.length === 0 ? (
        empty
      ) : (
        <Stack as="ul">
          {items.map((item) => (
            <li key={item.id}>{renderItem(item)}</li>
          ))}
        </Stack>
      )}
      <CursorPages {...pages} />
    </Stack>
  );
}

/** Placeholder of the list while it loads. */
export const CardListSkeleton = ({ head }: Pick<CardListProps<never>, 'head'>) => (
  <Stack gap={5} shrink>
    <PageHead {...head} />
    <Card as="div">
      <Loading>
        <SkeletonRows rows={4} columns={3} />
      </Loading>
    </Card>
  </Stack>
);
