/**
 * The fonts of the PDFs without the tables that jsPDF does not read: kerning pairs, ligatures and variants. jsPDF
 * sets letter by letter and embeds the shapes it used. These tables are a quarter of what a first visit loads of a
 * font.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const font = /\.ttf\?url$/;
const unread = new Set(['GDEF', 'GPOS', 'GSUB', 'STAT']);

export function printedFonts(): Plugin {
  return {
    name: 'printed-fonts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!font.test(id)) return null;
      const file = id.slice(0, -'?url'.length);
      const source = withoutUnreadTables(await readFile(file));
      const reference = this.emitFile({ type: 'asset', name: basename(file), source });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

const header = 12;
const record = 16;

/**
 * A TrueType file: a header, a record for each table (tag, checksum, offset, length), and the tables at multiples of
 * 4.
 */
export function withoutUnreadTables(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = header + index * record;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    return { tag, at, offset: view.getUint32(at + 8), length: view.getUint32(at + 12) };
  }).filter(({ tag }) => !unread.has(tag));
  const start = header + tables.length * record;
  const kept = new Uint8Array(tables.reduce((end, { length }) => end + padded(length), start));
  const out = new DataView(kept.buffer);
  kept.set(file.subarray(0, 4));
  writeSearchHints(out, tables.length);
  let offset = start;
  for (const [index, table] of tables.entries()) {
    const at = header + index * record;
    kept.set(file.subarray(table.at, table.at + record), at);
    out.setUint32(at + 8, offset);
    kept.set(file.subarray(table.offset, table.offset + table.length), offset);
    offset += padded(table.length);
  }
  return kept;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** The number of tables, and the start values of a binary search. */
function writeSearchHints(out: DataView, count: number): void {
  const halvings = Math.floor(Math.log2(count));
  const range = 2 ** halvings * record;
  out.setUint16(4, count);
  out.setUint16(6, range);
  out.setUint16(8, halvings);
  out.setUint16(10, count * record - range);
}
