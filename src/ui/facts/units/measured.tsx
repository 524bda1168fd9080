import { type UnitSystem, unitSystems } from '#lib/unit-systems.ts';
import { convertToUnitSystems } from '#lib/units.ts';
import styles from './measured.module.css';

/**
 * A text whose measurements follow the selected units. It renders every version that differs, and the stylesheet shows
 * one: a page that is cached for everyone is right before scripts run, and nothing shifts when they do.
 */
export function Measured({ children }: { children: string }) {
  const readings = convertToUnitSystems(children);
  if (unitSystems.every((system) => readings[system] === readings.metric)) return readings.metric;
  const systemsByText = new Map<string, UnitSystem[]>();
  for (const system of unitSystems)
    systemsByText.set(readings[system], [...(systemsByText.get(readings[system]) ?? []), system]);
  return [...systemsByText].map(([text, systems]) => (
    <span key={text} data-units-of={systems.join(' ')} className={styles.reading}>
      {text}
    </span>
  ));
}

/** Returns props for content that is shown only in these unit systems. */
export const unitSystemProps = (...systems: UnitSystem[]) => ({
  'data-units-of': systems.join(' '),
  className: styles.reading,
});
