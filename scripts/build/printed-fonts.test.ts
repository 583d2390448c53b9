import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { jsPDF } from 'jspdf';
import { expect, it } from 'vitest';
import { withoutUnreadTables } from './printed-fonts';

const require = createRequire(import.meta.url);
const whole = readFileSync(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'));
const kept = withoutUnreadTables(whole);

/** A page in a font, without the unique id that every PDF has. */
function printed(font: Uint8Array): { widths: number[]; bytes: string } {
  const pdf = new jsPDF();
  pdf.setCreationDate(new Date('2026-11-27T00:00:00Z'));
  pdf.setFileId('0'.repeat(32));
  pdf.addFileToVFS('Inter.ttf', Buffer.from(font).toString('base64'));
  pdf.addFont('Inter.ttf', 'Inter', 'normal');
  pdf.setFont('Inter', 'normal');
  const lines = ['Zażółć gęślą jaźń – 1,234.5 t CO₂e', 'AVATAR To fi ffl'];
  for (const [index, line] of lines.entries()) pdf.text(line, 20, 20 + index * 10);
  return { widths: lines.map((line) => pdf.getTextWidth(line)), bytes: pdf.output() };
}

it('prints the same page with a font that lacks unused tables and is a third smaller', () => {
  expect(printed(kept)).toEqual(printed(whole));
  expect(kept.length).toBeLessThan(whole.length * 0.67);
});

it('keeps every remaining table complete and at its stated position', () => {
  const tablesOf = (file: Uint8Array) => {
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    return new Map(
      Array.from({ length: view.getUint16(4) }, (_, index) => {
        const at = 12 + index * 16;
        const offset = view.getUint32(at + 8);
        const bytes = file.subarray(offset, offset + view.getUint32(at + 12));
        return [Buffer.from(file.subarray(at, at + 4)).toString(), Buffer.from(bytes).toString('base64')];
      }),
    );
  };
  const before = tablesOf(whole);
  const after = tablesOf(kept);
  for (const [tag, bytes] of after) expect(bytes).toBe(before.get(tag));
  expect([...before.keys()].filter((tag) => !after.has(tag))).toEqual(['GDEF', 'GPOS', 'GSUB', 'STAT']);
});
