import type { Ink } from '#lib/art/types.ts';
import { INKS, oklch, plane, shift, type Tone } from '../drawing/colour.ts';
import { rng } from '../drawing/random.ts';
import { bearded, features, head, smile, spectacles, wrinkles } from './portrait/face.ts';
import { HEADDRESSES } from './portrait/hair.ts';

const SKIN: Tone[] = [
  { l: 0.86, c: 0.05, h: 62 },
  { l: 0.78, c: 0.07, h: 60 },
  { l: 0.68, c: 0.08, h: 58 },
  { l: 0.56, c: 0.075, h: 54 },
  { l: 0.44, c: 0.06, h: 50 },
];
const HAIR: Tone[] = [
  { l: 0.25, c: 0.02, h: 60 },
  { l: 0.33, c: 0.05, h: 50 },
  { l: 0.45, c: 0.08, h: 55 },
  { l: 0.22, c: 0.015, h: 280 },
];
const GREY: Tone[] = [
  { l: 0.66, c: 0.02, h: 100 },
  { l: 0.82, c: 0.012, h: 100 },
];
const GROUNDS: Ink[] = ['teal', 'ochre', 'orange', 'spruce', 'blue', 'plum'];
const COATS: Ink[] = ['ink', 'spruce', 'blue', 'brick', 'plum'];
const CLOTHS: Ink[] = ['brick', 'teal', 'plum', 'spruce', 'ochre', 'blue', 'ink'];
const PALE_GROUNDS: Ink[] = ['ochre', 'orange', 'teal'];

/** Returns the portrait of a person who does not exist, for sample people and missing photos. */
export function portraitSvg(seed: string): string {
  const r = rng(`face${seed}`);
  const skin = plane(r.pick(SKIN));
  const ground = r.pick(GROUNDS);
  const coat = r.pick(COATS.filter((ink) => ink !== ground));
  const headdress = r.pick(HEADDRESSES);
  const old = r.next() > 0.76;
  const hair = r.pick(old ? GREY : HAIR);
  const colours = { hair, cloth: r.pick(CLOTHS.filter((ink) => ink !== ground && ink !== coat)) };
  const hasBeard = headdress.beard && r.next() > 0.5;
  const hasSpectacles = r.next() > (old ? 0.45 : 0.64);
  const shirt = r.next() > 0.5 ? '#fff' : oklch(shift(INKS[ground], 0.12));
  const back = oklch(shift(INKS[ground], PALE_GROUNDS.includes(ground) ? 0.06 : 0.16, -0.02));
  const clothes = plane(INKS[coat]);
  const parts = [
    `<rect width="96" height="96" fill="${back}"/>`,
    headdress.back?.(colours) ?? '',
    `<path d="M12 98c0-19 12-26 36-26s36 7 36 26Z" fill="${clothes.left}"/>`,
    `<path d="M52 72c20 1 32 8 32 26H60Z" fill="${clothes.right}"/>`,
    `<path d="M38 72 48 88l10-16-4-3H42Z" fill="${shirt}"/>`,
    head(skin),
    hasBeard ? bearded(skin, oklch(hair)) : smile(skin),
    old ? wrinkles(skin) : '',
    features(skin),
    hasSpectacles ? spectacles() : '',
    headdress.front(colours),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" aria-hidden="true">${parts.join('')}</svg>`;
}
