import { figureOf } from '#features/analytics/reports/server/queries/report-sums.ts';
import { isRunning } from '#features/analytics/reports/server/queries/rest-of-day.ts';
import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import { requestNumber } from '#features/sourcing/requests/rules.ts';
import { AppError } from '#lib/errors.ts';
import type { ExchangeRates } from '#lib/exchange.ts';
import type { Database } from '#platform/database/database.ts';
import { maxItems, maxRequests, type Savings } from '../../contract.ts';
import { type ItemSaving, savedPercent, savingOf, sumSavings } from '../../rules.ts';
import { type AwardedItem, listAwardedItems, type SavingsQuery } from './awarded-items.ts';
import { findLandedCosts } from './landed-costs.ts';

interface CurrencyQuery extends SavingsQuery {
  currency: string;
}

interface SavedItem {
  item: AwardedItem;
  /** Null without an exchange rate. */
  saving: ItemSaving | null;
}

/** Returns the awarded items of both periods with what each of them saved in one currency, newest first. */
export async function listSavedItems(
  db: Database,
  { currency, ...query }: CurrencyQuery,
): Promise<{ items: SavedItem[]; rates: ExchangeRates; isBounded: boolean }> {
  const rates = await getExchangeRates(db);
  if (!Object.hasOwn(rates.perDollar, currency))
    throw new AppError('invalid', 'There is no exchange rate for this currency. Select another one.', {
      reason: 'currency',
    });
  const found = await listAwardedItems(db, query);
  const newest = found.slice(0, maxItems);
  const landedOf = await findLandedCosts(db, { ...query, items: newest });
  const items = newest.map((item) => ({
    item,
    saving: savingOf({ ...item, landed: landedOf(item) }, { to: currency, rates }),
  }));
  return { items, rates, isBounded: found.length > maxItems };
}

const savingsOf = (items: readonly SavedItem[]): ItemSaving[] => items.flatMap(({ saving }) => saving ?? []);

/** Returns what a buyer saved with the awards of a range, in one currency at the newest monthly exchange rates. */
export async function getSavings(db: Database, query: CurrencyQuery): Promise<Savings> {
  const { items: all, rates, isBounded } = await listSavedItems(db, query);
  const [now, before] = [all.filter(({ item }) => item.now), all.filter(({ item }) => !item.now)];
  const items = savingsOf(now);
  const [sum, sumBefore] = [sumSavings(items), sumSavings(savingsOf(before))];
  const figure = (part: 'averageSavingMinor' | 'negotiatedMinor' | 'targetSavingMinor') =>
    figureOf(sum[part] ?? 0, sumBefore[part] ?? 0);
  const count = (part: 'averageMinor' | 'firstMinor' | 'targetMinor') =>
    items.filter((item) => item[part] !== null).length;
  const requests = byRequest(now);
  return {
    span: query.span,
    isRunning: isRunning(query),
    currency: query.currency,
    ratesMonth: rates.month,
    figures: {
      awardedMinor: figureOf(sum.awardedMinor, sumBefore.awardedMinor),
      averageSavingMinor: figure('averageSavingMinor'),
      negotiatedMinor: figure('negotiatedMinor'),
      targetSavingMinor: figure('targetSavingMinor'),
    },
    percents: {
      average: savedPercent(sum.averageSavingMinor, sum.averageMinor),
      negotiated: savedPercent(sum.negotiatedMinor, sum.firstMinor),
      target: savedPercent(sum.targetSavingMinor, sum.targetMinor),
    },
    items: {
      awarded: now.length,
      compared: count('averageMinor'),
      revised: count('firstMinor'),
      targeted: count('targetMinor'),
      leftOut: now.length - items.length,
    },
    requests: requests.slice(0, maxRequests),
    requestCount: requests.length,
    isBounded,
  };
}

/** Returns the sums by request, the one with the newest award first. */
function byRequest(items: readonly SavedItem[]): Savings['requests'] {
  const groups = new Map<string, [SavedItem, ...SavedItem[]]>();
  for (const one of items) {
    const group = groups.get(one.item.request.id);
    if (group) group.push(one);
    else groups.set(one.item.request.id, [one]);
  }
  return [...groups.values()].map((group) => {
    const { request, awardedAt } = group[0].item;
    const { awardedMinor, averageSavingMinor, negotiatedMinor, targetSavingMinor } = sumSavings(
      savingsOf(group),
    );
    return {
      id: request.id,
      reference: requestNumber(request.number),
      title: request.title,
      awardedAt: awardedAt.toISOString(),
      items: group.length,
      awardedMinor,
      averageSavingMinor,
      negotiatedMinor,
      targetSavingMinor,
    };
  });
}
