import type { ArtRequest } from './art-request.ts';
import { artUrl } from './art-url.ts';

// The same order as in `art-request.ts`. Only the server names these drawings, so browsers do without the keys.
const VIEW_KEYS = 'kind,material,ink,w,d,h,tint,form,cols,rows,flaps,neck,reel,gusset,mouth,load,units,packs';

/** Returns the path of a drawing with dimensions, or of packed goods. */
export const viewUrl = (request: ArtRequest & { what: 'sized' | 'packed' }): string =>
  artUrl(request, VIEW_KEYS);
