/** Scenes in which the product packs other goods: it fills or seals a box, or wraps, straps or guards a load. */
import { MATERIALS, oklch, plane, shift, type Tone, toneOf } from '../drawing/colour.ts';
import { n1, onLeft, onRight, onTop, P, type Scene, solid } from '../drawing/scene.ts';
import { DEFAULTS } from '../kinds/defaults.ts';
import { put, type SceneContext, widthOf } from './pieces.ts';
import { floor, loadAt, PALLET_SIZE, palletAt, table } from './settings.ts';

const KRAFT = MATERIALS.kraft;
const productTone = ({ view: { spec } }: SceneContext): Tone =>
  toneOf({ ...spec, material: spec.material ?? DEFAULTS[spec.kind].material });

/** An open box with the product in it, around other goods if there are some. */
export function inBox({ s, product, goods }: SceneContext): void {
  const [w, d, h] = [116, 92, 50];
  const [x, y] = [30, 34];
  table(s, w + 66, d + 66);
  const f = plane(KRAFT);
  const [x2, y2] = [x + w, y + d];
  solid(s, x, y, 0, w, d, 0.1, shift(KRAFT, -0.2), { edge: false });
  s.poly([P(x, y, h), P(x2, y, h), P(x2, y), P(x, y)], f.right);
  s.poly([P(x, y, h), P(x, y2, h), P(x, y2), P(x, y)], f.dark);
  s.poly([P(x, y, h), P(x2, y, h), P(x2 - 4, y - 26, h + 18), P(x + 4, y - 26, h + 18)], f.left);
  s.poly([P(x, y, h), P(x, y2, h), P(x - 26, y2 - 4, h + 18), P(x - 26, y + 4, h + 18)], f.right);
  const [cx, cy] = [x + w / 2, y + d / 2];
  if (goods) {
    put(s, product, { x: cx - 20, y: cy - 18, z: h * 0.5, w: 128, h: 72 });
    put(s, goods, { x: cx, y: cy, z: h * 0.3, w: 96, h: 96 });
    put(s, product, { x: cx + 17, y: cy + 17, z: h * 0.42, w: 112, h: 60 });
  } else put(s, product, { x: cx, y: cy, z: h * 0.4, w: 166, h: 120 });
  s.poly([P(x, y2, h), P(x2, y2, h), P(x2, y2), P(x, y2)], f.left);
  s.poly([P(x2, y2, h), P(x2, y, h), P(x2, y), P(x2, y2)], f.right);
  s.poly([P(x, y2, h), P(x2, y2, h), P(x2 - 5, y2 + 20, h - 22), P(x + 5, y2 + 20, h - 22)], f.top);
  s.poly([P(x2, y2, h), P(x2, y, h), P(x2 + 20, y + 5, h - 22), P(x2 + 20, y2 - 5, h - 22)], f.left);
}

/** A box that is sealed with the product, which is beside it. */
export function sealedBox(context: SceneContext): void {
  const { s, product } = context;
  const [w, d, h] = [116, 84, 66];
  const { base } = widthOf(product);
  table(s, w + base + 62, d + 34);
  const [x, y] = [16, 16];
  solid(s, x, y, 0.1, w, d, h, KRAFT, { shadow: false });
  const tone = productTone(context);
  const tape = oklch(shift(tone, -0.02));
  s.raw(
    onTop(x, y, h, `<path d="M0 ${n1(d / 2 - 7)}h${w}v14H0Z" fill="${oklch(shift(tone, 0.04))}"/>`) +
      onRight(x + w, y + d, h, `<path d="M${n1(d / 2 - 7)} 0h14v22h-14Z" fill="${tape}"/>`) +
      onLeft(
        x,
        y + d,
        h,
        '<path d="M12 16h38v26H12Z" fill="#fff"/><path d="M16 22h22v2H16Zm0 6h28v2H16Zm0 6h14v2H16Z" fill="#444"/>',
      ),
  );
  put(s, product, { x: x + w + 24 + base / 2, y: y + d / 2 });
}

/** Draws a loaded pallet on a floor, lets the product secure it, and puts the product beside it. */
function loaded(context: SceneContext, secure: (load: Load) => void): void {
  const { s, product } = context;
  const { base } = widthOf(product, ROLL);
  const { w, d, h } = PALLET_SIZE;
  floor(s, w + base + 56, d + 40);
  const [x, y] = [14, 14];
  palletAt(s, x, y);
  const top = loadAt(s, { x, y });
  secure({ s, x, y, w, d, bottom: h, top, tone: productTone(context) });
  put(s, product, { x: x + w + 22 + base / 2, y: y + d / 2 + 14, ...ROLL });
}

