import { formatNumber } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import type { CounterOffer } from '../../contract/counter-offer.ts';
import type { Quote } from '../../contract.ts';
import styles from './counter-offers.module.css';

/** Returns the counter-offer that the supplier has not answered yet. */
export const openCounterOf = ({ counterOffers }: Pick<Quote, 'counterOffers'>): CounterOffer | undefined =>
  counterOffers.find(({ isOpen }) => isOpen);

interface CounterOffersProps {
  quote: Quote;
  side: 'buyer' | 'supplier';
}

/** The prices and lead times that the buyer proposed for each version, newest first. */
export function CounterOffers({ quote, side }: CounterOffersProps) {
  const { counterOffers, currency } = quote;
  if (counterOffers.length === 0) return null;
  return (
    <Card title={counterOffers.length === 1 ? 'Counter-offer' : 'Counter-offers'}>
      <Stack as="ul" gap={4} className={styles.changes}>
        {counterOffers.map((counter) => (
          <Stack as="li" gap={2} key={counter.id}>
            <Cluster gap={2}>
              <StatusChip status={counter.isOpen ? 'warn' : 'neutral'}>
                {counter.isOpen ? waiting[side] : 'Answered'}
              </StatusChip>
              <span className="muted small">
                To version {counter.version}, <DateText when={counter.sentAt} zone="viewer" /> by{' '}
                {counter.sentByName}
              </span>
            </Cluster>
            <ul className={`small ${styles.changes}`}>
              {counter.prices.map((price) => (
                <li key={`${price.line} ${price.quantity}`} className="break-words">
                  {price.title}, <span className="num">{formatNumber(price.quantity)}</span>:{' '}
                  <Change price={price} currency={currency} />
                </li>
              ))}
            </ul>
            {counter.note && <p className="small break-words pre-line">{counter.note}</p>}
            {counter.isOpen && side === 'supplier' && quote.actions.includes('revise') && (
              <p>
                <ButtonLink size="sm" to={`/dashboard/quotes/${quote.id}/revise`}>
                  Answer with a new version
                </ButtonLink>
              </p>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

const waiting = { buyer: 'Waiting for the supplier', supplier: 'Waiting for you' };

function Change({ price, currency }: { price: CounterOffer['prices'][number]; currency: string }) {
  const { unitPriceMinor, quotedPriceMinor, leadTimeDays, quotedLeadTimeDays } = price;
  return (
    <span className="num">
      {unitPriceMinor !== null && (
        <>
          <b>{formatMoney(unitPriceMinor, currency)}</b> instead of {formatMoney(quotedPriceMinor, currency)}
        </>
      )}
      {unitPriceMinor !== null && leadTimeDays !== null && ', '}
      {leadTimeDays !== null && (
        <>
          <b>{leadTimeDays} days</b> instead of {quotedLeadTimeDays}
        </>
      )}
    </span>
  );
}
