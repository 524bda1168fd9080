import { countryName } from '#lib/country-name.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import type { Comparison } from '../../contract.ts';
import { findDutyRate } from '../../rules/duty.ts';
import { AssumptionGroup } from './assumption-group.tsx';
import type { AssumptionsForm } from './use-assumptions-form.ts';

interface DutyFieldsProps {
  form: AssumptionsForm;
  comparison: Comparison;
}

/** The duty on each kind of goods from each country; what is left empty follows the tariff, if we know it. */
export function DutyFields({ form, comparison }: DutyFieldsProps) {
  const { register, formState, getValues } = form;
  const duties = getValues('duties');
  if (duties.length === 0) return null;
  if (comparison.assumptions.destination === null) {
    return <p className="muted small">Select the country of delivery and save to enter import duties.</p>;
  }
  return (
    <AssumptionGroup legend="Import duty">
      <Grid columns={2} small={1} gap={3} align="start">
        {duties.map(({ origin, hsCode }, index) => (
          <Field
            key={`${origin} ${hsCode}`}
            label={`${hsText(hsCode)} from ${countryName(origin)}`}
            optional
            hint={tariffText(comparison, { origin, hsCode })}
            error={formState.errors.duties?.[index]?.basisPoints?.message}
          >
            <TextInput inputMode="decimal" after="%" {...register(`duties.${index}.basisPoints`)} />
          </Field>
        ))}
      </Grid>
    </AssumptionGroup>
  );
}

const hsText = (code: string): string =>
  code ? `HS ${code.replace(/^(\d{4})(\d+)$/, '$1.$2')}` : 'Goods without an HS code';

function tariffText({ facts }: Comparison, { origin, hsCode }: { origin: string; hsCode: string }): string {
  const rate = findDutyRate(facts.dutyRates, { origin, hsCode, day: facts.day });
  if (!rate) return 'Unknown: enter the rate of the tariff.';
  const { basisPoints, source, validFrom, note, isComplete, confidence } = rate;
  const since = formatDate(validFrom, { style: 'numeric' });
  const certainty = confidence === 'high' ? '' : ' Check it for your goods.';
  const start = isComplete ? 'If empty' : 'Only the general rate is known';
  return `${start}: ${formatNumber(basisPoints / 100)}%. ${source}, valid from ${since}. ${note}${certainty}`.trim();
}
