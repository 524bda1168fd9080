import { SCHEMES, type Scheme } from '#lib/art/types.ts';
import { rng } from '../drawing/random.ts';

/** Returns the random choices of a cover; the first is its scheme, if none was requested. */
export const coverRandom = (seed: string) => rng(`cover${seed}`);

/** Returns the scheme of a cover for which none was requested. */
export const defaultCoverScheme = (seed: string): Scheme => coverRandom(seed).pick(SCHEMES);
