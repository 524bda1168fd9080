import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { useDownload } from '#web/use-download.ts';
import type { ExportLayout, ExportPart, ExportType } from '../contract.ts';
import { ExportParts, partDownload } from './export-parts.tsx';

/** A menu to download all products, in the file layout of the system that will read them. */
export function ExportMenu() {
  const download = useDownload();
  const [parts, setParts] = useState<readonly ExportPart[]>([]);
  const [isCounting, setCounting] = useState(false);
  const save = (layout: ExportLayout, type: ExportType): void =>
    void download.save({
      path: `/store/products/export?layout=${layout}&type=${type}`,
      name: `products-${layout}.${type}`,
    });
  async function saveWithPictures(): Promise<void> {
    setCounting(true);
    try {
      const { data } = await api.productExports.listExportParts();
      const [first, second] = data.parts;
      if (!first) toast.error('Your store has no products to export yet.');
      else if (second) setParts(data.parts);
      else await download.save(partDownload(first));
    } catch (error) {
      toast.error(toProblem(error).message ?? 'The export could not be started. Please try again.');
    }
    setCounting(false);
  }
  return (
    <>
      <Menu
        trigger={
          <Button variant="line" icon={<Download aria-hidden />} iconOnPhones busy={isCounting}>
            Export
          </Button>
        }
      >
        <MenuLabel>To change and import again</MenuLabel>
        <MenuItem onSelect={() => save('packwright', 'csv')} note="CSV">
          Spreadsheet
        </MenuItem>
        <MenuItem onSelect={() => save('packwright', 'xlsx')} note="XLSX">
          Excel workbook
        </MenuItem>
        <MenuItem onSelect={() => void saveWithPictures()} note="ZIP">
          Spreadsheet with pictures
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>For other shops</MenuLabel>
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
