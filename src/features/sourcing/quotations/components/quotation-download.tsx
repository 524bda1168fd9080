import { FileText } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useDownload } from '#web/use-download.ts';

/** A button that downloads the current version of a quote as a PDF. */
export function QuotationDownload({ id, side }: { id: string; side: 'buyer' | 'supplier' }) {
  const { busy, save } = useDownload();
  const path = side === 'buyer' ? `/supplier-quotes/${id}/file` : `/store/quotes/${id}/file`;
  return (
    <Button
      variant="line"
      icon={<FileText aria-hidden />}
      busy={busy === path}
      onClick={() => void save({ path })}
    >
      Download PDF
    </Button>
  );
}
