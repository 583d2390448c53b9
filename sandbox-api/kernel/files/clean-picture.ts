/**
 * The stored form of an uploaded picture: everything visible, without the metadata of the camera or program
 * (place, time, names). The parts of the file are read, not the pixels, because this host has no codec.
 */
export type Picture = { widthPx: number; heightPx: number; bytes: Uint8Array };

/** Undefined when the parts do not fit together: the picture is damaged, or the file is not a picture. */
export function cleanPicture(type: 'png' | 'jpg', bytes: Uint8Array): Picture | undefined {
  const picture = type === 'png' ? cleanPng(bytes) : cleanJpeg(bytes);
  return picture && picture.widthPx > 0 && picture.heightPx > 0 ? picture : undefined;
}

const pngSignatureLength = 8;

/** The chunks that affect how a PNG looks; all others carry additional information. */
const keptChunks = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/**
 * Maximum length of the chunks that could hold extra data: 256 colours of three bytes, 256 transparencies,
 * and none for the end.
 */
const longestContent: Record<string, number> = { PLTE: 768, tRNS: 256, IEND: 0 };

/** A chunk: length (4 bytes), type (4), data, checksum (4). Nothing after the last chunk is kept. */
function cleanPng(bytes: Uint8Array): Picture | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, pngSignatureLength)];
  let size: Omit<Picture, 'bytes'> | undefined;
  let hasData = false;
  for (let at = pngSignatureLength; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    if (view.getUint32(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return undefined;
    if (length > (longestContent[type] ?? length)) return undefined;
    // The header must be first and occur once.
    if ((type === 'IHDR') === (size !== undefined)) return undefined;
    if (type === 'IHDR') {
      if (length !== 13) return undefined;
      size = { widthPx: view.getUint32(at + 8), heightPx: view.getUint32(at + 12) };
    }
    hasData ||= type === 'IDAT' && length > 0;
    if (keptChunks.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return size && hasData ? { ...size, bytes: joined(parts) } : undefined;
    at = end;
  }
  return undefined;
}

const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  exif: 0xe1,
  adobe: 0xee,
};

/** A segment: FF, its marker, its length (2 bytes, counting themselves), its content. */
function cleanJpeg(bytes: Uint8Array): Picture | undefined {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let size: Omit<Picture, 'bytes'> | undefined;
  let turn = 1;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const kind = bytes[at + 1] ?? 0;
    // A marker may be preceded by any number of FF.
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === marker.endOfImage)
      return size && hasScan ? { ...size, bytes: jpegOf(parts, turn) } : undefined;
    const isAlone = kind === 0x01 || (kind >= 0xd0 && kind <= 0xd7);
    if (!isAlone && at + 4 > bytes.length) return undefined;
    const length = isAlone ? 0 : view.getUint16(at + 2);
    const end = at + 2 + length;
    if ((!isAlone && length < 2) || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (isFrame(kind)) {
      // Programs differ in which of two they use.
      if (length < 8 || size) return undefined;
      size = { widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) };
    }
    if (kind === marker.exif) turn = orientationOf(segment) ?? turn;
    const scanEnd = kind === marker.startOfScan ? endOfScan(bytes, end) : end;
    hasScan ||= kind === marker.startOfScan && scanEnd > end;
    if (isDrawnFrom(kind)) parts.push(bytes.subarray(at, scanEnd));
    if (kind === marker.adobe && isAdobes(segment)) parts.push(adobeOf(segment));
    at = scanEnd;
  }
  return undefined;
}

/** Start of frame; three numbers in the range mean something else. */
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);

/**
 * Frames, tables, scans and restarts, except one number in the range that is no longer used. Notes and
 * comments are outside the range.
 */
const isDrawnFrom = (kind: number) => kind >= 0xc0 && kind <= 0xdf && kind !== 0xc8;

/** How to read the colours, in 12 bytes. */
const adobeLength = 12;
const isAdobes = (segment: Uint8Array) =>
  segment.length >= 4 + adobeLength && String.fromCharCode(...segment.subarray(4, 9)) === 'Adobe';

/** Without anything after those 12 bytes. */
function adobeOf(segment: Uint8Array): Uint8Array {
  return joined([
    Uint8Array.of(0xff, marker.adobe, 0, 2 + adobeLength),
    segment.subarray(4, 4 + adobeLength),
  ]);
}

/** The pixels of a scan end at the next marker that is neither an escaped byte (FF 00) nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0x00 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * The orientation of the camera, 1 to 8, affects how the picture looks: it is written again, without the
 * other notes.
 */
function jpegOf(parts: readonly Uint8Array[], turn: number): Uint8Array {
  const held = turn === 1 ? [] : [exifOf(turn)];
  const start = Uint8Array.of(0xff, marker.startOfImage);
  return joined([start, ...held, ...parts, Uint8Array.of(0xff, marker.endOfImage)]);
}

const orientationTag = 0x0112;

/** Exif is a small TIFF file: byte order, then the offset of its first list of 12-byte entries. */
function orientationOf(segment: Uint8Array): number | undefined {
  const tiff = segment.subarray(10);
  if (String.fromCharCode(...segment.subarray(4, 10)) !== 'Exif\0\0' || tiff.length < 14) return undefined;
  const view = viewOf(tiff);
  const isLittle = view.getUint16(0) === 0x4949;
  const list = view.getUint32(4, isLittle);
  if (list + 2 > tiff.length) return undefined;
  const count = view.getUint16(list, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = list + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const turn = view.getUint16(at + 8, isLittle);
    return turn >= 1 && turn <= 8 ? turn : undefined;
  }
  return undefined;
}

/** Notes that contain only the orientation. */
function exifOf(turn: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const list = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0];
  const content = [...exif, ...tiff, ...list];
  return Uint8Array.of(0xff, marker.exif, 0, content.length + 2, ...content);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum of PNG chunks (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
