import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { formatCount } from '#lib/formats.ts';
import { minorUnits } from '#lib/money.ts';
import { parseTypedNumber, parseTypedWhole } from '#lib/parse-typed-number.ts';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type SellingTerms, sellingTermsForm, type ZoneRule } from '../contract.ts';

/** A zone as it is typed: amounts in the major unit of the currency, empty if delivery is never free. */
export interface ZoneInput {
  zone: ZoneRule['zone'];
  offered: boolean;
  chargeMinor: string;
  freeFromMinor: string;
  transitDays: string;
}

/** The form as it is typed. Its fields have the names of the contract, so that errors appear at them. */
interface TermsInput {
  zones: ZoneInput[];
  /** In percent. */
  taxRateBasisPoints: string;
  taxName: string;
}

/** Returns the form of delivery charges and tax. */
export function useTermsForm(terms: SellingTerms) {
  const [resolver] = useState(() => resolverFor(terms));
  return useFormAction({
    resolver,
    defaultValues: {
      zones: terms.zones.map((rule) => zoneInput(rule, minorUnits(terms.currency))),
      taxRateBasisPoints: rateInput(terms),
      taxName: terms.taxName,
    },
    send: (form) => api.sellingTerms.saveTerms(form),
    success: 'Selling terms saved. They apply to new orders.',
    failure: 'Your selling terms could not be saved. Please try again.',
  });
}

function resolverFor(terms: SellingTerms) {
  const unit = minorUnits(terms.currency);
  return standardSchemaResolver(
    z.pipe(
      z.transform(
        ({ zones, taxRateBasisPoints: rate, taxName }: TermsInput): z.input<typeof sellingTermsForm> => ({
          zones: zones.map((zone) => zoneRule(zone, unit)),
          taxRateBasisPoints: hasStandardRate(terms) && rate.trim() === '' ? 0 : toMinor(rate, 100),
          taxName,
        }),
      ),
      sellingTermsForm,
    ),
  );
}

const zoneInput = ({ zone, offered, chargeMinor, freeFromMinor, transitDays }: ZoneRule, unit: number) => ({
  zone,
  offered,
  chargeMinor: formatCount(chargeMinor / unit),
  freeFromMinor: freeFromMinor === null ? '' : formatCount(freeFromMinor / unit),
  transitDays: String(transitDays),
});

const zoneRule = (input: ZoneInput, unit: number): ZoneRule => ({
  zone: input.zone,
  offered: input.offered,
  chargeMinor: toMinor(input.chargeMinor, unit),
  freeFromMinor: input.freeFromMinor.trim() === '' ? null : toMinor(input.freeFromMinor, unit),
  transitDays: parseTypedWhole(input.transitDays),
});

/** Returns true for GST, whose standard rate applies without an own one. */
const hasStandardRate = ({ taxSystem }: SellingTerms): boolean => taxSystem === 'gst';

const rateInput = (terms: SellingTerms): string =>
  hasStandardRate(terms) && terms.taxRateBasisPoints === 0 ? '' : String(terms.taxRateBasisPoints / 100);

const toMinor = (text: string, unit: number): number => Math.round(parseTypedNumber(text) * unit);
