import { createContext } from 'react';
import type { ExchangeRates } from '#lib/exchange.ts';

/** The rates of the page: the server writes them into the document, so that browser and server show the same amounts. */
export const RatesContext = createContext<ExchangeRates | null>(null);
