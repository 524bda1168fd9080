import { canonicalJson } from '#lib/canonical-json.ts';
import { buildRelease } from './release.ts';
import { describeBasis, scoreRecord } from './scoring.ts';
import { pseudonymsOf, type RecordSource } from './source.ts';

const bidExtension =
  'https://raw.githubusercontent.com/open-contracting-extensions/ocds_bid_extension/v1.1.5/extension.json';

/** The formula in words; `scripts/verify-request.mjs` calculates it. */
const formula = {
  landedCost:
    'Goods, one-off charges and quoted freight, converted at the monthly rates, plus the freight legs that the Incoterm leaves to the buyer, import duty on the customs value, and interest between payment and delivery. Everything is calculated exactly and rounded once.',
  price:
    'Lowest landed cost per 1,000 pieces ÷ own, × 100, as the average of all quantities in which two suppliers or more can be compared.',
  leadTime: 'Shortest lead time with transit ÷ own, × 100, as the average of all quantities.',
  trackRecord:
    'Two thirds on-time dispatch in percent, one third response time: 100 points within 4 hours, none from 72. 50 for what is not known.',
  sustainability: '50 points without a certificate for sustainability, 75 with one, 100 with several.',
  total: 'The sum of points times weight, divided by the sum of the weights, rounded.',
};

/**
 * Returns the record of a request: a release package of the Open Contracting Data Standard with every offer as it was
 * hashed, what the score starts from, and a digest of each section.
 */
export function buildRecord(source: RecordSource) {
  const names = pseudonymsOf(source);
  const head = {
    uri: source.url,
    version: '1.1',
    extensions: [bidExtension],
    publishedDate: source.now.toISOString(),
    publisher: { name: 'Packwright' },
  };
  const release = buildRelease(source, names);
  const record = {
    requestVersions: source.versions.map(({ version, content, fingerprint, publishedAt }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      sha256: fingerprint,
      canonical: canonicalJson(content),
    })),
    offers: source.offers.map(({ quoteId, version, offer, fingerprint, sentAt }) => ({
      bid: names.bid(quoteId),
      version,
      committedAt: sentAt.toISOString(),
      sha256: fingerprint,
      canonical: canonicalJson(offer),
    })),
    basis: describeBasis(source, names),
    ...scoreRecord(source, names),
    formula,
  };
  const sections = Object.entries({ package: head, ...release, ...record });
  return {
    ...head,
    releases: [release],
    record,
    digests: Object.fromEntries(
      sections.map(([name, section]) => [name, source.sha256(canonicalJson(section))]),
    ),
  };
}
