/** Width and height of the map in its own units. */
export const mapSize = [975, 610] as const;

/** Returns the id of a state's shape in the map file. */
export const shapeId = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Returns the URL of a state's suppliers. */
export const stateSuppliersPath = (state: string): string =>
  `/suppliers?${new URLSearchParams({ country: 'US', state })}`;
