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

/** Returns a position within the page, in percent with one decimal. */
export const withinPage = ({ x, y }: Position): Position => {
  const bound = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
  return { x: bound(x), y: bound(y) };
};

/** Returns where an arrow key moves a pin, ten times as far with Shift; null for other keys. */
export function movedByKey({ x, y }: Position, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const arrow = arrows[key];
  const step = shiftKey ? 10 : 1;
  return arrow ? withinPage({ x: x + arrow.x * step, y: y + arrow.y * step }) : null;
}
