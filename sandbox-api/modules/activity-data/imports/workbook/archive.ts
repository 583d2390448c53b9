import { Inflate } from 'fflate';
import { WorkbookProblem } from './workbook-problem';

/**
 * Parts of an uploaded archive. Nothing is unpacked before it is asked for, and what is asked for counts
 * against one budget, whatever sizes the archive claims: a bomb costs no more than the budget.
 */
export interface Archive {
  names: readonly string[];
  has(name: string): boolean;
  /** A part as text. @throws WorkbookProblem when it is missing, damaged, or the budget is spent. */
  text(name: string): string;
}

/** A workbook of 1 MB with 5,000 filled rows unpacks to 2 to 4 MB; a million empty rows to 20 MB. */
const maxUnpackedBytes = 32 * 1024 * 1024;
/** Workbooks have a dozen parts, some more with drawings. */
const maxEntries = 512;
/** Unpacked per step; deflate packs at most 1,032 to 1, so a step gives at most 4 MB. */
const stepBytes = 4096;

type Entry = { method: number; start: number; packedSize: number };

/** @throws WorkbookProblem for what is no zip archive, an encrypted one, or one that lies about itself. */
export function openArchive(bytes: Uint8Array): Archive {
  const entries = readDirectory(bytes);
  let budget = maxUnpackedBytes;
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    text: (name) => {
      const entry = entries.get(name);
      if (!entry) throw new WorkbookProblem('broken');
      const unpacked = unpack(bytes, entry, budget);
      budget -= unpacked.byteLength;
      return decode(unpacked);
    },
  };
}

const signatures = { file: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 };

/** The central directory at the end of the archive; sizes in front of each file may be missing or wrong. */
function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    if (count > maxEntries) throw new WorkbookProblem('unpacksTooLarge');
    const entries = new Map<string, Entry>();
    let offset = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(offset, true) !== signatures.directory) throw new WorkbookProblem('broken');
      const nameLength = view.getUint16(offset + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(offset + 46, offset + 46 + nameLength));
      entries.set(name.replace(/^\//, ''), readEntry(view, offset));
      offset += 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    }
    return entries;
  } catch (error) {
    // Offsets that point outside of the file.
    if (error instanceof RangeError) throw new WorkbookProblem('broken');
    throw error;
  }
}

/** The end record is the last thing in the file, but for a comment of up to 64 kB. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let offset = view.byteLength - 22; offset >= first; offset -= 1) {
    if (view.getUint32(offset, true) === signatures.end) return offset;
  }
  throw new WorkbookProblem('broken');
}

function readEntry(view: DataView, offset: number): Entry {
  const isEncrypted = (view.getUint16(offset + 8, true) & 1) === 1;
  if (isEncrypted) throw new WorkbookProblem('encrypted');
  const local = view.getUint32(offset + 42, true);
  if (view.getUint32(local, true) !== signatures.file) throw new WorkbookProblem('broken');
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return {
    method: view.getUint16(offset + 10, true),
    start,
    packedSize: view.getUint32(offset + 20, true),
  };
}

function unpack(bytes: Uint8Array, { method, start, packedSize }: Entry, budget: number): Uint8Array {
  const packed = bytes.subarray(start, start + packedSize);
  if (packed.byteLength < packedSize) throw new WorkbookProblem('broken');
  if (method === 0) return within(budget, packed);
  if (method !== 8) throw new WorkbookProblem('broken');
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    size += part.byteLength;
  });
  try {
    for (let offset = 0; offset < packedSize; offset += stepBytes) {
      inflate.push(packed.subarray(offset, offset + stepBytes), offset + stepBytes >= packedSize);
      if (size > budget) throw new WorkbookProblem('unpacksTooLarge');
    }
  } catch (error) {
    if (error instanceof WorkbookProblem) throw error;
    throw new WorkbookProblem('broken');
  }
  return joined(parts, size);
}

function within(budget: number, bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength > budget) throw new WorkbookProblem('unpacksTooLarge');
  return bytes;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WorkbookProblem('broken');
  }
}
