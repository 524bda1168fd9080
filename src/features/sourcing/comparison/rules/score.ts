import type { Quote } from '#features/sourcing/quotes/contract.ts';
import type { ScoreCriterion, Weights } from '../contract/assumptions.ts';
import type { ComparedCell, ComparedGroup, ScorePart, SupplierScore, TradeFacts } from '../contract.ts';

interface ScoreInput {
  groups: readonly ComparedGroup[];
  quotes: readonly Quote[];
  suppliers: TradeFacts['suppliers'];
  weights: Weights;
}

/** Points for what is not known: neither an advantage nor a disadvantage. */
const neutralPoints = 50;
/** A supplier who replies within this many hours gets all points, one who takes three days none. */
const promptHours = 4;
const slowHours = 72;
/** On-time dispatch counts twice as much as the response time. */
const onTimeShare = 2 / 3;

/** Standards for the material or the environment. */
const sustainabilityCodes = new Set(
  'FSC|PEFC|SFI|GRS|RCS|ISCC PLUS|ISO 14001|ECOVADIS|EN 13432|ASTM D6400|OK COMPOST HOME|BPI'.split('|'),
);
const certificatePoints = [neutralPoints, 75, 100];

/**
 * Returns a score from 0 to 100 for each supplier with an open quote, highest first: the points of each criterion by its
 * weight. Price and lead time get 100 points for the best and fewer in proportion (half the points at twice the cost or
 * time), as the average of all quantities in which the supplier can be compared.
 */
export function scoreSuppliers({ groups, quotes, suppliers, weights }: ScoreInput): SupplierScore[] {
  const open = quotes.filter(({ state }) => state === 'open');
  const bySupplier = new Map(open.map(({ supplier }) => [supplier.id, supplier.name]));
  const supplierOf = new Map(open.map(({ id, supplier }) => [id, supplier.id]));
  const ratios = collectRatios(groups, supplierOf);
  const scores = [...bySupplier].map(([supplierId, name]) => {
    const facts = suppliers[supplierId] ?? { responseHours: null, onTimePercent: null, certificates: [] };
    const { price = [], leadTime = [] } = ratios.get(supplierId) ?? {};
    const parts = {
      price: describeRatio(price, 'Not comparable yet'),
      leadTime: describeRatio(leadTime, 'No lead time to compare'),
      trackRecord: scoreTrackRecord(facts),
      sustainability: scoreCertificates(facts.certificates),
    };
    return { supplierId, name, total: weigh(parts, weights), parts };
  });
  return scores.toSorted((a, b) => b.total - a.total || a.name.localeCompare(b.name));
}

type Ratios = Map<string, { price: number[]; leadTime: number[] }>;

/** Returns best ÷ own of each quantity, by supplier; a supplier's best offer counts. */
function collectRatios(groups: readonly ComparedGroup[], supplierOf: ReadonlyMap<string, string>): Ratios {
  const ratios: Ratios = new Map();
  for (const { quantities, offers } of groups) {
    for (const at of quantities.keys()) {
      const cells = offers.flatMap(({ quoteId, isAlternative, cells: all }) => {
        const [supplierId, cell] = [supplierOf.get(quoteId), all[at]];
        return supplierId && cell && !isAlternative ? [{ supplierId, cell }] : [];
      });
      addRatios(ratios, { criterion: 'price', values: bestOf(cells, priceOf) });
      addRatios(ratios, { criterion: 'leadTime', values: bestOf(cells, daysOf) });
    }
  }
  return ratios;
}

const priceOf = ({ missing, perThousandMinor }: ComparedCell): number | null =>
  missing.length === 0 ? perThousandMinor : null;
const daysOf = ({ leadTimeDays, transitDays }: ComparedCell): number => leadTimeDays + (transitDays ?? 0);

function bestOf(
  cells: readonly { supplierId: string; cell: ComparedCell }[],
  valueOf: (cell: ComparedCell) => number | null,
): Map<string, number> {
  const best = new Map<string, number>();
  for (const { supplierId, cell } of cells) {
    const value = valueOf(cell);
    if (value !== null) best.set(supplierId, Math.min(value, best.get(supplierId) ?? value));
  }
  return best;
}

interface CriterionValues {
  criterion: 'price' | 'leadTime';
  values: ReadonlyMap<string, number>;
}

/** A single value has nothing to be compared with. */
function addRatios(ratios: Ratios, { criterion, values }: CriterionValues): void {
  if (values.size < 2) return;
  const best = Math.min(...values.values());
  for (const [supplierId, value] of values) {
    const own = ratios.get(supplierId) ?? { price: [], leadTime: [] };
    own[criterion].push(value <= best ? 1 : best / value);
    ratios.set(supplierId, own);
  }
}

function describeRatio(ratios: readonly number[], unknown: string): ScorePart {
  if (ratios.length === 0) return { points: neutralPoints, isKnown: false, detail: unknown };
  const average = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const points = Math.round(Math.max(0, average) * 100);
  const count = ratios.length === 1 ? '1 quantity' : `${ratios.length} quantities`;
  return { points, isKnown: true, detail: `Average of ${count} compared` };
}

type SupplierFacts = TradeFacts['suppliers'][string];

function scoreTrackRecord({ responseHours, onTimePercent }: SupplierFacts): ScorePart {
  if (responseHours === null && onTimePercent === null)
    return { points: neutralPoints, isKnown: false, detail: 'New' };
  const prompt = responseHours === null ? neutralPoints : promptness(responseHours);
  const points = onTimeShare * (onTimePercent ?? neutralPoints) + (1 - onTimeShare) * prompt;
  const details = [
    onTimePercent === null ? 'no on-time rate yet' : `${onTimePercent}% on time`,
    ...(responseHours === null ? [] : [`replies within ${responseHours}\u00a0h`]),
  ];
  return { points: Math.round(points), isKnown: true, detail: capitalize(details.join(', ')) };
}

const promptness = (hours: number): number =>
  Math.min(100, Math.max(0, (100 * (slowHours - hours)) / (slowHours - promptHours)));

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function scoreCertificates(codes: readonly string[]): ScorePart {
  const held = codes.filter((code) => sustainabilityCodes.has(code.toUpperCase()));
  const points = certificatePoints[Math.min(held.length, 2)] ?? neutralPoints;
  return held.length === 0
    ? { points, isKnown: false, detail: 'No certificate listed' }
    : { points, isKnown: true, detail: held.join(', ') };
}

/** Returns the points by weight, as a whole number. */
function weigh(parts: SupplierScore['parts'], weights: Weights): number {
  const criteria = Object.keys(parts) as ScoreCriterion[];
  const whole = criteria.reduce((sum, one) => sum + weights[one], 0);
  if (whole === 0) return neutralPoints;
  return Math.round(criteria.reduce((sum, one) => sum + weights[one] * parts[one].points, 0) / whole);
}
