import type { Ink, Material, PackSpec, Tint } from '#lib/art/types.ts';

export interface Tone {
  l: number;
  c: number;
  h: number;
}
export const INKS: Record<Ink, Tone> = {
  spruce: { l: 0.42, c: 0.085, h: 163 },
  orange: { l: 0.69, c: 0.185, h: 47 },
  blue: { l: 0.5, c: 0.125, h: 250 },
  ochre: { l: 0.78, c: 0.145, h: 82 },
  plum: { l: 0.43, c: 0.115, h: 345 },
  teal: { l: 0.66, c: 0.095, h: 195 },
  brick: { l: 0.53, c: 0.155, h: 30 },
  ink: { l: 0.27, c: 0.03, h: 165 },
};
export const MATERIALS: Record<Exclude<Material, 'printed'>, Tone> = {
  kraft: { l: 0.735, c: 0.078, h: 68 },
  white: { l: 0.955, c: 0.008, h: 100 },
  grey: { l: 0.72, c: 0.008, h: 120 },
  hdpe: { l: 0.93, c: 0.012, h: 220 },
  pet: { l: 0.88, c: 0.04, h: 215 },
  amber: { l: 0.47, c: 0.1, h: 55 },
  steel: { l: 0.74, c: 0.012, h: 235 },
  foil: { l: 0.82, c: 0.008, h: 250 },
  black: { l: 0.3, c: 0.015, h: 165 },
};
/** Stated colours, as bodies of packs have them. */
export const TINTS: Record<Tint, Tone> = {
  white: { l: 0.955, c: 0.008, h: 100 },
  black: { l: 0.3, c: 0.012, h: 200 },
  grey: { l: 0.68, c: 0.008, h: 220 },
  silver: { l: 0.82, c: 0.008, h: 250 },
  gold: { l: 0.78, c: 0.11, h: 86 },
  red: { l: 0.57, c: 0.2, h: 27 },
  orange: { l: 0.7, c: 0.175, h: 50 },
  yellow: { l: 0.87, c: 0.16, h: 95 },
  green: { l: 0.55, c: 0.13, h: 150 },
  blue: { l: 0.52, c: 0.14, h: 253 },
  navy: { l: 0.35, c: 0.09, h: 262 },
  purple: { l: 0.46, c: 0.14, h: 310 },
  pink: { l: 0.8, c: 0.1, h: 2 },
  brown: { l: 0.48, c: 0.07, h: 55 },
  kraft: { l: 0.735, c: 0.078, h: 68 },
  beige: { l: 0.88, c: 0.04, h: 80 },
  clear: { l: 0.9, c: 0.03, h: 215 },
  natural: { l: 0.92, c: 0.018, h: 170 },
  amber: { l: 0.47, c: 0.1, h: 55 },
  teal: { l: 0.64, c: 0.1, h: 195 },
};
/** Converts OKLCH to sRGB hex, reducing chroma until the colour is inside the gamut. */
export function oklch({ l, c, h }: Tone): string {
  const L = Math.max(0, Math.min(1, l));
  for (let k = c; ; k -= 0.008) {
    const a = Math.max(0, k) * Math.cos((h * Math.PI) / 180),
      b = Math.max(0, k) * Math.sin((h * Math.PI) / 180);
    const l_ = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m_ = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s_ = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const rgb = [
      4.0767416621 * l_ - 3.3077115913 * m_ + 0.2309699292 * s_,
      -1.2684380046 * l_ + 2.6097574011 * m_ - 0.3413193965 * s_,
      -0.0041960863 * l_ - 0.7034186147 * m_ + 1.707614701 * s_,
    ];
    if (k <= 0 || rgb.every((v) => v >= -0.0005 && v <= 1.0005)) {
      return `#${rgb
        .map((v) => {
          const x = Math.max(0, Math.min(1, v));
          const g = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
          return Math.round(g * 255)
            .toString(16)
            .padStart(2, '0');
        })
        .join('')}`;
    }
  }
}
export const shift = (t: Tone, dl: number, dc = 0): Tone => ({
  l: t.l + dl,
  c: Math.max(0, t.c + dc),
  h: t.h,
});
export const plane = (t: Tone) => {
  // White bodies are as light as the tile behind them: their sides are darker, so that all faces differ from it.
  const isWhite = t.l > 0.9;
  const usual = t.l < 0.55 ? 0.07 : 0.105;
  const deep = isWhite ? 0.14 : usual;
  return {
    top: oklch(shift(t, isWhite ? 0.03 : 0.06, -0.008)),
    left: oklch(isWhite ? shift(t, -0.03) : t),
    right: oklch(shift(t, -deep, 0.006)),
    dark: oklch(shift(t, -deep * 2.1)),
    lite: oklch(shift(t, 0.12, -0.02)),
  };
};

/** Returns the colour of a body from what a product states. */
export function toneOf({ material = 'kraft', ink = 'blue', tint }: Partial<PackSpec>): Tone {
  if (tint) return TINTS[tint];
  return material === 'printed' ? INKS[ink] : MATERIALS[material];
}
