/** The store that visitors of the dashboard read. It is made up, and nobody owns it. */
export const sampleStore = { name: 'Rangoli Packworks', logoSeed: 'rangoli-packworks' };
