import type { PackSpec } from '#lib/art/types.ts';
import type { Status } from '../marks/status-chip.tsx';

export interface SampleProduct {
  id: string;
  number: string;
  name: string;
  priceMinor: number;
  stock: Status;
  sold: number;
  spec: PackSpec;
}

export const STOCK_WORDS: Record<Status, string> = {
  ok: 'In Stock',
  warn: 'Limited Stock Left',
  bad: 'Out of Stock',
  neutral: 'Inactive',
};

export const SAMPLE_PRODUCTS: SampleProduct[] = [
  {
    id: 'a',
    number: '#0001',
    name: '5-ply shipping box, 450 mm',
    priceMinor: 5400,
    stock: 'ok',
    sold: 3240,
    spec: { kind: 'corrugated', seed: 'shipbox', ink: 'ink', ink2: 'orange', print: 'mark' },
  },
  {
    id: 'b',
    number: '#0014',
    name: 'E-flute mailer, inside print',
    priceMinor: 6250,
    stock: 'ok',
    sold: 1985,
    spec: { kind: 'mailer', seed: 'mail-4', ink: 'plum', ink2: 'ochre' },
  },
  {
    id: 'c',
    number: '#0007',
    name: 'Zip pouch, matt, 250 g',
    priceMinor: 900,
    stock: 'warn',
    sold: 12_400,
    spec: { kind: 'pouch', seed: 'zip250', ink: 'spruce', ink2: 'ochre', material: 'white', eco: true },
  },
  {
    id: 'd',
    number: '#0023',
    name: 'Drawer rigid box, wrapped grayboard, with ribbon pull and a window in the lid, 1.5 mm',
    priceMinor: 18_000,
    stock: 'bad',
    sold: 412,
    spec: { kind: 'rigid', seed: 'gift', ink: 'spruce', ink2: 'orange', style: 'drawer' },
  },
  {
    id: 'e',
    number: '#0031',
    name: 'رول تغليف حراري، ٤٥ ميكرون',
    priceMinor: 21_500,
    stock: 'neutral',
    sold: 288,
    spec: { kind: 'filmroll', seed: 'film45', ink: 'orange', ink2: 'plum' },
  },
];
