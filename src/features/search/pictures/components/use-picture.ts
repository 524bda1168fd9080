import { api } from '#web/api.ts';
import { ProblemError, toProblem } from '#web/problem.ts';
import { pictureLimitBytes } from '../contract.ts';

/** Maximum side of the uploaded picture in pixels; finer detail is not compared. */
const maxUploadSide = 1024;
const previewSide = 240;
const unreadable = 'This image can’t be read. Select a JPG or PNG of up to 5 MB.';

interface PictureResult {
  look: string;
  preview: string | null;
}

/** Sends a scaled-down picture and returns its look; the picture itself is not stored. */
export async function readPicture(file: File): Promise<PictureResult> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  const picture = bitmap ? await toJpeg(bitmap, maxUploadSide) : file;
  if (!picture || picture.size > pictureLimitBytes)
    throw new ProblemError({ message: unreadable, code: 'invalid', fields: [] });
  try {
    const { data } = await api.pictureSearch.readPicture({
      picture: new File([picture], 'picture', { type: picture.type }),
    });
    return { look: data.look, preview: bitmap && (await toDataUrl(await toJpeg(bitmap, previewSide))) };
  } catch (error) {
    const { message, ...problem } = toProblem(error);
    throw new ProblemError({
      ...problem,
      message: message ?? 'This image could not be read. Please try again.',
    });
  } finally {
    bitmap?.close();
  }
}

/** Returns the picture as JPEG within a maximum size, on white where it is transparent. */
function toJpeg(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
}

const toDataUrl = (blob: Blob | null): Promise<string | null> =>
  new Promise((resolve) => {
    if (!blob) return resolve(null);
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
