import * as z from 'zod/mini';
import { parseArtPath } from './art-path.ts';

/**
 * The URL of an illustration: exactly what `artUrl` builds and the image route draws, in the current or the first
 * spelling. Every form that stores such a URL uses this schema, so that no form refuses what another one wrote.
 */
export const illustrationUrl = z.string().check(z.refine((url) => parseArtPath(url) !== null));
