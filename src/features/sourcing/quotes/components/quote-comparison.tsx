import { useContext } from 'react';
import { Link } from 'react-router';
import { countryName } from '#lib/countries.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Approximate } from '#ui/facts/currency/approximate.tsx';
import { RatesContext } from '#ui/facts/currency/rates.ts';
import { RatesNote } from '#ui/facts/currency/rates-note.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import type { Quote } from '../contract.ts';
import { type ComparedLine, type ComparedPrice, compareQuotes, freightOf } from '../rules/comparison.ts';
import styles from './quote-comparison.module.css';
import { quotePath } from './quote-rows.tsx';
import { QuoteStateChip } from './quote-state.tsx';

/** Suppliers below each other, quantities side by side: total, price of each piece with everything, lead time, terms. */
export function QuoteComparison({ quotes }: { quotes: readonly Quote[] }) {
  const rates = useContext(RatesContext);
  const { quantities, lines } = compareQuotes({ quotes, rates });
  return (
    <Card as="div" flush>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="sr-only">Quotes by supplier and quantity</caption>
          <thead>
            <tr>
              <th scope="col">Supplier</th>
              {quantities.map((quantity) => (
                <th key={quantity} scope="col">
                  {formatNumber(quantity)}
                </th>
              ))}
              <th scope="col">Delivery</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((compared, index) => (
              <Row key={`${compared.quote.id} ${index}`} compared={compared} quantities={quantities} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={`muted note ${styles.note}`}>
        <p>
          Totals include goods, one-off charges and the freight of the Incoterm, without tax. Import duty is
          included under DDP only.
        </p>
        {new Set(quotes.map(({ incoterm }) => incoterm)).size > 1 && (
          <p>
            The delivery terms differ. With EXW and FOB, you also pay for the freight from the named place.
          </p>
        )}
        <RatesNote currencies={[...new Set(quotes.map(({ currency }) => currency))]} />
      </div>
    </Card>
  );
}

function Row({ compared, quantities }: { compared: ComparedLine; quantities: readonly number[] }) {
  const { quote, line, prices } = compared;
  const { supplier, incoterm, place } = quote;
  return (
    <tr>
      <th scope="row">
        <Link to={quotePath('buyer', quote.id)} className={styles.supplier}>
          {supplier.name}
        </Link>
        <span className={`muted note ${styles.facts}`}>
          {countryName(supplier.country)} · {quote.reference}
        </span>
        {quote.lines.length > 1 && <span className={`muted note ${styles.facts}`}>{line.title}</span>}
        {quote.state === 'open' ? (
          <>
            <span className={`muted note ${styles.facts}`}>
              Valid until {formatDate(quote.validUntil, { style: 'numeric' })}
            </span>
            <ButtonLink size="sm" variant="line" to={quotePath('buyer', quote.id)} className={styles.review}>
              {quote.request ? 'View quote' : 'Review and accept'}
            </ButtonLink>
          </>
        ) : (
          <QuoteStateChip state={quote.state} />
        )}
      </th>
      {prices.map((price, index) => (
        <td key={quantities[index]} data-label={`${formatNumber(quantities[index] ?? 0)}:`}>
          {price ? (
            <Price price={price} quote={quote} unit={line.unit} />
          ) : (
            <span className="faint">Not quoted</span>
          )}
        </td>
      ))}
      <td data-label="Delivery:">
        {incoterm} {place}
      </td>
    </tr>
  );
}

interface PriceProps {
  price: ComparedPrice;
  quote: Quote;
  unit: string;
}

const lowestWords = {
  excluded: 'Lowest without freight',
  'to-port': 'Lowest to port',
  delivered: 'Lowest delivered',
};

function Price({ price, quote: { currency, incoterm }, unit }: PriceProps) {
  const { totalMinor, eachMinor, leadTimeDays, isLowest } = price;
  return (
    <span className={styles.price}>
      <b className="num">{formatMoney(totalMinor, currency)}</b>{' '}
      {isLowest && <Tag>{lowestWords[freightOf(incoterm)]}</Tag>}
      <Approximate amountMinor={totalMinor} currency={currency} total className={styles.approximate} />
      <span className="muted note num">
        {formatMoney(eachMinor, currency)} per {unit} all in, {leadTimeDays} days
      </span>
    </span>
  );
}
