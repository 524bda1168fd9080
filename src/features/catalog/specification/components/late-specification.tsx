import { loadWhenNear } from '#ui/layout/load-when-near.tsx';
// The scripts of these components load later, but their styles are needed now.
import './sheet-head.module.css';
import './specification.module.css';

/** The head of the page on paper. */
export const SheetHead = loadWhenNear(
  'specification',
  async () => (await import('./sheet-head.tsx')).SheetHead,
);

/** The specification of a product. */
export const Specification = loadWhenNear(
  'specification',
  async () => (await import('./specification.tsx')).Specification,
);
