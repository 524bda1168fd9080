import { createContext, useContext } from 'react';
import { currencySymbol } from '#lib/amounts.ts';
import { homeMarket } from '#lib/market.ts';

/** The currency in which a store sells, for the forms in which it enters prices. */
export const StoreCurrencyContext = createContext(homeMarket.currency);

export const useStoreCurrency = (): string => useContext(StoreCurrencyContext);

/** Returns the symbol before the fields of prices: `₹`, `$`. */
export const useStoreCurrencySymbol = (): string => currencySymbol(useStoreCurrency());
