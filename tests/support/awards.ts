import type { useMarket } from './market.ts';

interface Won {
  id: string;
  quantity?: number;
  version?: number;
}

/** Returns what awards a quantity of the first item of a request to each of some quotes. */
export const useAwards =
  ({ market, call }: ReturnType<typeof useMarket>) =>
  async (
    requestId: string,
    { winners, ...changes }: { winners: readonly Won[]; complete?: boolean; tellDistance?: boolean },
  ): Promise<void> => {
    const { addressId: deliveryAddressId, buyer: who } = market;
    const seen: object[] = [];
    for (const { id, quantity = 5000, version = 1 } of winners) {
      const choices = [{ line: 0, quantity }];
      const { body } = await call(`POST /supplier-quotes/${id}/totals`, {
        who,
        body: { version, choices, deliveryAddressId },
      });
      seen.push({ id, version, choices, seenTotalMinor: body.data.totals.totalMinor });
    }
    const answer = await call(`POST /requests/${requestId}/awards`, {
      who,
      body: {
        winners: seen,
        deliveryAddressId,
        billingAddressId: deliveryAddressId,
        reason: 'Best price.',
        complete: true,
        ...changes,
      },
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  };
