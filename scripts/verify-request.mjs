// Verifies the exported record of a request for quotes: `node verify-request.mjs FILE`, or several files. It needs nothing but Node, and
// nothing from Packwright. Exits with 1 and names the first thing that was altered.
//
// 1. Every offer and every version of the request still has the SHA-256 that was published when it was sent.
// 2. Every section of the file still has its digest.
// 3. The bids and awards say what the offers say.
// 4. The landed costs, the scores and the ranking follow from the offers, the exchange rates and the assumptions.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chargesMinor, goodsMinor, landedCost } from './verify-request/landed-cost.mjs';

class Altered extends Error {}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** JSON with the keys of every object in alphabetical order. */
const canonical = (value) =>
  JSON.stringify(value, (_key, part) =>
    typeof part !== 'object' || part === null || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))),
  );

function expectSame(name, [found, computed]) {
  if (canonical(found) !== canonical(computed))
    throw new Altered(`${name}: the file says ${canonical(found)}, but it is ${canonical(computed)}`);
}

// ---- Reading ---------------------------------------------------------------------------------------------------------

function parse(bytes) {
  let text;
  let file;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    file = JSON.parse(text);
  } catch (error) {
    throw new Altered(`the file cannot be read as JSON: ${error.message}`);
  }
  // Also finds what is lost in reading, such as a key that exists twice.
  if (`${JSON.stringify(file, null, 2)}\n` !== text)
    throw new Altered('the file is not written as it was exported');
  return file;
}

// ---- 1 and 2: hashes -------------------------------------------------------------------------------------------------

function checkHashes({ releases, record, digests, ...head }) {
  const committed = [
    ...record.requestVersions.map((one) => ({ ...one, name: `version ${one.version} of the request` })),
    ...record.offers.map((one) => ({ ...one, name: `offer ${one.bid}, version ${one.version}` })),
  ];
  for (const { canonical: text, sha256: hash, name } of committed) {
    expectSame(`SHA-256 of ${name}`, [hash, sha256(text)]);
    if (canonical(JSON.parse(text)) !== text) throw new Altered(`${name} is not in its canonical form`);
  }
  const sections = { package: head, ...releases[0], ...record };
  expectSame('names of the sections', [Object.keys(digests).sort(), Object.keys(sections).sort()]);
  for (const [name, section] of Object.entries(sections))
    expectSame(`digest of ${name}`, [digests[name], sha256(canonical(section))]);
  return committed.length + Object.keys(sections).length;
}

// ---- 3: bids and awards ----------------------------------------------------------------------------------------------

const lineTotal = (line, price) => goodsMinor(price) + chargesMinor(line) + price.freightMinor;
const byQuantity = (a, b) => a.quantity - b.quantity;

/** The bids with their current offer, as it was hashed. */
function bidsOf({ releases: [{ bids }], record }) {
  return bids.details.map((bid) => {
    const versions = record.offers.filter((one) => one.bid === bid.id);
    const current = versions.reduce((newest, one) => (one.version > newest.version ? one : newest));
    const { currency } = bid.value;
    const country = record.basis.suppliers[bid.tenderers[0].id].country;
    return { ...bid, versions, currency, country, offer: JSON.parse(current.canonical) };
  });
}

const sumOf = (totals) => totals.reduce((sum, total) => sum + total, 0);

/** The total of all lines at their smallest quantities. The lowest of a line and its alternatives counts. */
function smallestTotal(lines) {
  const totals = lines.map((line, index) => ({
    item: line.requestLine ?? `own ${index}`,
    alternative: line.alternative ?? false,
    total: lineTotal(line, line.prices.toSorted(byQuantity)[0]),
  }));
  return sumOf(
    [...new Set(totals.map(({ item }) => item))].map((item) => {
      const answers = totals.filter((one) => one.item === item);
      const own = answers.filter(({ alternative }) => !alternative).map(({ total }) => total);
      const alternatives = answers.filter(({ alternative }) => alternative).map(({ total }) => total);
      return Math.min(...(own.length > 0 ? [sumOf(own)] : []), ...alternatives);
    }),
  );
}

