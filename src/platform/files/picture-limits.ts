/** A small file can unfold to gigabytes of pixels; 50 megapixels is a large camera's picture. */
export const pixelLimit = 50_000_000;
/** Longest side of a picture as it is kept. */
export const longestSide = 2_000;
/** A telephone's picture is smaller; what is larger is shrunk in a process of its own. */
export const apartFrom = 13_000_000;
/** Any file that is uploaded by itself, and a picture in a ZIP. */
export const fileLimitBytes = 5 * 1024 * 1024;
