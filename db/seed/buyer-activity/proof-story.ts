import type { Pin } from '#features/orders/proofs/contract.ts';
import { dieline } from '#ui/packart/pictures/dieline.ts';

/** The orders of printed boxes of the demo customer: how old they are, and how far their proofs are. */
export const printedOrders: readonly PrintedOrder[] = [
  {
    key: 'waiting',
    title: 'Printed mailer box, 300 × 200 × 90 mm, two colors',
    quantity: 5000,
    daysAgo: 6,
    proofs: 'second-version',
  },
  {
    key: 'needed',
    title: 'Printed shipping box, 400 × 300 × 250 mm, one color',
    quantity: 2500,
    daysAgo: 2,
    proofs: 'none',
  },
  {
    key: 'approved',
    title: 'Printed carton sleeve, 180 × 120 × 45 mm, four colors',
    quantity: 8000,
    daysAgo: 19,
    proofs: 'approved-with-sample',
  },
];

interface PrintedOrder {
  key: string;
  title: string;
  quantity: number;
  daysAgo: number;
  proofs: 'none' | 'second-version' | 'approved-with-sample';
}

/** The comments of the customer on the first version. */
export const pins: Pin[] = [
  { page: 1, x: 21, y: 50, comment: 'Please move the mark 10 mm up, away from the crease.' },
  { page: 1, x: 71, y: 50, comment: 'This panel stays plain: the label goes here.' },
];

/** Returns a flat box with its print, as an SVG picture; the second version follows the comments on the first. */
export function artworkSvg(version: 1 | 2): string {
  const mark = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><circle r="34" fill="#0d5c46"/><path d="M-16 6 0 -20 16 6Z" fill="#f6efe2"/></g>
     <rect x="${x - 48}" y="${y + 48}" width="96" height="12" rx="3" fill="#d9692a"/>`;
  const panels = version === 1 ? mark(170, 210) + mark(580, 210) : mark(170, 196);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -30 900 460" width="1350" height="690">
    <rect x="-40" y="-30" width="900" height="460" fill="#f6efe2"/>
    ${panels}<g transform="translate(10 0)">${dieline(250, 160, 240, '#40382c', 2)}</g></svg>`;
}
