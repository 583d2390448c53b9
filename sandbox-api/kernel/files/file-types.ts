import { strFromU8, unzipSync } from 'fflate';

/** Types that a purpose can accept, with their file name extensions. */
export const fileExtensions = {
  pdf: ['pdf'],
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  docx: ['docx'],
  xlsx: ['xlsx'],
} as const satisfies Record<string, readonly string[]>;
export type FileType = keyof typeof fileExtensions;

/** The content type of a download. */
export const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The type of a file by its content, whatever its name says: a `FileType`, or a word for a type that people
 * mistake for one. Undefined when the content gives no indication.
 */
export function typeByContent(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const known = starts.find(([mark]) => start.startsWith(mark))?.[1];
  return known === 'ZIP' ? (officeType(bytes) ?? known) : known;
}

const starts: readonly [string, string][] = [
  ['%PDF-', 'pdf'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff', 'jpg'],
  ['GIF8', 'GIF'],
  ['\xd0\xcf\x11\xe0', 'XLS/DOC'],
  ['PK\x03\x04', 'ZIP'],
  ['<', 'HTML/XML'],
];

/** The text at the end of a completely saved file, and how many of its last bytes are searched for it. */
const ends: Partial<Record<FileType, { mark: string; withinBytes: number }>> = {
  // Readers search the last kilobyte, because some mail programs append lines.
  pdf: { mark: '%%EOF', withinBytes: 4096 },
  // The archive's directory ends with a record of 22 bytes and a comment of up to 65,535.
  docx: { mark: 'PK\x05\x06', withinBytes: 65_557 },
  xlsx: { mark: 'PK\x05\x06', withinBytes: 65_557 },
};

/**
 * True when the end of the file is missing, as after an interrupted download or copy. Pictures are read whole
 * elsewhere.
 */
export function isCutOff(type: FileType, bytes: Uint8Array): boolean {
  const end = ends[type];
  if (!end) return false;
  return !new TextDecoder('latin1').decode(bytes.subarray(-end.withinBytes)).includes(end.mark);
}

const contentTypesPart = '[Content_Types].xml';
/**
 * The part that lists the others has 1 to 5 kB. At this packed size it cannot unpack to more than 64 MB, and
 * only the limit below is kept.
 */
const maxPackedBytes = 64 * 1024;
const maxUnpackedBytes = 512 * 1024;

/**
 * Office documents are archives that name the type of their main part; a document with macros has another
 * type.
 */
function officeType(bytes: Uint8Array): string | undefined {
  const listed = contentTypesOf(bytes);
  return mainParts.find(([mainPart]) => listed?.includes(mainPart))?.[1];
}

/** Types with macros come first: a file that names both counts as the more dangerous one. */
const mainParts: readonly [string, string][] = [
  ['application/vnd.ms-word.document.macroEnabled.main+xml', 'docm'],
  ['application/vnd.ms-excel.sheet.macroEnabled.main+xml', 'xlsm'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', 'docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', 'xlsx'],
];

/**
 * Only this part of the archive is unpacked, and once, because thousands of entries may share the bytes of a
 * part.
 */
function contentTypesOf(bytes: Uint8Array): string | undefined {
  let listed = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (name !== contentTypesPart) return false;
        listed += 1;
        return listed === 1 && size <= maxPackedBytes && originalSize <= maxUnpackedBytes;
      },
    });
    // Programs differ in which of two they use.
    if (listed > 1) return undefined;
    const part = parts[contentTypesPart];
    return part && strFromU8(part);
  } catch {
    // Damaged, or not an archive despite its first bytes.
    return undefined;
  }
}
