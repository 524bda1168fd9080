import { Pin } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Tag } from '#ui/marks/tag.tsx';

/** Marks the product that a supplier pinned to the top of its storefront. */
export const PinnedMark = (props: Pick<ComponentProps<typeof Tag>, 'look' | 'className'>) => (
  <Tag {...props}>
    <Pin aria-hidden />
    Pinned
  </Tag>
);
