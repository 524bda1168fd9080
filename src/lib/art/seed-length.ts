/** Maximum length of the seed of a drawing. */
export const maxSeedLength = 64;
