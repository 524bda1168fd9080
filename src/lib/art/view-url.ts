import type { ArtRequest } from './art-request.ts';
import { artUrl } from './art-url.ts';

// The same order as in `art-request.ts`. Only the server names these drawings, so browsers do without the keys.
const VIEW_KEYS =
  'scene,spec,goods,kind,seed,material,ink,ink2,size,w,d,h,print,eco,style,top,tint,count,mark,form,cols,rows,flaps,neck,reel,gusset,mouth,load,units,packs';

/** Returns the path of a drawing with dimensions, of packed goods, or of a product in use. */
export const viewUrl = (request: ArtRequest & { what: 'sized' | 'packed' | 'used' }): string =>
  artUrl(request, VIEW_KEYS);
