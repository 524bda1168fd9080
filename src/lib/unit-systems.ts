/** How figures are shown: as in most of the world, as in the US, and as corrugated board is bought in India. */
export const unitSystems = ['metric', 'inch', 'india'] as const;
export type UnitSystem = (typeof unitSystems)[number];
