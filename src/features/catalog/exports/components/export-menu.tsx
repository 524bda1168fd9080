import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { useDownload } from '#web/use-download.ts';
import type { ExportLayout, ExportPart, ExportType } from '../contract.ts';
import { ExportParts, partDownload } from './export-parts.tsx';

/** A menu to download all products, in the file layout of the system that will read them. */
export function ExportMenu() {
  const download = useDownload();
  const [parts, setParts] = useState<readonly ExportPart[]>([]);
  const save = (layout: ExportLayout, type: ExportType): void =>
    void download.save({
      path: `/store/products/export?layout=${layout}&type=${type}`,
      name: `products-${layout}.${type}`,
    });
  const { start: saveWithPictures, busy } = useAction({
    send: () => api.productExports.listExportParts(),
    onSuccess: async ({ data }) => {
      const [first, second] = data.parts;
      if (!first) toast.error('Your store has no products to export yet.');
      else if (second) setParts(data.parts);
      else await download.save(partDownload(first));
    },
    failure: 'The export could not be started. Please try again.',
  });
  return (
    <>
      <Menu
        trigger={
          <Button variant="line" icon={<Download aria-hidden />} iconOnPhones busy={busy}>
            Export
          </Button>
        }
      >
        <MenuLabel>For editing and reimporting</MenuLabel>
        <MenuItem onSelect={() => save('packwright', 'csv')} note="CSV">
          Spreadsheet
        </MenuItem>
        <MenuItem onSelect={() => save('packwright', 'xlsx')} note="XLSX">
          Excel workbook
        </MenuItem>
        <MenuItem onSelect={() => void saveWithPictures()} note="ZIP">
          Spreadsheet with images
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>For other platforms</MenuLabel>
        <MenuItem onSelect={() => save('shopify', 'csv')} note="CSV">
          Shopify
        </MenuItem>
        <MenuItem onSelect={() => save('google', 'csv')} note="CSV">
          Google Merchant
        </MenuItem>
      </Menu>
      <ExportParts parts={parts} download={download} onClose={() => setParts([])} />
    </>
  );
}
