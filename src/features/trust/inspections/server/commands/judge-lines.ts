import type { OrderRecord } from '#features/orders/order-record/server/commands/order-state.ts';
import { invalidFields } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { ReceivedLine } from '../../contract/receipt-forms.ts';
import type { OrderSamplingPlan } from '../../contract.ts';
import { firstState, type InspectionState, severityOf, stateAfterLot } from '../../rules/switching.ts';
import { countDefects, inspectedLot, lineProblems, planOfLine, resultOfLine } from '../../rules.ts';
import { type listDispatchedLines, loadInspections } from '../queries/reception.ts';
import { inspections } from '../tables.ts';

interface JudgedInput {
  /** Locked by the caller. */
  order: OrderRecord;
  plan: OrderSamplingPlan;
  dispatched: Awaited<ReturnType<typeof listDispatchedLines>>;
  entries: readonly ReceivedLine[];
}

/**
 * Judges each line by its sampling plan, and records how the next lots of the products are inspected. Refuses
 * quantities beyond what was dispatched, and unfinished samples.
 */
export async function judgeLines(ctx: CommandContext, { order, plan, dispatched, entries }: JudgedInput) {
  const { accountId: buyerAccountId } = requireSignedIn(ctx);
  const { supplierId } = order;
  const productIds = dispatched.map(({ productId }) => productId);
  const states = await lockInspections(ctx, { buyerAccountId, supplierId, productIds });
  const problems: { path: string; message: string }[] = [];
  const judged = entries.flatMap((entry, index) => {
    const line = dispatched.find(({ lineId }) => lineId === entry.lineId);
    if (!line) return [];
    const state = states.get(line.productId) ?? firstState;
    const lot = planOfLine({ plan, inspection: state.name, received: entry.received });
    for (const { field, message } of lineProblems({ line, entry, lot }))
      problems.push({ path: `lines.${index}.${field}`, message });
    if (lot) states.set(line.productId, stateAfterLot(state, inspectedLot(lot, countDefects(entry.defects))));
    return {
      ...entry,
      dispatched: line.quantity,
      plan: lot && { ...lot, severity: severityOf(state.name) },
      result: resultOfLine({ line, entry, lot }),
    };
  });
  const [first, ...others] = problems;
  if (first) throw invalidFields([first, ...others]);
  await saveInspections(ctx, { buyerAccountId, supplierId, states });
  return judged;
}

interface ProductsOfSupplier {
  buyerAccountId: string;
  supplierId: string;
  productIds: readonly string[];
}

/** Creates missing rows first, so that two receipts of one product at the same time wait for each other. */
async function lockInspections(ctx: CommandContext, { productIds, ...owner }: ProductsOfSupplier) {
  const ids = [...new Set(productIds)].toSorted();
  await ctx.db
    .insert(inspections)
    .values(ids.map((productId) => ({ ...owner, productId, ...rowOf(firstState) })))
    .onConflictDoNothing();
  return loadInspections(ctx.db, { ...owner, productIds: ids, lock: true });
}

const rowOf = ({ recent, ...state }: InspectionState) => ({ ...state, recent: [...recent] });

interface StatesOfProducts {
  buyerAccountId: string;
  supplierId: string;
  states: ReadonlyMap<string, InspectionState>;
}

async function saveInspections(ctx: CommandContext, { states, ...owner }: StatesOfProducts): Promise<void> {
  for (const [productId, state] of states) {
    const row = rowOf(state);
    await ctx.db
      .insert(inspections)
      .values({ ...owner, productId, ...row })
      .onConflictDoUpdate({
        target: [inspections.buyerAccountId, inspections.supplierId, inspections.productId],
        set: row,
      });
  }
}
