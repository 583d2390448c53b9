import { logoLimits } from '#api/contract/company/company-logo';

/**
 * Redraws the picture upright and without camera metadata. A file that cannot be drawn or has too many pixels is
 * left unchanged; the server says what is wrong with it.
 */
export async function redrawPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const { width, height } = picture;
  if (Math.max(width, height) > logoLimits.maxSidePx) return file;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
  // The redrawn picture may exceed the accepted file size.
  if (!blob || blob.type !== file.type || blob.size > logoLimits.maxFileBytes) return file;
  return new File([blob], file.name, { type: blob.type });
}