function checkBids(bids, { releases: [{ awards }], record: { basis, offers } }) {
  const amount = (minor, currency) => ({ amount: minor / basis.rates.minorUnits[currency], currency });
  for (const bid of bids) {
    expectSame(`value of ${bid.id}`, [bid.value, amount(smallestTotal(bid.offer.lines), bid.currency)]);
    const documents = bid.documents.map(({ sha256: hash, datePublished }) => [hash, datePublished]);
    const sent = bid.versions.map(({ sha256: hash, committedAt }) => [hash, committedAt]);
    expectSame(`documents of ${bid.id}`, [documents, sent]);
  }
  for (const { id, relatedBid, suppliers, value, items, documents } of awards) {
    const bid = bids.find((one) => one.id === relatedBid);
    const sent = offers.find((one) => one.bid === relatedBid && one.sha256 === documents[0].sha256);
    if (!bid || !sent) throw new Altered(`${id} is for an offer that is not in the file`);
    expectSame(`supplier of ${id}`, [suppliers, bid.tenderers]);
    const [line, quantity] = items[0].id.split('-').map(Number);
    const { offerLine } = items[0];
    const totals = JSON.parse(sent.canonical)
      .lines.filter(({ requestLine }, index) => (requestLine ?? 0) === line && index === (offerLine ?? index))
      .flatMap((one) =>
        one.prices.filter((price) => price.quantity === quantity).map((price) => lineTotal(one, price)),
      );
    expectSame(`value of ${id}`, [value, amount(totals[0], bid.currency)]);
  }
}

// ---- 4: landed cost --------------------------------------------------------------------------------------------------

/** The cost of every line at every quantity that the request asks for, or at the next larger one that was quoted. */
function costsOf(bids, { basis, requestVersions }) {
  const asked = JSON.parse(requestVersions.at(-1).canonical).lines;
  const items = bids.flatMap((bid) => bid.offer.lines.map((line, index) => ({ bid, line, index })));
  const isAsked = ({ line }) => line.requestLine !== undefined && line.requestLine < asked.length;
  const others = items.filter((item) => !isAsked(item));
  const quantitiesOf = (list) => [...new Set(list)].sort((a, b) => a - b);
  const groups = [
    ...asked.map(({ quantities }, at) => ({
      requestLine: at,
      quantities: quantitiesOf(quantities),
      items: items.filter(({ line }) => line.requestLine === at),
    })),
    {
      requestLine: null,
      quantities: quantitiesOf(others.flatMap(({ line }) => line.prices.map(({ quantity }) => quantity))),
      items: others,
    },
  ];
  return groups.flatMap(({ requestLine, quantities, items: offered }) =>
    offered.flatMap(({ bid, line, index }) =>
      quantities.flatMap((needed) => {
        const [price] = line.prices.filter(({ quantity }) => quantity >= needed).sort(byQuantity);
        if (!price || (requestLine === null && price.quantity !== needed)) return [];
        const duty = basis.duties.find((one) => one.bid === bid.id && one.line === index);
        const cost = landedCost({ bid, line, price, needed, duty, basis });
        return [{ bid, line, index, requestLine, needed, price, cost }];
      }),
    ),
  );
}

// ---- 4: score and ranking --------------------------------------------------------------------------------------------

const certificates = new Set(
  'FSC|PEFC|SFI|GRS|RCS|ISCC PLUS|ISO 14001|ECOVADIS|EN 13432|ASTM D6400|OK COMPOST HOME|BPI'.split('|'),
);

/** Best ÷ own in each quantity, by supplier; a supplier’s best offer counts. */
function ratiosOf(costs, valueOf) {
  const ratios = new Map();
  const keys = [...new Set(costs.map(({ requestLine, needed }) => `${requestLine} ${needed}`))];
  for (const key of keys) {
    const best = new Map();
    for (const one of costs) {
      const value = valueOf(one);
      const supplier = one.bid.tenderers[0].id;
      if (`${one.requestLine} ${one.needed}` !== key || one.line.alternative || value === null) continue;
      best.set(supplier, Math.min(value, best.get(supplier) ?? value));
    }
    const lowest = Math.min(...best.values());
    for (const [supplier, value] of best.size < 2 ? [] : best)
      ratios.set(supplier, [...(ratios.get(supplier) ?? []), value <= lowest ? 1 : lowest / value]);
  }
  return ratios;
}

