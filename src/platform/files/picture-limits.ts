/** A small file can decode to gigabytes of pixels; a large camera takes pictures of 50 megapixels. */
export const maxPixels = 50_000_000;
/** Maximum width and height of a stored picture, in pixels. */
export const maxSidePixels = 2_000;
/** Phone pictures are smaller; pictures above this number of pixels are shrunk in a subprocess. */
export const subprocessPixels = 13_000_000;
/** Limit for a single uploaded file, and for a picture in a ZIP. */
export const maxSingleFileBytes = 5 * 1024 * 1024;
