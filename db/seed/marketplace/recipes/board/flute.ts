import type { Random } from '../../random.ts';
import type { Wall } from './grades.ts';

export function fluteFor(
  r: Random,
  { wall, style, litres }: { wall: Wall; style: string; litres: number },
): string {
  if (wall === 'triple') return 'ACC';
  if (wall === 'double') return r.pick(['BC', 'BC', 'BC', 'EB', 'AC']);
  if (style === 'mailer' || style === 'litho') return r.pick(['E', 'E', 'B', 'F']);
  return litres < 6 ? r.pick(['E', 'B', 'B']) : r.pick(['B', 'C', 'C']);
}
