import { AttachmentLink } from '#features/conversations/inquiries/components/thread/attachment-link.tsx';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';

interface QuoteFilesProps {
  quote: Quote;
  side: 'buyer' | 'supplier';
}

/** The files of the current version of a quote, to download; nothing without any. */
export function QuoteFiles({ quote: { id, files }, side }: QuoteFilesProps) {
  if (files.length === 0) return null;
  const base = side === 'buyer' ? `/supplier-quotes/${id}` : `/store/quotes/${id}`;
  return (
    <Card title="Files">
      <Stack as="ul" gap={2}>
        {files.map((file) => (
          <li key={file.id}>
            <AttachmentLink file={file} path={`${base}/files/${file.id}`} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
