import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { toProblem } from '#web/problem.ts';
import type { InquiryRow } from '../contract.ts';

export interface InquiryPage {
  inquiries: InquiryRow[];
  nextCursor: string | null;
}

interface Paging {
  /** Changes with the filter: another list starts over. */
  key: string;
  load: (cursor: string) => Promise<InquiryPage>;
}

/** The first page, which stays fresh, and the pages that were asked for after it. */
export function useMoreInquiries(first: InquiryPage, { key, load }: Paging) {
  const [pages, setPages] = useState<(InquiryPage & { of: string }) | null>(null);
  const [busy, setBusy] = useState(false);
  const own = pages?.of === key ? pages : { inquiries: [], nextCursor: first.nextCursor };
  const cursor = own.nextCursor;
  const known = new Set(first.inquiries.map(({ id }) => id));
  async function more(): Promise<void> {
    if (!cursor) return;
    setBusy(true);
    try {
      const next = await load(cursor);
      setPages({ of: key, inquiries: [...own.inquiries, ...next.inquiries], nextCursor: next.nextCursor });
    } catch (error) {
      toast.error(toProblem(error).message ?? 'We could not load more. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return {
    rows: [...first.inquiries, ...own.inquiries.filter(({ id }) => !known.has(id))],
    more: cursor ? { busy, onMore: () => void more() } : undefined,
  };
}
