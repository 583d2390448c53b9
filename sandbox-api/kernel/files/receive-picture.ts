import type { Locale } from '#api/contract/messages';
import { ProblemError } from '#api/kernel/problem-error';
import { cleanPicture, type Picture } from './clean-picture';
import { mediaTypes } from './file-types';
import { receiveFile } from './receive-files';

export type PictureLimits = { maxFileBytes: number; maxSidePx: number };
export type ReceivedPicture = { name: string; mediaType: string; picture: Picture };

/** Name of the form's field. */
const field = 'file';

/**
 * The picture of an upload without the metadata beside its pixels. Refuses a file that is not .png or .jpg by
 * name or content, is too large in bytes or pixels, or is damaged.
 */
export async function receivePicture(
  file: File,
  { maxFileBytes, maxSidePx: max }: PictureLimits,
  locale: Locale,
): Promise<ReceivedPicture> {
  const { name, type, bytes } = await receiveFile(
    file,
    { field, types: ['png', 'jpg'], maxFileBytes },
    locale,
  );
  const picture = cleanPicture(type === 'png' ? 'png' : 'jpg', bytes);
  if (!picture) throw refusal('imageDamaged');
  const { widthPx: width, heightPx: height } = picture;
  if (Math.max(width, height) > max) throw refusal('imageTooLarge', { width, height, max });
  return { name, mediaType: mediaTypes[type], picture };
}

function refusal(code: string, params: Record<string, number> = {}): ProblemError {
  return new ProblemError('unprocessable_file', { issues: [{ path: field, code, params }] });
}
