import { numberFormat } from '#lib/formats.ts';
import { homeMarket } from '#lib/market.ts';
import { inks, rule, type Sheet, write } from '#platform/documents/sheet.ts';
import { column } from './draw-parts.ts';

interface LinePoint {
  label: string;
  salesMinor: number;
  earningsMinor: number;
}

const height = 170;
const axis = 52;
const short = numberFormat(homeMarket.locale, {
  style: 'currency',
  currency: homeMarket.currency,
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** A round number, at least as large, that divides by three. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(300, value)));
  return [1.2, 1.5, 3, 4.5, 6, 9, 12].map((step) => step * power).find((round) => round >= value) ?? value;
}

/** Sales as a filled line, earnings as a dashed one: they stay apart on a black and white print. */
export function drawLines(sheet: Sheet, top: number, points: readonly LinePoint[]): number {
  const most = roundAbove(Math.max(0, ...points.flatMap((one) => [one.salesMinor, one.earningsMinor])));
  const ticks = [0, 1, 2, 3].map((step) => (most * step) / 3);
  const [left, width] = [column.x + axis, column.width - axis];
  const y = (value: number) => top + height * (1 - value / most);
  const x = (index: number) => left + (width * index) / Math.max(1, points.length - 1);
  for (const tick of ticks) {
    rule(sheet, { x: left, y: y(tick), width });
    write(sheet, short.format(tick / 100), {
      x: column.x,
      y: y(tick) - 5,
      width: axis - 10,
      align: 'right',
      size: 7.5,
      color: inks.soft,
    });
  }
  const path = (values: readonly number[]) =>
    values.forEach((value, index) =>
      index === 0 ? sheet.moveTo(x(index), y(value)) : sheet.lineTo(x(index), y(value)),
    );
  const sales = points.map(({ salesMinor }) => salesMinor);
  path(sales);
  sheet
    .lineTo(x(points.length - 1), y(0))
    .lineTo(left, y(0))
    .fillOpacity(0.1)
    .fill(inks.accent)
    .fillOpacity(1);
  path(sales);
  sheet.lineWidth(1.8).lineJoin('round').strokeColor(inks.accent).stroke();
  path(points.map(({ earningsMinor }) => earningsMinor));
  sheet.lineWidth(1.4).dash(4, { space: 3 }).strokeColor(inks.text).stroke().undash();
  const step = Math.ceil(points.length / 6);
  points.forEach(({ label }, index) => {
    if ((points.length - 1 - index) % step > 0) return;
    const isLast = index === points.length - 1;
    const at = isLast ? x(index) - 60 : x(index) - 20;
    write(sheet, label, {
      x: at,
      y: top + height + 6,
      width: 60,
      align: isLast ? 'right' : 'left',
      size: 7.5,
      color: inks.soft,
    });
  });
  return drawKey(sheet, top + height + 24);
}

function drawKey(sheet: Sheet, y: number): number {
  const x = column.x + axis;
  sheet
    .moveTo(x, y + 6)
    .lineTo(x + 18, y + 6)
    .lineWidth(1.8)
    .strokeColor(inks.accent)
    .stroke();
  write(sheet, 'Sales', { x: x + 24, y, width: 60, size: 8.5 });
  sheet
    .moveTo(x + 72, y + 6)
    .lineTo(x + 90, y + 6)
    .lineWidth(1.4)
    .dash(4, { space: 3 });
  sheet.strokeColor(inks.text).stroke().undash();
  return write(sheet, 'Earnings', { x: x + 96, y, width: 80, size: 8.5 }) + 20;
}
