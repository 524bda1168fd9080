import clsx from 'clsx';
import { Segmented } from '../../controls/segmented.tsx';
import { setUnits, useUnits } from './units-choice.ts';
import styles from './units-switch.module.css';

const options = [
  { value: 'metric', label: <span title="Millimeters, g/m², kN/m">Metric</span> },
  { value: 'inch', label: <span title="Inches, mil, pounds, lb/in">Inch</span> },
  { value: 'india', label: <span title="Ply, GSM, burst factor, kgf/cm">Ply / GSM</span> },
] as const;

/** Switches the units of all measurements. Hidden without JavaScript. */
export function UnitsSwitch({ ground = 'paper' }: { ground?: 'paper' | 'night' }) {
  const units = useUnits();
  return (
    <Segmented
      label="Units"
      options={options}
      value={units}
      onValueChange={setUnits}
      className={clsx(styles.switch, ground === 'night' && styles.night)}
    />
  );
}
