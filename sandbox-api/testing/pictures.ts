import { deflateSync } from 'node:zlib';
import { crc32 } from '#api/kernel/files/clean-picture';

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

type PngOptions = { before?: readonly Uint8Array[]; after?: string; isEmpty?: boolean; end?: string };

/** A grey picture with these chunks before its pixels, and this text after its end. */
export function pngPicture(width: number, height: number, options: PngOptions = {}): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 1_000_000), 120));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', header),
      ...(options.before ?? []),
      pngChunk('IDAT', options.isEmpty ? Buffer.alloc(0) : pixels),
      pngChunk('IEND', Buffer.from(options.end ?? '')),
      Buffer.from(options.after ?? '', 'latin1'),
    ]),
  );
}

type JpegOptions = {
  comment?: string;
  after?: string;
  isEmpty?: boolean;
  orientation?: number;
  order?: 'II' | 'MM';
  camera?: string;
  /** Before the frame. */
  segments?: readonly Uint8Array[];
};

/** The parts of a JPEG without tables: enough to be taken apart, not to be drawn. */
export function jpegPicture(width: number, height: number, options: JpegOptions = {}): Uint8Array {
  const frame = Buffer.alloc(9);
  frame.writeUInt8(8, 0);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  frame.set([1, 1, 0x11, 0], 5);
  const { orientation, order = 'MM', camera, comment, isEmpty, after = '' } = options;
  return new Uint8Array(
    Buffer.concat([
      Buffer.of(0xff, 0xd8),
      ...(orientation ? [jpegSegment(0xe1, exif(orientation, order, camera))] : []),
      ...(comment ? [jpegSegment(0xfe, Buffer.from(comment)), jpegSegment(0xe0, Buffer.from('JFIF\0'))] : []),
      ...(options.segments ?? []),
      jpegSegment(0xc0, frame),
      jpegSegment(0xda, Buffer.of(1, 1, 0, 0, 63, 0)),
      isEmpty ? Buffer.alloc(0) : Buffer.of(0x12, 0xff, 0x00, 0xff, 0xd0, 0x34),
      Buffer.of(0xff, 0xd9),
      Buffer.from(after, 'latin1'),
    ]),
  );
}

/** Marker, length, content. */
export function jpegSegment(marker: number, content: Uint8Array): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function exif(orientation: number, order: 'II' | 'MM', camera: string | undefined): Buffer {
  const isLittle = order === 'II';
  const number = (value: number, bytes: 2 | 4) => {
    const buffer = Buffer.alloc(bytes);
    if (isLittle) buffer.writeUIntLE(value, 0, bytes);
    else buffer.writeUIntBE(value, 0, bytes);
    return buffer;
  };
  const entry = (tag: number, value: number) =>
    Buffer.concat([number(tag, 2), number(3, 2), number(1, 4), number(value, 2), number(0, 2)]);
  const entries = [...(camera ? [entry(0x0100, 1)] : []), entry(0x0112, orientation)];
  return Buffer.concat([
    Buffer.from(`Exif\0\0${order}`, 'latin1'),
    number(0x2a, 2),
    number(8, 4),
    number(entries.length, 2),
    ...entries,
    number(0, 4),
    Buffer.from(camera ?? ''),
  ]);
}
