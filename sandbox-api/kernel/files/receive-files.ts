import type { FieldIssue } from '#api/contract/field-issue';
import type { Locale } from '#api/contract/messages';
import type { ProblemCode } from '#api/contract/problem';
import { ProblemError } from '#api/kernel/problem-error';
import { cleanPicture } from './clean-picture';
import { extensionOf, safeFileName } from './file-name';
import { type FileType, fileExtensions, isCutOff, typeByContent } from './file-types';

/** What one field of a form accepts. */
export type FilePurpose = {
  /** Name of the form's field, used in refusals. */
  field: string;
  types: readonly FileType[];
  maxFileBytes: number;
  /** Limit for all files of one upload together. */
  maxBatchBytes?: number;
  /** Pixels on each side of a picture; without it the caller measures and checks pictures. */
  maxPictureSidePx?: number;
  /** The code that reads the content next reports more precise problems: a password, macros, damage. */
  isContentJudgedByReader?: boolean;
};

export type ReceivedFile = { name: string; type: FileType; bytes: Uint8Array };

/**
 * The files of an upload with safe names. Refuses the whole batch when it is too large or one of the files is
 * empty, too large, damaged, or of another type by its name or content.
 */
export async function receiveFiles(
  files: readonly File[],
  purpose: FilePurpose,
  locale: Locale,
): Promise<ReceivedFile[]> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (purpose.maxBatchBytes !== undefined && size > purpose.maxBatchBytes) {
    const params = sizes(size, purpose.maxBatchBytes, locale);
    throw refusal(purpose, 'body_too_large', 'filesTooLarge', params);
  }
  const received: ReceivedFile[] = [];
  for (const file of files) received.push(await receiveFile(file, purpose, locale));
  return received;
}

export async function receiveFile(file: File, purpose: FilePurpose, locale: Locale): Promise<ReceivedFile> {
  const { name, bytes } = await receiveBytes(file, purpose, locale);
  const extension = extensionOf(name);
  const type = purpose.types.find((type) => extensionsOf(type).includes(extension));
  if (!extension) throw refusal(purpose, 'unsupported_body', 'fileWithoutEnding', acceptedBy(purpose));
  if (!type) throw wrongType(purpose, extension);
  if (!purpose.isContentJudgedByReader) assertContent(bytes, { purpose, type, extension });
  return { name, type, bytes };
}

/** The content of a file of any type, with a safe name. Refuses one that is empty or too large. */
export async function receiveBytes(
  file: File,
  purpose: Pick<FilePurpose, 'field' | 'maxFileBytes'>,
  locale: Locale,
): Promise<{ name: string; bytes: Uint8Array }> {
  if (file.size > purpose.maxFileBytes) {
    const params = sizes(file.size, purpose.maxFileBytes, locale);
    throw refusal(purpose, 'body_too_large', 'fileTooLarge', params);
  }
  if (file.size === 0) throw refusal(purpose, 'unprocessable_file', 'fileEmpty');
  return { name: safeFileName(file.name), bytes: new Uint8Array(await file.arrayBuffer()) };
}

/**
 * For an accepted type under the extension of another accepted type; the refusal must not say that the type
 * is not accepted.
 */
function assertContent(
  bytes: Uint8Array,
  named: { purpose: FilePurpose; type: FileType; extension: string },
) {
  const { purpose, type, extension } = named;
  const content = typeByContent(bytes);
  // An Office document without its end is an archive of unknown parts.
  const isMaybeCutOff = content === type || (content === 'ZIP' && (type === 'docx' || type === 'xlsx'));
  if (isMaybeCutOff && isCutOff(type, bytes)) throw refusal(purpose, 'unprocessable_file', 'fileDamaged');
  if (content === type) return assertPicture(bytes, type, purpose);
  if (!purpose.types.some((taken) => taken === content)) throw wrongType(purpose, contentName(bytes));
  const params = { ending: extension, type: String(contentName(bytes)) };
  throw refusal(purpose, 'unsupported_body', 'fileOtherEnding', params);
}

/** Complete and not too large, for picture types. */
function assertPicture(bytes: Uint8Array, type: FileType, purpose: FilePurpose): void {
  const max = purpose.maxPictureSidePx;
  if (max === undefined || (type !== 'png' && type !== 'jpg')) return;
  const picture = cleanPicture(type, bytes);
  if (!picture) throw refusal(purpose, 'unprocessable_file', 'imageDamaged');
  const { widthPx: width, heightPx: height } = picture;
  if (Math.max(width, height) > max)
    throw refusal(purpose, 'unprocessable_file', 'imageTooLarge', { width, height, max });
}

/** The type of the content, as users write it. */
export function contentName(bytes: Uint8Array): string | undefined {
  return typeByContent(bytes)?.toUpperCase();
}

/** The refusal of a type that is not accepted; undefined when neither name nor content indicates the type. */
export function wrongType(purpose: FilePurpose, type: string | undefined): ProblemError {
  const accepted = acceptedBy(purpose);
  if (!type) return refusal(purpose, 'unsupported_body', 'fileContentUnknown', accepted);
  return refusal(purpose, 'unsupported_body', 'fileType', { type, ...accepted });
}

function acceptedBy({ types }: FilePurpose): { accepted: string } {
  const extensions = types.flatMap(extensionsOf);
  return { accepted: extensions.map((extension) => `.${extension}`).join(', ') };
}

const extensionsOf = (type: FileType): readonly string[] => fileExtensions[type];

function refusal(
  { field }: Pick<FilePurpose, 'field'>,
  code: ProblemCode,
  messageCode: string,
  params: FieldIssue['params'] = {},
): ProblemError {
  return new ProblemError(code, { issues: [{ path: field, code: messageCode, params }] });
}

function sizes(size: number, max: number, locale: Locale): FieldIssue['params'] {
  return { size: inMegabytes(size, locale), max: inMegabytes(max, locale) };
}

/**
 * Formatted as the client formats sizes, but rounded up: a file slightly over the limit must not seem to be
 * within it.
 */
export function inMegabytes(bytes: number, locale: Locale): string {
  const text = (Math.ceil(bytes / 10_000) / 100).toFixed(2);
  return locale === 'pl' ? text.replace('.', ',') : text;
}
