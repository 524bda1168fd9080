import type { ProofFile, ProofVersion } from '../contract.ts';

/** Returns the picture of a version: the proof itself, or the picture of its first page; null without one. */
export const pictureOf = ({ files }: Pick<ProofVersion, 'files'>): ProofFile | null =>
  files.find(({ role }) => role === 'preview') ??
  files.find(({ role, contentType }) => role === 'proof' && contentType.startsWith('image/')) ??
  null;

interface Position {
  x: number;
  y: number;
}

const arrows: Partial<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns a position within the picture, in percent with one decimal. */
export const withinPicture = ({ x, y }: Position): Position => {
  const bound = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
  return { x: bound(x), y: bound(y) };
};

/** Returns where an arrow key moves a pin, ten times as far with Shift; null for other keys. */
export function movedByKey({ x, y }: Position, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const arrow = arrows[key];
  const step = shiftKey ? 10 : 1;
  return arrow ? withinPicture({ x: x + arrow.x * step, y: y + arrow.y * step }) : null;
}
