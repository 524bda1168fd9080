import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { barcode, lightOn } from '../../drawing/print.ts';
import { at, n1, onTop, P, solid } from '../../drawing/scene.ts';
import { lying, rounded, upright } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** Printed cards: backing cards, tags on a string, leaflets, sheets of labels, and goods on a card under a bubble. */
export function card(c: KindContext): void {
  const { style } = c.spec;
  if (style === 'tag') tags(c);
  else if (style === 'leaflet') leaflets(c);
  else if (style === 'blister') carded(c);
  else if (style === 'sheet') labelSheets(c);
  else if (style === 'disc') discs(c);
  else if (style === 'strip') strips(c);
  else backing(c);
}

function tags(c: KindContext): void {
  const { s, t } = c;
  const ratio = c.spec.size ? Math.max(0.4, Math.min(1, c.spec.size.w / c.spec.size.h)) : 0.58;
  const [w, h] = [86 * ratio, 86];
  const outline = `M10 0H${n1(w - 10)}L${n1(w)} 12V${n1(h)}H0V12Z`;
  const places: [number, number][] = [
    [w * 0.9, -28],
    [w * 0.3, -10],
    [-6, 12],
  ];
  places.forEach(([x, y], i) => {
    const tone = i === 1 ? c.inkT : shift(t, i ? 0 : -0.04);
    const ink = tone.l < 0.62 ? '#fff' : c.ink;
    const f = plane(tone);
    const print = `<circle cx="${n1(w / 2)}" cy="10" r="3.400" fill="${f.dark}"/><path d="M${n1(w / 2)} 10q-14-16-2-24t12-8" fill="none" stroke="${oklch(shift(MATERIALS.kraft, -0.12))}" stroke-width="1.800"/>${at(w / 2 - 11, 26, 0.92, drawMark(c.spec.seed, ink, ink === '#fff' ? ink : c.ink2))}${c.print === 'plain' ? '' : `<path d="M8 ${n1(h - 26)}h${n1(w - 16)}m0 6h-${n1(w - 24)}" stroke="${ink}" stroke-width="2" fill="none"/>`}`;
    lying(c.s, outline, { x, y, z: i * 2, w, d: h, thickness: 1.6, tone, shadow: i === 0 }, print);
    s.see(P(x + w / 2 - 10, y - 20, 0));
  });
}

/** Stacks of cards and a folded leaflet. */
function leaflets(c: KindContext): void {
  const { s, t } = c;
  const f = plane(t);
  for (let i = 0; i < 5; i++)
    solid(s, -20 + (i % 2), -24, i * 2, 72, 50, 1.7, i % 2 ? t : shift(t, -0.03), {
      shadow: i === 0,
      edge: false,
    });
  s.raw(
    onTop(
      -19,
      -24,
      10,
      `<path d="M0 0h72v50H0Z" fill="${c.ink}"/>${at(24, 10, 1.05, drawMark(c.spec.seed, '#fff', oklch(shift(c.inkT, 0.3))))}<path d="M22 42h28" stroke="#fff" stroke-width="2"/>`,
    ),
  );
  const lines = (k: number) =>
    `<path d="${[8, 14, 20, 26, 32, 38].map((y) => `M4 ${y}h${y === 38 ? 14 : 22}`).join('')}" stroke="${k ? f.dark : c.ink}" stroke-width="1.400" opacity=".8"/>`;
  // A leaflet in three folds, standing like a fence.
  [0, 1, 2].forEach((i) => {
    const [x, y] = [-26 + i * 30, 52];
    const rise = i % 2 ? 0 : 9;
    s.poly(
      [
        P(x, y + (rise ? 0 : 9), 52),
        P(x + 30, y + rise, 52),
        P(x + 30, y + rise, 0),
        P(x, y + (rise ? 0 : 9), 0),
      ],
      i % 2 ? f.right : f.left,
    );
    const [px, py] = P(x, y + (rise ? 0 : 9), 52);
    s.raw(
      `<g transform="matrix(.866 ${i % 2 ? 0.35 : 0.65} 0 1 ${n1(px)} ${n1(py)})">${i === 0 ? `<path d="M0 0h30v16H0Z" fill="${c.ink2}"/>` : ''}${lines(i)}</g>`,
    );
  });
}

