// The landed cost of one price of a quote, as `verify-request.mjs` recalculates it.

export const goodsMinor = ({ quantity, unitPriceMinor }) => quantity * unitPriceMinor;
export const chargesMinor = ({ charges }) => charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const legs = ['export', 'main', 'insurance', 'import'];
/** Freight legs that the seller pays under each Incoterm. */
const sellerPays = (incoterm) => {
  const count = { EXW: 0, FCA: 1, FAS: 1, FOB: 1, CFR: 2, CPT: 2, CIF: 3, CIP: 3, DAP: 4, DPU: 4, DDP: 4 };
  return legs.slice(0, count[incoterm]);
};
/** Instalments: percent, the event that makes them due, and days after it. */
const instalments = {
  'Advance Payment': [[100, 'confirmed', 3]],
  'Partial Payment': [
    [50, 'confirmed', 3],
    [50, 'ready', 3],
  ],
  'Credit Payment': [[100, 'dispatched', 30]],
  COD: [[100, 'delivered', 0]],
};
/** An instalment of a split: what is due 0 days after dispatch is due before it, once the goods are ready. */
const instalmentOf = ({ percent, due, days }) => {
  const events = { order: 'confirmed', proof: 'approved', delivery: 'delivered' };
  return [percent, events[due] ?? (days === 0 ? 'ready' : 'dispatched'), days];
};
const planOf = ({ paymentTerm, paymentSplit }) => paymentSplit?.map(instalmentOf) ?? instalments[paymentTerm];

// Amounts are exact: a part in the currency of the quote and one in that of the buyer, in minor units times this.
const scale = 36_500_000_000n;
const quoted = (minor) => ({ quoted: BigInt(minor) * scale, own: 0n });
const own = (minor) => ({ quoted: 0n, own: BigInt(minor) * scale });
const add = (sums) =>
  sums.reduce((a, b) => ({ quoted: a.quoted + b.quoted, own: a.own + b.own }), { quoted: 0n, own: 0n });
const share = (sum, [part, whole]) => ({
  quoted: (sum.quoted * part) / whole,
  own: (sum.own * part) / whole,
});

/** Minor units of the buyer’s currency for each minor unit of the quote’s, as a fraction; null without a rate. */
function exchange({ from, to }, { perDollar, minorUnits }) {
  if (from === to) return { top: 1n, bottom: 1n };
  if (!(perDollar[from] > 0 && perDollar[to] > 0)) return null;
  const part = (code) => BigInt(Math.round(perDollar[code] * 1_000_000)) * BigInt(minorUnits[code]);
  return { top: part(to), bottom: part(from) };
}

/** Rounds a fraction half away from zero. */
function round(top, bottom) {
  const half = bottom / 2n;
  return Number((top < 0n ? top - half : top + half) / bottom);
}

/** Interest on goods and charges between payment and delivery. */
function interestOn(paid, { bid, price, route, basis }) {
  const delivered = price.leadTimeDays + (route.transitDays ?? 0);
  const ready = price.leadTimeDays;
  const dayOf = { confirmed: 0, approved: 0, ready, dispatched: ready, delivered };
  const percentDays = planOf(bid.offer).reduce((sum, [percent, event, days]) => {
    const due = dayOf[event] + days;
    const isAhead = event !== 'dispatched' && event !== 'delivered';
    return sum + percent * (delivered - (isAhead ? Math.min(due, delivered) : due));
  }, 0);
  return share(paid, [BigInt(basis.moneyRateBasisPoints) * BigInt(percentDays), 365_000_000n]);
}

/** The landed cost of one price of a line, and the parts that are not known. */
export function landedCost({ bid, line, price, needed, duty, basis }) {
  const rate = exchange({ from: bid.currency, to: basis.currency }, basis.rates);
  if (!rate) return { totalMinor: null, perThousandMinor: null, missing: [] };
  const route = basis.routes.find(({ origin }) => origin === bid.country) ?? { legs: {}, transitDays: null };
  const goods = quoted(goodsMinor(price));
  const charges = quoted(chargesMinor(line));
  const costOf = (leg) => {
    const { basis: unit, value } = route.legs[leg];
    if (unit === 'order') return own(value);
    if (unit === 'thousand') return share(own(value), [BigInt(price.quantity), 1000n]);
    return share(goods, [BigInt(value), 10_000n]);
  };
  const known = (list) => list.filter((leg) => route.legs[leg]);
  const inOwn = ({ own: a, quoted: b }) => a * rate.bottom + b * rate.top;

  const paid = sellerPays(bid.offer.incoterm);
  const left = legs.filter((leg) => !paid.includes(leg));
  const missing = left.filter((leg) => !route.legs[leg]);

  // The customs value: goods, charges and the freight that the country of destination counts.
  const dutiable = duty.valuation === 'FOB' ? ['export'] : ['export', 'main', 'insurance'];
  let freight = quoted(price.freightMinor);
  const canSplit = paid.every((leg) => leg === 'insurance' || route.legs[leg]);
  if (!paid.every((leg) => dutiable.includes(leg)) && canSplit) {
    const whole = inOwn(add(known(paid).map(costOf)));
    const part = inOwn(add(known(paid.filter((leg) => dutiable.includes(leg))).map(costOf)));
    if (whole !== 0n) freight = share(freight, [part, whole]);
  }
  const byBuyer = known(left.filter((leg) => dutiable.includes(leg))).map(costOf);
  const customsValue = add([goods, charges, freight, ...byBuyer]);
  let dutyCost = quoted(0);
  if (duty.state !== 'none' && bid.offer.incoterm !== 'DDP') {
    if (duty.state === 'unknown' || !duty.isComplete) missing.push('duty');
    if (duty.state !== 'unknown') dutyCost = share(customsValue, [BigInt(duty.basisPoints), 10_000n]);
  }

  const money = interestOn(add([goods, charges]), { bid, price, route, basis });
  const parts = [goods, charges, quoted(price.freightMinor), ...known(left).map(costOf), dutyCost, money];
  const top = inOwn(add(parts));
  const bottom = rate.bottom * scale;
  const pieces = BigInt(Math.min(needed, price.quantity));
  return {
    totalMinor: round(top, bottom),
    perThousandMinor: round(top * 1000n, bottom * pieces),
    missing,
  };
}
