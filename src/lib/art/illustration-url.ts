import * as z from 'zod/mini';
import { parseArtPath } from './art-path.ts';

/**
 * The URL of an illustration: exactly what `artUrl` builds and the image route draws, in today's spelling or the
 * first one. Every form that stores such a URL uses this, so that no form can refuse what another part wrote.
 */
export const illustrationUrl = z.string().check(z.refine((url) => parseArtPath(url) !== null));
