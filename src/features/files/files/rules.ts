import type { Crop, FilePurpose } from './contract.ts';

type AcceptedType = 'image/jpeg' | 'image/png' | 'application/pdf';

interface PurposeRule {
  accepts: readonly AcceptedType[];
  /** Shown to anybody under /media; everything else is for its owner, admins and those it was sent to. */
  isPublic: boolean;
}

const pictures = ['image/jpeg', 'image/png'] as const;

/** What each purpose accepts, by content, and whether the result is public. */
export const purposeRules: Record<FilePurpose, PurposeRule> = {
  'verification-document': { accepts: ['application/pdf'], isPublic: false },
  'certificate-document': { accepts: [...pictures, 'application/pdf'], isPublic: false },
  'business-logo': { accepts: pictures, isPublic: true },
  'product-image': { accepts: pictures, isPublic: true },
  'product-document': { accepts: ['application/pdf'], isPublic: false },
  'inquiry-attachment': { accepts: [...pictures, 'application/pdf'], isPublic: false },
  'order-attachment': { accepts: [...pictures, 'application/pdf'], isPublic: false },
  'content-picture': { accepts: pictures, isPublic: true },
};

/** Uploads that one account may make in a day. */
export const uploadsPerDay = 200;

/** Days after which a file that was never attached to anything is removed. */
export const keepUnattachedDays = 7;

/** Widths in pixels in which public pictures are served. */
export const mediaWidths = [320, 800, 1600] as const;
export type MediaWidth = (typeof mediaWidths)[number];

/** Address of a public picture. */
export const mediaUrl = (fileId: string, width: MediaWidth = 800): string => `/media/${fileId}-${width}.webp`;

/** Part of a pattern: matches what `mediaUrl` builds, and captures the id of the file. */
const mediaPattern = `/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(?:${mediaWidths.join('|')})\\.webp`;
const mediaAddress = new RegExp(mediaPattern, 'g');
const wholeMediaAddress = new RegExp(`^${mediaPattern}$`);

/** True for the URL of a public picture, as `mediaUrl` builds it. */
export const isMediaUrl = (url: string): boolean => wholeMediaAddress.test(url);

/** The ids of the public pictures that a text or an address names. */
export const mediaIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mediaAddress)].flatMap(([, fileId]) => fileId ?? [])),
];

/** Shortest side that a part of a picture may have, in pixels: less would be a smear on the page. */
export const leastCropPixels = 200;

interface Size {
  width: number;
  height: number;
}

/** A part in shares → whole pixels inside the picture. */
export function cropPixels({ x, y, width, height }: Crop, size: Size) {
  const side = (from: number, share: number, whole: number): [number, number] => {
    const start = Math.min(Math.max(0, Math.round(from * whole)), whole - 1);
    return [start, Math.min(Math.max(1, Math.round(share * whole)), whole - start)];
  };
  const [left, pixelWidth] = side(x, width, size.width);
  const [top, pixelHeight] = side(y, height, size.height);
  return { left, top, width: pixelWidth, height: pixelHeight };
}

// Control and direction characters can make a name read as something that it is not.
const deceiving = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A name as a person gave it → one that is safe to show: no path, not hidden, at most 120 characters, all to be seen. */
export function displayName(given: string): string {
  const bare = given.split(/[/\\]/).at(-1) ?? '';
  const seen = bare
    .replace(deceiving, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const letters = Array.from(seen);
  if (letters.length <= 120) return seen || 'file';
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(seen)?.[0] ?? '';
  return `${letters.slice(0, 119 - ending.length).join('')}…${ending}`;
}

/** The same name with the ending that its content has, whatever ending it came with. */
export function nameForContent(name: string, contentType: string): string {
  const ending = contentType === 'application/pdf' ? '.pdf' : '.webp';
  return name.toLowerCase().endsWith(ending) ? name : `${name.replace(/\.[A-Za-z0-9]{1,8}$/, '')}${ending}`;
}

/** `Content-Disposition` with the name in plain letters and, beside it, in full (RFC 5987). */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${full}`;
}
