/** The fictional store that guests of the dashboard see; it has no real owner. */
export const sampleStore = { name: 'Rangoli Packworks', logoSeed: 'rangoli-packworks' };
