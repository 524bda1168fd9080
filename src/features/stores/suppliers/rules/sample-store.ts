/** The fictional store that visitors of the dashboard see; it has no real owner. */
export const sampleStore = { name: 'Rangoli Packworks', logoSeed: 'rangoli-packworks' };
