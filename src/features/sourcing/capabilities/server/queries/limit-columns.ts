import { storeCapabilities as capabilities } from '../tables.ts';

/** The columns that are the limits of a store. */
export const limitColumns = {
  categories: capabilities.categories,
  materials: capabilities.materials,
  flutes: capabilities.flutes,
  finishes: capabilities.finishes,
  maxBlankLongMm: capabilities.maxBlankLongMm,
  maxBlankShortMm: capabilities.maxBlankShortMm,
  minBlankLongMm: capabilities.minBlankLongMm,
  minBlankShortMm: capabilities.minBlankShortMm,
  maxVolumeMl: capabilities.maxVolumeMl,
  maxPrintColors: capabilities.maxPrintColors,
  moq: capabilities.moq,
  countries: capabilities.countries,
  incoterms: capabilities.incoterms,
  leadTimeDays: capabilities.leadTimeDays,
  monthlyCapacity: capabilities.monthlyCapacity,
};
