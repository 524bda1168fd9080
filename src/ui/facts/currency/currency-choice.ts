import { createRootChoice } from '../root-choice.ts';

/** Value for prices without a conversion. */
export const sellersCurrency = 'none';

/** The currency in which prices are shown approximately. The header of the site names the US dollar. */
export const {
  useValue: useCurrency,
  current: currentCurrency,
  set: setCurrency,
} = createRootChoice<string>('currency', 'USD');
