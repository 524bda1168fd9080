import { leadTimeStart } from '#features/orders/order-record/rules/promised-day.ts';
import { explainPlan } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { freightOf, incoterms } from '#lib/incoterms.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { Art } from '#ui/media/art.tsx';
import type { Quote, QuotedLine } from '../contract.ts';
import { describeExtras } from '../rules/offer-text.ts';
import { isOrdered } from '../rules.ts';
import styles from './quote-offer.module.css';

interface QuantitySelection {
  /** Line → quantity; 0 leaves the line out. */
  quantities: Readonly<Record<number, number>>;
  select: (line: number, quantity: number) => void;
}

interface QuoteOfferProps {
  quote: Quote;
  /** The side that reads it. */
  side: 'buyer' | 'supplier';
  /** The selected quantity of each line, for a buyer who can accept. */
  selection?: QuantitySelection;
}

/** Everything that a quote offers: its items with a price for each quantity, and its terms. */
export function QuoteOffer({ quote, side, selection }: QuoteOfferProps) {
  return (
    <Stack>
      <Card title="Prices" flush>
        <ol>
          {quote.lines.map((line, index) => (
            <li key={index} className={styles.line}>
              <Line line={line} index={index} quote={quote} selection={selection} />
            </li>
          ))}
        </ol>
        <p className={`muted note ${styles.note}`}>
          Prices are without tax
          {side === 'buyer' && ', which is calculated for your delivery address before you accept'}. Lead
          times count from {leadTimeStart}.
        </p>
      </Card>
      <Terms quote={quote} />
    </Stack>
  );
}

interface LineProps {
  line: QuotedLine;
  quote: Quote;
  index: number;
  selection: QuantitySelection | undefined;
}

function Line({ line, index, quote, selection }: LineProps) {
  const { currency, incoterm } = quote;
  const money = (minor: number): string => formatMoney(minor, currency);
  const extras = describeExtras(line, currency);
  return (
    <Stack gap={3}>
      <Split gap={3} columns="60px 1fr" align="center">
        <Art spec={line.pack} width={60} height={54} pad={3} />
        <div className="shrink">
          <h3 className={`break-words ${styles.title}`}>
            <Measured>{line.title}</Measured> {line.isAlternative && <Tag>Alternative</Tag>}
          </h3>
          {line.specification && <p className="muted small break-words pre-line">{line.specification}</p>}
        </div>
      </Split>
      <table className={styles.prices}>
        <caption className="sr-only">Prices of {line.title}</caption>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Per {line.unit}</th>
            <th scope="col">Freight</th>
            <th scope="col">Lead time</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {line.prices.map((price) => (
            <tr key={price.quantity}>
              <th scope="row">
                {selection ? (
                  <label className={styles.choice}>
                    <input
                      type="radio"
                      name={`line-${index}`}
                      checked={selection.quantities[index] === price.quantity}
                      onChange={() => selection.select(index, price.quantity)}
                    />
                    {formatNumber(price.quantity)}
                  </label>
                ) : (
                  formatNumber(price.quantity)
                )}
              </th>
              <td data-label={`Per ${line.unit}`}>{money(price.unitPriceMinor)}</td>
              <td data-label="Freight">
                {price.freightMinor > 0 ? money(price.freightMinor) : missingFreight(incoterm)}
              </td>
              <td data-label="Lead time">{price.leadTimeDays} days</td>
              <td data-label="Total">
                <b>{money(price.totalMinor)}</b>
                {isOrdered(quote, { line: index, quantity: price.quantity }) && (
                  <>
                    {' '}
                    <Tag look="solid">Ordered</Tag>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {line.charges.length > 0 && (
        <p className="small muted">
          Once: {line.charges.map(({ label, amountMinor }) => `${label} ${money(amountMinor)}`).join(', ')}.
          Included in every total.
        </p>
      )}
      {extras.length > 0 && <p className="small muted num">{extras.join(' · ')}</p>}
    </Stack>
  );
}

/** Returns the words in place of an amount: freight is in the price, or the buyer arranges it. */
const missingFreight = (incoterm: Quote['incoterm']): string =>
  freightOf(incoterm) === 'excluded' ? 'Not included' : 'Included in the price';

function Terms({ quote }: { quote: Quote }) {
  const { incoterm, place, paymentTerm, paymentSplit, validUntil, notes, sentByName, sentAt, versions } =
    quote;
  return (
    <Card title="Terms">
      <DescriptionList
        items={[
          { term: 'Delivery', detail: `${incoterm} ${place}. ${incoterms[incoterm]}.` },
          { term: 'Payment', detail: explainPlan(paymentSplit ?? paymentTerm) },
          { term: 'Valid until', detail: formatDate(validUntil) },
          { term: 'Sent', detail: <SentBy when={sentAt} name={sentByName} /> },
          ...(notes
            ? [{ term: 'Notes', detail: <span className="break-words pre-line">{notes}</span> }]
            : []),
        ]}
      />
      {versions.length > 1 && <Versions quote={quote} />}
      <p className={`faint note break-words ${styles.fingerprint}`}>
        Fingerprint (SHA-256): {quote.fingerprint}
      </p>
    </Card>
  );
}

const SentBy = ({ when, name }: { when: string; name: string }) => (
  <>
    <DateText when={when} zone="viewer" /> by {name}
  </>
);

function Versions({ quote: { versions, currency } }: { quote: Quote }) {
  return (
    <details className={`small ${styles.versions}`}>
      <summary>
        {versions.length - 1 === 1 ? '1 earlier version' : `${versions.length - 1} earlier versions`}
      </summary>
      <ul>
        {versions.slice(1).map(({ version, sentAt, fromMinor, toMinor }) => (
          <li key={version}>
            Version {version}, <DateText when={sentAt} zone="viewer" />: {formatMoney(fromMinor, currency)}
            {toMinor !== fromMinor && ` to ${formatMoney(toMinor, currency)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
