import { Download } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/overlays/menu.tsx';
import { useDownload } from '#web/use-download.ts';
import type { ExportLayout, ExportType } from '../contract/import-words.ts';

/** All products as a file, in the layout of whoever is to read it. */
export function ExportMenu() {
  const download = useDownload();
  const save = (layout: ExportLayout, type: ExportType): void =>
    void download.save({
      path: `/store/products/export?layout=${layout}&type=${type}`,
      name: `products-${layout}.${type}`,
    });
  return (
    <Menu
      trigger={
        <Button variant="line" icon={<Download aria-hidden />} iconOnPhones>
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
      <MenuSeparator />
      <MenuLabel>For other shops</MenuLabel>
      <MenuItem onSelect={() => save('shopify', 'csv')} note="CSV">
        Shopify
      </MenuItem>
      <MenuItem onSelect={() => save('google', 'csv')} note="CSV">
        Google Merchant
      </MenuItem>
    </Menu>
  );
}
