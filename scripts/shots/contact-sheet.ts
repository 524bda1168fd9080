import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { categoryDrawing } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import type { PackSpec } from '#lib/art/types.ts';
import { generateProducts, generateSuppliers } from '#seed/marketplace/generate.ts';
import { packSvg } from '#ui/packart/pictures/pack.ts';

interface Cell {
  name: string;
  note: string;
  spec: PackSpec;
}

const cell = { width: 200, height: 196 };
const columns = 10;
const rows = 8;

/** Writes PNG pages with the drawing of every leaf category, and of the demo's products by category. */
export async function writeContactSheets(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await writePages(folder, { name: 'categories', cells: categoryCells() });
  await writePages(folder, { name: 'products', cells: productCells() });
}

function categoryCells(): Cell[] {
  const { nodes } = JSON.parse(readFileSync('db/seed/taxonomy/categories.json', 'utf8')) as {
    nodes: { id: string; name: string; attribute_family?: string; children: number }[];
  };
  return nodes
    .filter(({ children }) => children === 0)
    .map(({ id, name, attribute_family: family = null }) => toCell(name, categoryDrawing({ id, family })));
}

function productCells(): Cell[] {
  const suppliers = [...generateSuppliers({ count: 60 })];
  return [...generateProducts({ suppliers, count: 1500 })]
    .toSorted((one, other) => one.categoryId.localeCompare(other.categoryId))
    .map(({ title, pack }) => toCell(title, pack));
}

function toCell(name: string, spec: PackSpec): Cell {
  const { kind, style, material, tint, top, print, count } = spec;
  return { name, note: [kind, style, tint ?? material, top, print, count].filter(Boolean).join(' '), spec };
}

async function writePages(folder: string, { name, cells }: { name: string; cells: Cell[] }): Promise<void> {
  const size = columns * rows;
  for (let start = 0; start < cells.length; start += size) {
    const page = String(start / size + 1).padStart(2, '0');
    const file = join(folder, `${name}-${page}.png`);
    await sharp(Buffer.from(drawPage(cells.slice(start, start + size))))
      .png({ palette: true })
      .toFile(file);
    process.stdout.write(`${file}\n`);
  }
}

function drawPage(cells: readonly Cell[]): string {
  const drawn = cells.map(({ name, note, spec }, place) => {
    const [x, y] = [(place % columns) * cell.width, Math.floor(place / columns) * cell.height];
    const svg = packSvg(spec, { width: 190, height: 150, pad: 4 });
    const bytes = ((svg.length / 1000) * 10) / 10;
    const text = (words: string, look: string) =>
      `<text x="95" text-anchor="middle" font-family="DejaVu Sans Condensed, sans-serif" ${look}>${escapeText(words)}</text>`;
    return `<g transform="translate(${x + 5} ${y + 4})">${svg.replace(/^<svg[^>]*>/, '').replace('</svg>', '')}${text(name.slice(0, 34), 'y="164" font-size="11.5"')}${text(`${note.slice(0, 30)} ${bytes.toFixed(1)}`, 'y="178" font-size="10" fill="#777"')}</g>`;
  });
  const [width, height] = [columns * cell.width, Math.ceil(cells.length / columns) * cell.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0Z" fill="#f6f3ec"/>${drawn.join('')}</svg>`;
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
