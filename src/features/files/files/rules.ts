import type { Crop, FilePurpose } from './contract.ts';

type AcceptedType =
  | 'image/jpeg'
  | 'image/png'
  | 'application/pdf'
  | 'application/postscript'
  | 'image/vnd.dxf';

interface PurposeRule {
  accepts: readonly AcceptedType[];
  /** Public under /media. Other files are for their owner, admins and the accounts they were sent to. */
  isPublic: boolean;
  /** True for files that browsers must not open: they are sent as downloads, under the name that they had. */
  isDownload?: boolean;
  /**
   * The part of a picture that is stored as it was uploaded. `pixels`: people approve the picture itself. `bytes`: goods
   * are made from the file, and both sides compare its hash. Without it, the picture is encoded anew.
   */
  exact?: 'pixels' | 'bytes';
}

const pictures = ['image/jpeg', 'image/png'] as const;

/** Accepted content types of each purpose, and whether the stored file is public. */
export const purposeRules: Record<FilePurpose, PurposeRule> = {
  'verification-document': { accepts: ['application/pdf'], isPublic: false },
  'certificate-document': { accepts: [...pictures, 'application/pdf'], isPublic: false },
  'business-logo': { accepts: pictures, isPublic: true },
  'product-image': { accepts: pictures, isPublic: true },
  'product-document': { accepts: ['application/pdf'], isPublic: false },
  'inquiry-attachment': { accepts: [...pictures, 'application/pdf'], isPublic: false },
  'order-attachment': { accepts: [...pictures, 'application/pdf'], isPublic: false },
  'order-proof': { accepts: [...pictures, 'application/pdf'], isPublic: false, exact: 'pixels' },
  // Newer Illustrator files are PDF documents inside.
  'order-artwork': {
    accepts: ['application/postscript', 'image/vnd.dxf', 'application/pdf'],
    isPublic: false,
    isDownload: true,
  },
  // Public once the review is published: see `setPicturesPublic`.
  'review-photo': { accepts: pictures, isPublic: false },
  'receipt-photo': { accepts: pictures, isPublic: false },
  'request-file': { accepts: [...pictures, 'application/pdf'], isPublic: false, exact: 'bytes' },
  'quote-file': { accepts: [...pictures, 'application/pdf'], isPublic: false, exact: 'bytes' },
  'content-picture': { accepts: pictures, isPublic: true },
};

/** Maximum uploads of one account per day. */
export const maxUploadsPerDay = 200;

/** Days after which a file that was never attached to anything is deleted. */
export const unattachedRetentionDays = 7;

/** Widths, in pixels, in which public pictures are served. */
export const mediaWidths = [320, 800, 1600] as const;
type MediaWidth = (typeof mediaWidths)[number];

/** Returns the storage key of a public picture in one width. */
export const variantKey = (storageKey: string, width: MediaWidth): string => `${storageKey}-${width}`;

/** Returns the URL of a public picture. */
export const mediaUrl = (fileId: string, width: MediaWidth = 800): string => `/media/${fileId}-${width}.webp`;

/** Regular expression source that matches what `mediaUrl` builds and captures the file id. */
const mediaPattern = `/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(?:${mediaWidths.join('|')})\\.webp`;
const mediaUrls = new RegExp(mediaPattern, 'g');
const exactMediaUrl = new RegExp(`^${mediaPattern}$`);

/** True for the URL of a public picture, as `mediaUrl` builds it. */
export const isMediaUrl = (url: string): boolean => exactMediaUrl.test(url);

/** Returns the ids of the public pictures that a text or URL refers to. */
export const mediaIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mediaUrls)].flatMap(([, fileId]) => fileId ?? [])),
];

/** Minimum side of a cropped picture, in pixels: anything smaller looks blurred on the page. */
export const minCropPixels = 200;

interface Size {
  width: number;
  height: number;
}

/** Converts a crop in fractions to whole pixels within the picture. */
export function cropPixels({ x, y, width, height }: Crop, size: Size) {
  const side = (from: number, { share, whole }: { share: number; whole: number }): [number, number] => {
    const start = Math.min(Math.max(0, Math.round(from * whole)), whole - 1);
    return [start, Math.min(Math.max(1, Math.round(share * whole)), whole - start)];
  };
  const [left, pixelWidth] = side(x, { share: width, whole: size.width });
  const [top, pixelHeight] = side(y, { share: height, whole: size.height });
  return { left, top, width: pixelWidth, height: pixelHeight };
}

// Control and text-direction characters can disguise a name, for example its extension.
const deceptiveCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Returns a safe display name for an uploaded file: no path, no leading dot, no invisible characters, at most 120
 * characters.
 */
export function displayName(originalName: string): string {
  const baseName = originalName.split(/[/\\]/).at(-1) ?? '';
  const cleanName = baseName
    .replace(deceptiveCharacters, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const characters = Array.from(cleanName);
  if (characters.length <= 120) return cleanName || 'file';
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(cleanName)?.[0] ?? '';
  return `${characters.slice(0, 119 - ending.length).join('')}…${ending}`;
}

/** Content type of files that are sent as downloads only. */
export const downloadType = 'application/octet-stream';

/** Returns the name with the extension that matches the content type. */
export function nameForContent(name: string, contentType: string): string {
  const [ending, ...others] = endings[contentType] ?? ['.webp'];
  if ([ending, ...others].some((one) => name.toLowerCase().endsWith(one))) return name;
  return `${name.replace(/\.[A-Za-z0-9]{1,8}$/, '')}${ending}`;
}

/** Extensions of content types; the first one is given to names without one of them. */
const endings: Partial<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
};

/** Extensions of artwork: a name without one of them gets that of its content. */
const artworkEnding = /\.(?:ai|eps|dxf|pdf)$/i;
const artworkEndings: Partial<Record<AcceptedType, string>> = {
  'application/postscript': '.eps',
  'image/vnd.dxf': '.dxf',
  'application/pdf': '.pdf',
};

/** Returns the name under which artwork is downloaded. */
export function artworkName(name: string, contentType: string): string {
  if (artworkEnding.test(name)) return name;
  return `${name}${artworkEndings[contentType as AcceptedType] ?? ''}`;
}

/** Returns a `Content-Disposition` value with the name in ASCII and, in addition, in full (RFC 5987). */
export function contentDisposition(name: string, kind: 'inline' | 'attachment' = 'inline'): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
}
