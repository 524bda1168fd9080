import { type UnitSystem, unitSystems } from '#lib/unit-systems.ts';
import { readingsOf } from '#lib/units.ts';
import styles from './measured.module.css';

/**
 * A text whose figures follow the units that are chosen: it holds every reading that differs, and the style sheet
 * shows one. So a page that is cached for everybody is right before scripts run, and nothing moves when they do.
 */
export function Measured({ children }: { children: string }) {
  const readings = readingsOf(children);
  if (unitSystems.every((system) => readings[system] === readings.metric)) return readings.metric;
  const words = new Map<string, UnitSystem[]>();
  for (const system of unitSystems)
    words.set(readings[system], [...(words.get(readings[system]) ?? []), system]);
  return [...words].map(([text, systems]) => (
    <span key={text} data-units-of={systems.join(' ')} className={styles.reading}>
      {text}
    </span>
  ));
}

/** What is only of use to those who count in these units. */
export const unitsOnly = (...systems: UnitSystem[]) => ({
  'data-units-of': systems.join(' '),
  className: styles.reading,
});
