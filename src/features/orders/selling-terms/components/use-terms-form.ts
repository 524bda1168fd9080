import { useState } from 'react';
import type { FieldError } from '#lib/errors.ts';
import { formatCount } from '#lib/formats.ts';
import { minorUnits } from '#lib/money.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { type SellingTerms, sellingTermsForm, type ZoneRule } from '../contract.ts';

/** A zone as it is typed: amounts in whole currency, empty where delivery is never free. */
export interface TypedZone {
  zone: ZoneRule['zone'];
  offered: boolean;
  charge: string;
  freeFrom: string;
  transitDays: string;
}

/** The form of delivery charges and tax: typed as people write amounts, sent as the contract has them. */
export function useTermsForm(terms: SellingTerms) {
  const unit = minorUnits(terms.currency);
  const [zones, setZones] = useState(() => terms.zones.map((rule) => typedZone(rule, unit)));
  const [taxName, setTaxName] = useState(terms.taxName);
  const [taxRate, setTaxRate] = useState(typedRate(terms));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const checked = sellingTermsForm.safeParse({
      zones: zones.map((zone) => writtenZone(zone, unit)),
      taxRateBasisPoints:
        mayBeEmpty(terms) && taxRate.trim() === '' ? 0 : Math.round(numberIn(taxRate) * 100),
      taxName,
    });
    setProblem(null);
    if (!checked.success)
      return setErrors(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    setErrors([]);
    setBusy(true);
    try {
      await api.sellingTerms.saveTerms(checked.data);
      toast.success('Saved. Orders from now on follow it.');
    } catch (error) {
      const { message, fields } = toProblem(error);
      setErrors(fields);
      setProblem(message ?? 'We could not save it. Please try again.');
    }
    setBusy(false);
  }
  return {
    zones,
    taxName,
    taxRate,
    problem,
    busy,
    errorOf: (path: string) => errors.find((error) => error.path === path)?.message,
    changeZone: (zone: TypedZone['zone'], changes: Partial<TypedZone>) =>
      setZones((before) => before.map((rule) => (rule.zone === zone ? { ...rule, ...changes } : rule))),
    setTaxName,
    setTaxRate,
    save,
  };
}

const typedZone = (
  { zone, offered, chargeMinor, freeFromMinor, transitDays }: ZoneRule,
  unit: number,
): TypedZone => ({
  zone,
  offered,
  charge: formatCount(chargeMinor / unit),
  freeFrom: freeFromMinor === null ? '' : formatCount(freeFromMinor / unit),
  transitDays: String(transitDays),
});

const writtenZone = (
  { zone, offered, charge, freeFrom, transitDays }: TypedZone,
  unit: number,
): ZoneRule => ({
  zone,
  offered,
  chargeMinor: Math.round(numberIn(charge) * unit),
  freeFromMinor: freeFrom.trim() === '' ? null : Math.round(numberIn(freeFrom) * unit),
  transitDays: numberIn(transitDays),
});

/** GST has a standard rate, so that none need be given; elsewhere the supplier alone knows it. */
const mayBeEmpty = ({ taxSystem }: SellingTerms): boolean => taxSystem === 'gst';

const typedRate = (terms: SellingTerms): string =>
  mayBeEmpty(terms) && terms.taxRateBasisPoints === 0 ? '' : String(terms.taxRateBasisPoints / 100);

/** Grouped or not; what is no number is refused by the contract. */
const numberIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''));
