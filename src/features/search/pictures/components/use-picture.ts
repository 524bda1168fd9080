import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import { pictureLimitBytes } from '../contract.ts';

/** Longest side of what is sent; finer detail is not compared. */
const sentSide = 1024;
const shownSide = 240;

type ReadPicture = { look: string; preview: string | null } | { problem: string };

/** Sends a picture, made small, and gets its look back; the picture itself is kept nowhere. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  const picture = bitmap ? await drawn(bitmap, sentSide) : file;
  if (!picture || picture.size > pictureLimitBytes)
    return { problem: 'This picture cannot be read here. Please choose a JPG or PNG of at most 5MB.' };
  try {
    const { data } = await api.pictureSearch.readPicture({
      picture: new File([picture], 'picture', { type: picture.type }),
    });
    return { look: data.look, preview: bitmap && (await asText(await drawn(bitmap, shownSide))) };
  } catch (error) {
    return { problem: problemOf(error).message ?? 'We could not look at this picture. Please try again.' };
  } finally {
    bitmap?.close();
  }
}

/** The picture as JPEG, at most so large, on white where it is clear. */
function drawn(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
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

const asText = (blob: Blob | null): Promise<string | null> =>
  new Promise((resolve) => {
    if (!blob) return resolve(null);
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
