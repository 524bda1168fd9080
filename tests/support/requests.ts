import type { useMarket } from './market.ts';
import { inDays, offerOf } from './quotes.ts';
import type { SignedIn } from './test-app.ts';

type TestMarket = ReturnType<typeof useMarket>;
type Store = SignedIn & { supplierId: string };

interface RequestedQuote {
  store: Store;
  dearer?: number;
  changes?: object;
  /** Changes of its line. */
  line?: object;
  /** Changes of an alternative to it; without them there is none. */
  alternative?: object;
}

/** A request for 5,000 and 20,000 printed mailer boxes, open to the suppliers that are given. */
export const requestOf = (invited: readonly string[], changes: object = {}) => ({
  title: 'Printed mailer boxes for spring',
  lines: [
    {
      title: 'Printed mailer box',
      specification: {
        kind: 'corrugated',
        style: '0427',
        lengthMm: 250,
        widthMm: 180,
        heightMm: 80,
        flute: 'E',
        printColors: 2,
        printSides: 'outside',
      },
      quantities: [5000, 20_000],
      unit: 'piece',
    },
  ],
  places: [{ country: 'US', city: 'Portland', postalCode: '97201' }],
  requiredBy: inDays(60),
  currency: 'USD',
  deadline: inDays(14),
  audience: 'invited',
  invited,
  ...changes,
});

/** Requests for quotes in a market, for the tests of one file. */
export function useRequests({ market, call, product, rival }: TestMarket) {
  const draft = async (title = 'Boxes'): Promise<string> =>
    (await call('POST /requests', { who: market.buyer, body: { title, typed: '{}' } })).body.data.request.id;

  const publish = async (invited: readonly string[], changes: object = {}) =>
    call(`POST /requests/${await draft()}/publish`, {
      who: market.buyer,
      body: requestOf(invited, changes),
    });

  /** A published request, with stores besides the one of the market. */
  async function open({ rivals = 1, changes = {} }: { rivals?: number; changes?: object } = {}) {
    const others: Store[] = [];
    for (let index = 0; index < rivals; index += 1) others.push(await rival());
    const stores: Store[] = [{ ...market.seller, supplierId: market.supplierId }, ...others];
    const answer = await publish(
      stores.map(({ supplierId }) => supplierId),
      changes,
    );
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return { request: answer.body.data.request, stores };
  }

  /** Sends a quote for a request in the name of a store; prices are 1,500 and 1,200 plus the difference. */
  async function quote(
    requestId: string,
    { store, dearer = 0, changes = {}, line: lineChanges = {}, alternative }: RequestedQuote,
  ) {
    const { id: productId } = await product({ supplierId: store.supplierId });
    const offer = offerOf(productId);
    const [line] = offer.lines;
    const answered = {
      ...line,
      ...lineChanges,
      requestLine: 0,
      prices: line?.prices.map((price) => ({ ...price, unitPriceMinor: price.unitPriceMinor + dearer })),
    };
    const lines = [answered, ...(alternative ? [{ ...answered, ...alternative, alternative: true }] : [])];
    return call(`POST /store/requests/${requestId}/quotes`, {
      who: store,
      body: { ...offer, lines, requestVersion: 1, ...changes },
    });
  }

  return { draft, publish, open, quote };
}
