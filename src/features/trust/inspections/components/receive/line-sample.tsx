import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { type DefectCode, defectCodes, defectFamilies, defectKinds } from '../../rules/defects.ts';
import { foundText, inspectionNotes, planText } from '../../rules/plan-text.ts';
import type { LotPlan } from '../../rules/sampling-plan.ts';
import { messageAt } from '../../rules/typed-receipt.ts';
import { countDefects, isRejected } from '../../rules.ts';
import { Counter } from './counter.tsx';
import styles from './receipt-form.module.css';
import type { LineProps } from './use-receipt.ts';

interface LineSampleProps extends LineProps {
  lot: LotPlan;
  received: number;
}

/** Renders how many pieces of a line to check, and the defects that were found in them. */
export function LineSample({ line, typed, path, problems, onChange, lot, received }: LineSampleProps) {
  const { defects } = typed;
  const found = countDefects(defects);
  const setCount = (defect: DefectCode, count: number) =>
    onChange({
      defects:
        count > 0
          ? defects.map((one) => (one.defect === defect ? { ...one, count } : one))
          : defects.filter((one) => one.defect !== defect),
    });
  const note = inspectionNotes[line.inspection];
  const summary = foundText(found);
  return (
    <Stack gap={3}>
      <div className={styles.plan}>
        <p>{planText(lot, { received, unit: line.unit })}</p>
        {note && <p className="small muted">{note}</p>}
      </div>
      <Counter
        label="Checked"
        error={messageAt(problems, `${path}.checked`)}
        value={typed.checked}
        max={lot.sample}
        onChange={(value) => onChange({ checked: value })}
      />
      {typed.checked !== String(lot.sample) && (
        <Button variant="line" wide onClick={() => onChange({ checked: String(lot.sample) })}>
          All {formatCount(lot.sample)} checked
        </Button>
      )}
      {defects.map(({ defect, count }) => (
        <Counter
          key={defect}
          label={defectKinds[defect].label}
          hint={`${classLabels[defectKinds[defect].defectClass]} defect`}
          value={String(count)}
          onChange={(value) => setCount(defect, Math.trunc(Number(value)) || 0)}
        />
      ))}
      <DefectSelect
        used={defects.map(({ defect }) => defect)}
        error={messageAt(problems, `${path}.defects`)}
        onSelect={(defect) => onChange({ defects: [...defects, { defect, count: 1 }] })}
      />
      <p aria-live="polite" className={styles.found}>
        {summary && (
          <StatusChip status={isRejected(lot, found) ? 'bad' : 'neutral'}>
            {summary}
            {isRejected(lot, found) && ': more than accepted'}
          </StatusChip>
        )}
      </p>
    </Stack>
  );
}

const classLabels = { critical: 'Critical', major: 'Major', minor: 'Minor' };

interface DefectSelectProps {
  used: readonly DefectCode[];
  error: string | null;
  onSelect: (defect: DefectCode) => void;
}

/** Adds a defect of the catalog. */
function DefectSelect({ used, error, onSelect }: DefectSelectProps) {
  const families = Object.entries(defectFamilies).map(([family, label]) => ({
    label,
    codes: defectCodes.filter((code) => defectKinds[code].family === family && !used.includes(code)),
  }));
  return (
    <Field label="Add a defect" error={error}>
      <Select
        value=""
        placeholder="Select a defect"
        className={styles.select}
        onChange={({ target }) => {
          const defect = defectCodes.find((code) => code === target.value);
          if (defect) onSelect(defect);
        }}
      >
        {families.map(({ label, codes }) => (
          <optgroup key={label} label={label}>
            {codes.map((code) => (
              <option key={code} value={code}>
                {defectKinds[code].label} ({defectKinds[code].defectClass})
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
