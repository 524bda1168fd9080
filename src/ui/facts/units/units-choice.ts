import { useSyncExternalStore } from 'react';
import { type UnitSystem, unitSystems } from '#lib/unit-systems.ts';

const unitsChangeEvent = 'packwright:units';

/** Returns the system that `markBeforePaint` has set on `<html>`. */
function selectedUnits(): UnitSystem {
  const { units } = document.documentElement.dataset;
  return unitSystems.find((one) => one === units) ?? 'metric';
}

function onUnitsChange(callback: () => void): () => void {
  window.addEventListener(unitsChangeEvent, callback);
  return () => window.removeEventListener(unitsChangeEvent, callback);
}

/** Shows all measurements of the site in these units, now and on later visits; the pages themselves stay the same. */
export function setUnits(units: UnitSystem): void {
  const { dataset } = document.documentElement;
  if (units === 'metric') delete dataset.units;
  else dataset.units = units;
  try {
    if (units === 'metric') localStorage.removeItem('units');
    else localStorage.setItem('units', units);
  } catch {
    // Without storage, the choice lasts until the user leaves the page.
  }
  window.dispatchEvent(new Event(unitsChangeEvent));
}

/** Returns the selected units; metric on the server and in the first render. */
export const useUnits = (): UnitSystem =>
  useSyncExternalStore(onUnitsChange, selectedUnits, () => 'metric' as const);
