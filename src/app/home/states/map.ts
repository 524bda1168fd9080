/** Width and height of the map. */
export const mapSize = [975, 610] as const;

/** Name of the state's shape in the file of the map. */
export const shapeOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Suppliers of one state. */
export const suppliersIn = (state: string): string =>
  `/suppliers?${new URLSearchParams({ country: 'US', state })}`;
