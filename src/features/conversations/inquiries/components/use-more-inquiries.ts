import { useState } from 'react';
import { useAction } from '#web/use-action.ts';
import type { InquiryRow } from '../contract.ts';

export interface InquiryPage {
  inquiries: InquiryRow[];
  nextCursor: string | null;
}

interface Paging {
  /** Changes with the filter; the list then starts over. */
  key: string;
  load: (cursor: string) => Promise<InquiryPage>;
}

/** Returns the rows of the first page, which is revalidated, and of the pages loaded after it. */
export function useMoreInquiries(first: InquiryPage, { key, load }: Paging) {
  const [pages, setPages] = useState<(InquiryPage & { of: string }) | null>(null);
  const own = pages?.of === key ? pages : { inquiries: [], nextCursor: first.nextCursor };
  const cursor = own.nextCursor;
  const known = new Set(first.inquiries.map(({ id }) => id));
  const { start, busy } = useAction({
    send: load,
    onSuccess: (next) =>
      setPages({ of: key, inquiries: [...own.inquiries, ...next.inquiries], nextCursor: next.nextCursor }),
    failure: 'More conversations could not be loaded. Please try again.',
  });
  return {
    rows: [...first.inquiries, ...own.inquiries.filter(({ id }) => !known.has(id))],
    more: cursor ? { busy, onMore: () => void start(cursor) } : undefined,
  };
}
