/** Unit systems for measurements: metric, US, and the units in which corrugated board is bought in India. */
export const unitSystems = ['metric', 'inch', 'india'] as const;
export type UnitSystem = (typeof unitSystems)[number];