/** A backing card with a hang hole, standing; a second one lies in front of it. */
function backing(c: KindContext): void {
  const { t } = c;
  const ink = lightOn(t) ?? c.ink;
  const ratio = c.spec.size ? Math.max(0.55, Math.min(1.5, c.spec.size.w / c.spec.size.h)) : 0.74;
  const [w, h] = ratio > 1 ? [96, 96 / ratio] : [98 * ratio, 98];
  const outline = rounded(w, h, 5);
  const hole = `<path d="M${n1(w / 2 - 10)} 9h6q4-6 8 0h6v5h-6q-4 5-8 0h-6Z" fill="${plane(shift(t, -0.25)).left}"/>`;
  const print = (k: number) =>
    c.print === 'plain'
      ? hole
      : `<path d="M0 ${n1(h * 0.72)}H${n1(w)}V${n1(h - 5)}q0 5-5 5H5q-5 0-5-5Z" fill="${k ? c.ink : c.ink2}"/>${at(w / 2 - 13, h * 0.3, 1.1, drawMark(c.spec.seed, ink, lightOn(t) ? ink : c.ink2))}<path d="M${n1(w * 0.2)} ${n1(h * 0.82)}h${n1(w * 0.6)}" stroke="#fff" stroke-width="2.400"/>${hole}`;
  upright(c.s, outline, { x: 18, y: -22, w, d: h, tone: shift(t, -0.02), thickness: 2 }, print(0));
  upright(c.s, outline, { x: 0, y: 6, w, d: h, tone: t, thickness: 2 }, print(1));
}

/** A card with goods under a formed bubble. */
function carded(c: KindContext): void {
  const { t } = c;
  const [w, h] = [68, 100];
  const film = shift(MATERIALS.pet, 0.03);
  const bubble = rounded(w - 20, h * 0.5, 9, 10, h * 0.38);
  const goods = `<path d="${rounded(13, h * 0.38, 6, 19, h * 0.44)}${rounded(13, h * 0.38, 6, 36, h * 0.44)}" fill="${c.ink2}"/>`;
  const face = `<path d="M5 0H${w - 5}q5 0 5 5v26H0V5q0-5 5-5Z" fill="${c.ink}"/><path d="M${w / 2 - 9} 6h5q4-5 8 0h5v4h-5q-4 4-8 0h-5Z" fill="#fff"/>${at(w / 2 - 9, 12, 0.72, drawMark(c.spec.seed, '#fff'))}<path d="${bubble}" fill="${oklch(film)}" stroke="${plane(film).right}" stroke-width="1.400"/>${goods}<path d="${bubble}" fill="#fff" opacity=".3"/><path d="M16 ${n1(h * 0.44)}h7v${n1(h * 0.36)}h-7Z" fill="#fff" opacity=".65"/>`;
  const tone = lightOn(t) ? MATERIALS.white : t;
  upright(c.s, rounded(w, h, 5), { x: 34, y: -26, w, d: h, tone, thickness: 5 }, face);
  upright(c.s, rounded(w, h, 5), { w, d: h, tone, thickness: 5 }, face);
}

/** Labels on sheets. */
function labelSheets(c: KindContext): void {
  const { s, t } = c;
  const [w, d] = [88, 112];
  const back = plane(MATERIALS.white);
  for (let i = 0; i < 3; i++)
    solid(s, i * 3 - 6, 6 - i * 3, i * 2, w, d, 1.4, shift(MATERIALS.kraft, 0.13, -0.05), {
      shadow: i === 0,
      edge: false,
    });
  const round = c.r.int(2) === 1;
  let body = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++) {
      const [x, y] = [6 + column * 27, 6 + row * 26.5];
      const shape = round ? rounded(23, 23, 11, x, y) : rounded(23, 22, 2, x, y);
      body += `<path d="${shape}" fill="${c.spec.tint ? plane(t).top : back.top}"/>${(row + column) % 2 ? at(x + 5, y + 5, 0.52, drawMark(c.spec.seed, lightOn(t) ?? c.ink, c.ink2)) : at(x + 3, y + 7, 0.7, c.print === 'plain' ? '' : barcode(c.r, c.ink))}`;
    }
  s.raw(onTop(0, 0, 5.4, body));
}

/** Round boards and coasters in a stack. */
function discs(c: KindContext): void {
  const { s, t } = c;
  const path = 'M0 46a46 46 0 1 0 92 0a46 46 0 1 0-92 0Z';
  for (let i = 0; i < 5; i++)
    lying(
      s,
      path,
      {
        x: (i % 2) * 3,
        y: (i % 3) * -2,
        z: i * 5,
        w: 92,
        d: 92,
        thickness: 4,
        tone: i % 2 ? shift(t, -0.03) : t,
        shadow: i === 0,
      },
      i === 4 && c.spec.print !== 'plain'
        ? at(30, 30, 1.35, drawMark(c.spec.seed, lightOn(t) ?? c.ink, c.ink2))
        : '',
    );
}

/** Curved strips of board or plastic that keep a collar in shape. */
function strips({ s, t }: KindContext): void {
  const outline = 'M0 20Q52-14 104 20L101 30Q52-2 3 30Z';
  for (const [i, y] of [-30, 0, 30].entries())
    lying(s, outline, { x: i * 4, y, w: 104, d: 30, thickness: 1.6, tone: shift(t, i % 2 ? -0.05 : 0) });
}
