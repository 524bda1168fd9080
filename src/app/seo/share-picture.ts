import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

/** Texts and drawing of the picture shown with a shared link. */
export interface ShareSubject {
  /** One or two words, such as `Blog` or `Supplier`. */
  kind: string;
  title: string;
  /** Line below the title. */
  note: string;
  /** How the drawing fills the right side: `cover` covers it, `pack` and `logo` are centred on it. */
  look: 'cover' | 'pack' | 'logo';
  svg: string;
}

const shareWidth = 1200;
const shareHeight = 630;
const panel = { left: 690, width: shareWidth - 690, height: shareHeight };
const margin = 64;
const textWidth = panel.left - margin - 44;

const fontFile = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
// Both font files share a family name; without the comma, Pango reads the last word of the name as a weight.
const title = { font: 'Archivo SemiBold, Ultra-Bold Semi-Expanded', fontfile: fontFile('share-title') };
const text = { font: 'Archivo SemiBold, Medium', fontfile: fontFile('share-text') };

const wave = 'c4 0 8-13 14-13s10 13 14 13'.repeat(Math.ceil(shareWidth / 28) + 1);
/** Background: the side panel of a kraft carton with washboard lines, the logo, and fluting along the lower edge. */
const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}">
<defs><pattern id="w" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M.5 0v9" stroke="#c0956a" stroke-opacity=".28"/></pattern></defs>
<path fill="#dbb78e" d="M0 0h${shareWidth}v${shareHeight}H0Z"/><path fill="url(#w)" d="M0 0h${shareWidth}v${shareHeight}H0Z"/>
<g transform="translate(${margin} 54) scale(1.3)"><path d="M4 13 20 22v16L4 29Z" fill="#4f9b78"/><path d="M36 13 20 22v16l16-9Z" fill="#0c553c"/><path d="M20 4 36 13 20 22 4 13Z" fill="#fa7c20"/><path d="M12 8.5 28 17.5v6l-4-2v-1.800L8 10.800Z" fill="#fff"/></g>
<path fill="#9a7148" d="M0 602h${panel.left}v28H0Z"/><path fill="none" stroke="#e3c7a4" stroke-width="4" d="M-6 624${wave}"/><path stroke="#e3c7a4" stroke-width="3" d="M0 603.500h${panel.left}M0 628.500h${panel.left}"/>
</svg>`;

/** Returns a PNG of 1200 × 630 pixels, the size that messengers show. */
export async function drawSharePicture(subject: ShareSubject): Promise<Buffer> {
  const heading = await renderTitle(subject.title);
  const label = await renderText(subject.kind, { size: 27, height: 60 });
  const note = await renderText(subject.note, { size: 29, height: 84 });
  const name = await renderText('Packwright', { size: 34, height: 60, bold: true });
  const top = 190;
  const layers: OverlayOptions[] = [
    { input: await drawPanel(subject), left: panel.left, top: 0 },
    { input: name.data, left: margin + 66, top: 70 },
    { input: label.data, left: margin, top },
    { input: heading.data, left: margin, top: top + 48 },
    { input: note.data, left: margin, top: top + 48 + heading.info.height + 24 },
  ];
  return sharp(Buffer.from(background))
    .composite(layers)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Uses the largest of four sizes at which the title fits into four lines. */
async function renderTitle(content: string) {
  for (const size of [62, 52, 44]) {
    const rendered = await renderText(content, { size, height: 2000, bold: true });
    if (rendered.info.height <= 232) return rendered;
  }
  return renderText(content.length > 110 ? `${content.slice(0, 109).trimEnd()}…` : content, {
    size: 36,
    height: 240,
    bold: true,
  });
}

interface TextBlock {
  size: number;
  height: number;
  bold?: boolean;
}

async function renderText(content: string, { size, height, bold = false }: TextBlock) {
  const { font, fontfile } = bold ? title : text;
  const rendered = await sharp({
    text: {
      text: `<span foreground="#12251d">${escapeMarkup(content) || ' '}</span>`,
      font: `${font} ${size}`,
      fontfile,
      width: textWidth,
      wrap: 'word-char',
      spacing: bold ? -Math.round(size * 0.1) : 4,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (rendered.info.height <= height) return rendered;
  return sharp(rendered.data)
    .extract({ left: 0, top: 0, width: rendered.info.width, height })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Escapes text for Pango markup and removes characters that it cannot draw. */
const escapeMarkup = (content: string): string =>
  content
    .toWellFormed()
    .replace(/\p{C}/gu, ' ')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

async function drawPanel({ look, svg }: ShareSubject): Promise<Buffer> {
  const { width, height } = panel;
  if (look === 'cover')
    return sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).png().toBuffer();
  const side = look === 'pack' ? 450 : 260;
  const drawing = await sharp(Buffer.from(svg), { density: 300 })
    .resize(side, side, { fit: 'contain', background: '#ebf0eb' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ebf0eb' } })
    .composite([
      { input: drawing, left: Math.round((width - side) / 2), top: Math.round((height - side) / 2) },
    ])
    .png()
    .toBuffer();
}
