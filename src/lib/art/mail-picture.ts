/**
 * Returns the absolute URL of a picture for an email: photos as they are, drawings as PNG, because mail programs do not
 * show SVG.
 */
export const mailPictureUrl = (publicUrl: string, path: string): string =>
  publicUrl + path.replace(/^(\/art\/.+)\.svg$/, '$1.png');
