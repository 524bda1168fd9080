import type { PackSpec } from '#lib/art/types.ts';
import { Art } from '#ui/media/art.tsx';

const drawings: Record<string, PackSpec> = {
  flutes: { kind: 'sheets', seed: 'flutes', ink: 'ochre', ink2: 'orange' },
  'board-grades': { kind: 'corrugated', seed: 'grades', ink: 'brick', ink2: 'blue', print: 'band' },
  'fefco-styles': { kind: 'mailer', seed: 'fefco', ink: 'spruce', ink2: 'orange' },
  stacking: { kind: 'corrugated', seed: 'stack', ink: 'spruce', ink2: 'ochre' },
  labels: { kind: 'labels', seed: 'labels', ink: 'orange', ink2: 'ink' },
  receiving: { kind: 'crate', seed: 'receiving', ink: 'teal', ink2: 'orange' },
  'neck-finishes': { kind: 'closure', seed: 'necks', ink: 'blue', ink2: 'orange' },
};

/** The drawing that identifies a sheet. */
export function SheetDrawing({ id, className }: { id: string; className: string | undefined }) {
  const spec = drawings[id];
  return spec ? <Art spec={spec} width={150} height={110} className={className} /> : null;
}
