import type { UnitSystem } from '#lib/unit-systems.ts';
import { createRootChoice } from '../root-choice.ts';

/** The units in which measurements are shown. */
export const { useValue: useUnits, set: setUnits } = createRootChoice<UnitSystem>('units', 'metric');