/** A load of cartons on the product. */
export function underLoad({ s, product }: SceneContext): void {
  const { w, d } = PALLET_SIZE;
  floor(s, w + 64, d + 64);
  const size = { w: (w + d) * 0.866, h: 999 };
  const k = size.w / product.box[2];
  put(s, product, { x: 32 + w / 2, y: 32 + d / 2, ...size });
  loadAt(s, { x: 32, y: 32, z: Math.max(3, product.box[3] * k - (w + d) / 2) });
}

const ROLL = { w: 104, h: 84 };

interface Load {
  s: Scene;
  x: number;
  y: number;
  w: number;
  d: number;
  bottom: number;
  top: number;
  tone: Tone;
}

/** Film around a load. */
export const wrappedLoad = (context: SceneContext): void =>
  loaded(context, ({ s, x, y, w, d, bottom, top, tone }) => {
    const f = plane(shift(tone, 0.04));
    const [x2, y2, low] = [x + w, y + d, bottom - 9];
    s.poly([P(x, y, top), P(x2, y, top), P(x2, y2, top), P(x, y2, top)], f.top, 'opacity=".25"');
    s.poly([P(x, y2, top), P(x2, y2, top), P(x2, y2, low), P(x, y2, low)], f.left, 'opacity=".62"');
    s.poly([P(x2, y2, top), P(x2, y, top), P(x2, y, low), P(x2, y2, low)], f.right, 'opacity=".62"');
    const folds = (length: number) =>
      `<path d="M0 18L${n1(length)} 8M0 40L${n1(length)} 34M0 62L${n1(length)} 58M0 84L${n1(length)} 82" stroke="#fff" stroke-width="1.6" opacity=".7"/>`;
    s.raw(onLeft(x, y2, top, folds(w)) + onRight(x2, y2, top, folds(d)));
  });

/** Two straps around a load. */
export const strappedLoad = (context: SceneContext): void =>
  loaded(context, ({ s, x, y, w, d, bottom, top, tone }) => {
    const height = top - bottom;
    const bands = (length: number) =>
      `M${n1(w * 0.24)} 0h5v${n1(length)}h-5ZM${n1(w * 0.72)} 0h5v${n1(length)}h-5Z`;
    const f = plane(tone);
    s.raw(
      onTop(x, y, top, `<path d="${bands(d)}" fill="${f.top}"/>`) +
        onLeft(
          x,
          y + d,
          top,
          `<path d="${bands(height)}" fill="${f.right}"/><path d="M${n1(w * 0.24 - 2)} 40h9v8h-9Zm${n1(w * 0.48)} 0h9v8h-9Z" fill="${oklch(MATERIALS.steel)}"/>`,
        ) +
        onRight(x + w, y + d, top, `<path d="M0 34h${d}v5H0Z" fill="${f.dark}"/>`) +
        onLeft(x, y + d, top, `<path d="M0 34h${w}v5H0Z" fill="${f.right}"/>`),
    );
  });

/** Profiles along the edges of a load, under two straps. */
export const guardedLoad = (context: SceneContext): void =>
  loaded(context, ({ s, x, y, w, d, bottom, top, tone }) => {
    const height = top - bottom;
    const f = plane(tone);
    const strap = oklch(MATERIALS.black);
    s.raw(
      onTop(x, y, top, `<path d="M0 ${d - 9}h${w}v9H0ZM${w - 9} 0h9v${d}h-9Z" fill="${f.top}"/>`) +
        onLeft(
          x,
          y + d,
          top,
          `<path d="M0 0h${w}v9H${9}V${n1(height)}H0ZM${w - 9} 0h9v${n1(height)}h-9Z" fill="${f.left}"/><path d="M0 34h${w}v4H0Zm0 34h${w}v4H0Z" fill="${strap}"/>`,
        ) +
        onRight(
          x + w,
          y + d,
          top,
          `<path d="M0 0h${d}v${n1(height)}h-9V9H9V${n1(height)}H0Z" fill="${f.right}"/><path d="M0 34h${d}v4H0Zm0 34h${d}v4H0Z" fill="${strap}"/>`,
        ),
    );
  });