const pointsOf = (ratios) =>
  ratios ? Math.round(Math.max(0, ratios.reduce((sum, one) => sum + one, 0) / ratios.length) * 100) : 50;

function trackRecord({ responseHours, onTimePercent }) {
  if (responseHours === null && onTimePercent === null) return 50;
  const prompt =
    responseHours === null ? 50 : Math.min(100, Math.max(0, (100 * (72 - responseHours)) / (72 - 4)));
  return Math.round((2 / 3) * (onTimePercent ?? 50) + (1 - 2 / 3) * prompt);
}

function scoresOf({ bids, costs }, { suppliers, weights, routes }) {
  const price = ratiosOf(costs, ({ cost }) => (cost.missing.length === 0 ? cost.perThousandMinor : null));
  const transit = (country) => routes.find(({ origin }) => origin === country)?.transitDays ?? 0;
  const time = ratiosOf(costs, (one) => one.price.leadTimeDays + transit(one.bid.country));
  const scores = [...new Set(bids.map(({ tenderers }) => tenderers[0].id))].map((supplier) => {
    const facts = suppliers[supplier];
    const held = facts.certificates.filter((code) => certificates.has(code.toUpperCase())).length;
    const points = {
      price: pointsOf(price.get(supplier)),
      leadTime: pointsOf(time.get(supplier)),
      trackRecord: trackRecord(facts),
      sustainability: [50, 75, 100][Math.min(held, 2)],
    };
    const criteria = Object.keys(points);
    const whole = criteria.reduce((sum, one) => sum + weights[one], 0);
    const total = Math.round(criteria.reduce((sum, one) => sum + weights[one] * points[one], 0) / whole);
    return { supplier, total, ...points };
  });
  return scores
    .map((score) => ({ rank: 1 + scores.filter(({ total }) => total > score.total).length, ...score }))
    .sort((a, b) => a.rank - b.rank || (a.supplier < b.supplier ? -1 : 1));
}

// ---- All of it -------------------------------------------------------------------------------------------------------

/** Returns what was recalculated; throws at the first thing that was altered. */
function verify(bytes) {
  const file = parse(bytes);
  const { record } = file;
  const hashes = checkHashes(file);
  const fixed = JSON.parse(record.requestVersions.at(-1).canonical).weights;
  if (fixed) expectSame('weights of the score', [record.basis.weights, fixed]);
  const all = bidsOf(file);
  checkBids(all, file);
  const bids = all.filter(({ status }) => status === 'valid');
  const costs = costsOf(bids, record);
  const totals = costs.map(({ bid, index, requestLine, needed, price, cost }) => ({
    bid: bid.id,
    line: index,
    requestLine,
    neededQuantity: needed,
    quantity: price.quantity,
    ...cost,
  }));
  expectSame('number of landed costs', [record.totals.length, totals.length]);
  for (const [at, computed] of totals.entries()) {
    const name = `landed cost of ${computed.bid}, line ${computed.line + 1}, ${computed.neededQuantity}`;
    // The order of bids with the same line is that of the file.
    const found = record.totals.find(
      (one) =>
        one.bid === computed.bid &&
        one.line === computed.line &&
        one.neededQuantity === computed.neededQuantity,
    );
    expectSame(name, [found ?? record.totals[at], computed]);
  }
  const scores = scoresOf({ bids, costs }, record.basis);
  expectSame('scores and ranking', [record.scores, scores]);
  return { hashes, totals, scores };
}

function main(paths) {
  if (paths.length === 0) throw new Error('Name the exported file: node verify-request.mjs FILE');
  for (const path of paths) {
    try {
      const { hashes, totals, scores } = verify(readFileSync(path));
      console.table(scores);
      console.log(
        `${path} is unaltered: ${hashes} hashes, ${totals.length} landed costs, ${scores.length} scores and the ranking.`,
      );
    } catch (error) {
      const reason = error instanceof Altered ? 'was altered' : 'is not a record, or was altered';
      console.error(`${path} ${reason}: ${error.message.replaceAll('\n', ' ')}`);
      process.exitCode = 1;
    }
  }
}

main(process.argv.slice(2));
