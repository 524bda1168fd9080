import { Plus } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { maxAxes, maxVariants } from '../contract/variant-form.ts';
import {
  type TypedVariant,
  type VariantValues,
  withAxis,
  withoutAxis,
  withValues,
} from '../rules/variant-values.ts';
import { VariantAxis } from './variant-axis.tsx';
import styles from './variant-editor.module.css';
import { VariantRow } from './variant-row.tsx';

interface VariantEditorProps {
  value: VariantValues;
  onChange: (value: VariantValues) => void;
  /** Minimum order of the product, as typed. */
  moq: string;
  unit: string;
  errorOf: (name: string) => string | undefined;
}

const usualAxes = ['Size', 'Color', 'Print'];

/** An editor for variants: the axes in which they differ, and the price and stock of each. */
export function VariantEditor({ value, onChange, moq, unit, errorOf }: VariantEditorProps) {
  const { axes, rows } = value;
  const nextAxis = usualAxes.find((name) => !axes.some((axis) => axis.name === name)) ?? '';
  const add = (
    <Button
      variant="line"
      size="sm"
      icon={<Plus aria-hidden />}
      onClick={() => onChange(withAxis(value, nextAxis))}
    >
      {axes.length === 0 ? 'Add variants' : 'Add option'}
    </Button>
  );
  if (axes.length === 0) {
    return (
      <div className={styles.none}>
        <p>Does it come in different sizes, colors or prints?</p>
        {add}
      </div>
    );
  }
  const change = (index: number, changes: Partial<TypedVariant>): void =>
    onChange({ ...value, rows: rows.map((row, i) => (i === index ? { ...row, ...changes } : row)) });
  return (
    <div className={styles.editor}>
      <div className={styles.axes}>
        {axes.map((axis, i) => (
          <VariantAxis
            key={i}
            axis={axis}
            position={i}
            errors={{ name: errorOf(`axes.${i}.name`), values: errorOf(`axes.${i}.values`) }}
            onName={(name) =>
              onChange({ ...value, axes: axes.map((one, at) => (at === i ? { ...one, name } : one)) })
            }
            onValues={(values) => onChange(withValues(value, { index: i, values }))}
            onRemove={() => onChange(withoutAxis(value, i))}
          />
        ))}
        {axes.length < maxAxes && <p>{add}</p>}
      </div>
      {rows.length > 0 && (
        <ol className={styles.rows} aria-label="Variants">
          {rows.map((row, i) => (
            <VariantRow
              key={row.options.join('|')}
              row={row}
              position={i}
              moq={moq}
              unit={unit}
              errorOf={(field) => errorOf(`rows.${i}.${field}`)}
              onChange={(changes) => change(i, changes)}
              onRemove={() => onChange({ ...value, rows: rows.filter((_, at) => at !== i) })}
            />
          ))}
        </ol>
      )}
      <p className={styles.hint} role="status">
        {rows.length > maxVariants
          ? `${rows.length} variants. A product can have up to ${maxVariants}. Remove some values.`
          : 'Leave price and minimum order empty to use those of the product.'}
      </p>
    </div>
  );
}
