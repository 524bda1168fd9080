import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Order, OrderLine } from '#features/orders/order-record/contract.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type CustomerPriceForm, customerPriceForm } from '../contract.ts';

interface PriceInput {
  lineId: string;
  /** One price, as typed. */
  tiers: { minQuantity: string; unitPriceMinor: string }[];
  validUntil: string;
}

interface PriceFormOptions {
  order: Order;
  goods: readonly OrderLine[];
  onDone: () => void | Promise<void>;
}

const usualValidityDays = 180;

/** Returns the form of a customer price, which starts at the quantity and price of a line of the order. */
export function usePriceForm({ order: { id, currency }, goods, onDone }: PriceFormOptions) {
  const [chosen, setChosen] = useState(goods[0]);
  const [validUntil] = useState(() => marketDay(addDays(new Date(), usualValidityDays)));
  const typed = (line: OrderLine | undefined) => ({
    minQuantity: line ? String(line.quantity) : '',
    unitPriceMinor: line ? formatTypedMinor(line.unitPriceMinor, currency) : '',
  });
  const action = useFormAction<PriceInput, CustomerPriceForm>({
    form: `customer price ${id}`,
    resolver: standardSchemaResolver(
      z.pipe(
        z.transform(({ tiers, ...typedForm }: PriceInput) => ({
          ...typedForm,
          id,
          tiers: tiers.map(({ minQuantity, unitPriceMinor }) => ({
            minQuantity: parseTypedWhole(minQuantity),
            unitPriceMinor: parseTypedMinor(unitPriceMinor, currency),
          })),
        })),
        customerPriceForm,
      ),
    ),
    defaultValues: {
      lineId: goods[0]?.id ?? '',
      tiers: [typed(goods[0])],
      validUntil,
    },
    send: (form, once) => api.priceAgreements.store.set(form, once),
    success: 'The price is set. We notified the buyer.',
    failure: 'The price could not be set. Please try again.',
    onSuccess: onDone,
  });
  /** Starts again from the quantity and price of another line. */
  const choose = (lineId: string): void => {
    const line = goods.find((one) => one.id === lineId);
    setChosen(line);
    action.form.setValue('tiers', [typed(line)]);
  };
  return { action, chosen, choose };
}
