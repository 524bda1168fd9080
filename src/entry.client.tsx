import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { ExchangeRates } from '#lib/exchange.ts';
import { RatesContext } from '#ui/facts/currency/rates.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <RatesContext
      value={JSON.parse(document.documentElement.dataset.rates ?? 'null') as ExchangeRates | null}
    >
      <HydratedRouter />
    </RatesContext>,
  );
});
