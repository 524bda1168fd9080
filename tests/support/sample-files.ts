import PDFDocument from 'pdfkit';
import sharp from 'sharp';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small PDF that opens in any reader. */
export function samplePdf(name = 'certificate-of-incorporation.pdf'): UploadedFile {
  const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

/** A PDF with two pages of different size and text; with a password, no one can read it without. */
export async function twoPagePdf(name: string, password?: string): Promise<UploadedFile> {
  const pdf = new PDFDocument({ size: 'A4', ...(password && { userPassword: password }) });
  pdf.fontSize(40).text('Lid, outside');
  pdf.addPage({ size: 'A4', layout: 'landscape' }).fontSize(40).text('Base, outside');
  pdf.rect(120, 200, 400, 200).fill('#0d5c46');
  pdf.end();
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(part as Buffer);
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(parts) };
}

/** A photograph-like picture of a box-coloured rectangle. */
export async function samplePhoto(name = 'box.jpg'): Promise<UploadedFile> {
  const buffer = await sharp({
    create: { width: 900, height: 700, channels: 3, background: { r: 200, g: 160, b: 110 } },
  })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
