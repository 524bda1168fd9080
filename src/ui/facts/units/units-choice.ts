import { useSyncExternalStore } from 'react';
import { type UnitSystem, unitSystems } from '#lib/unit-systems.ts';

const changed = 'packwright:units';

/** What `markBeforePaint` has put on `<html>` before anything was painted. */
function chosenUnits(): UnitSystem {
  const { units } = document.documentElement.dataset;
  return unitSystems.find((one) => one === units) ?? 'metric';
}

function onUnitsChange(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  return () => window.removeEventListener(changed, callback);
}

/** Shows every figure of the site in these units, now and on the next visit; pages themselves stay as they are. */
export function chooseUnits(units: UnitSystem): void {
  const { dataset } = document.documentElement;
  if (units === 'metric') delete dataset.units;
  else dataset.units = units;
  try {
    if (units === 'metric') localStorage.removeItem('units');
    else localStorage.setItem('units', units);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  window.dispatchEvent(new Event(changed));
}

/** The chosen units; metric on the server and in the first render. */
export const useUnits = (): UnitSystem =>
  useSyncExternalStore(onUnitsChange, chosenUnits, () => 'metric' as const);
