import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { UnreadableFile } from '../../model';

/** 200,000 rows of a dozen columns unpack to about 110 MB. */
const maxUnpackedBytes = 200_000_000;
const maxParts = 2000;
/** Filled cells that a table of OpenDocument may repeat. */
const maxRepeatedCells = 3_000_000;

export type SafeArchive = {
  /** Only the parts with data, not packed. */
  bytes: Uint8Array;
  hasMacros: boolean;
  formulasWithoutValue: number;
};

/**
 * The parts of a workbook that hold data. Their sizes are added up before anything is unpacked, and a part that is
 * larger than it claims is cut off, so a bomb costs no more than the bound.
 * @throws UnreadableFile
 */
export function openSafely(bytes: Uint8Array): SafeArchive {
  const { names, isTooLarge } = listParts(bytes);
  if (isTooLarge) throw new UnreadableFile('unsafe');
  if (!names.some((name) => /^xl\/workbook\.(xml|bin)$/i.test(name)) && !names.includes('content.xml')) {
    throw new UnreadableFile('unknownType');
  }
  const parts = unzip(bytes, (name) => !skipped.test(name));
  if (isEncryptedDocument(parts)) throw new UnreadableFile('encrypted');
  let formulasWithoutValue = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (/worksheets\/[^/]+\.xml$/.test(name)) {
      const sheet = strFromU8(part);
      formulasWithoutValue += countUncalculated(sheet);
      // Written-out days would come back as bare numbers.
      if (sheet.includes(' t="d"')) parts[name] = strToU8(sheet.replaceAll(' t="d"', ' t="str"'));
    }
    if (name === 'content.xml') assertFewRepeats(strFromU8(part));
  }
  const hasMacros = names.some((name) => /vbaProject\.bin$|^Basic\/|macrosheets\//i.test(name));
  return { bytes: zipSync(parts, { level: 0 }), hasMacros, formulasWithoutValue };
}

/** Nothing that the table needs, and much that a library could stumble over. */
const skipped =
  /vbaProject|^Basic\/|\/(media|drawings|charts|embeddings|printerSettings|externalLinks|ctrlProps|pivotCache|pivotTables|threadedComments|customXml)\/|^(customXml|Pictures|Thumbnails|Object)|comments\d*\.xml$/i;

function listParts(bytes: Uint8Array): { names: string[]; isTooLarge: boolean } {
  const names: string[] = [];
  let total = 0;
  const note = (name: string, size: number) => {
    names.push(name);
    if (!skipped.test(name)) total += size;
    return false;
  };
  unzip(bytes, note);
  return { names, isTooLarge: total > maxUnpackedBytes || names.length > maxParts };
}

function unzip(
  bytes: Uint8Array,
  wants: (name: string, size: number) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => wants(name, originalSize) });
  } catch {
    throw new UnreadableFile('damaged');
  }
}

function isEncryptedDocument(parts: Record<string, Uint8Array>): boolean {
  const manifest = parts['META-INF/manifest.xml'];
  return manifest !== undefined && strFromU8(manifest).includes('encryption-data');
}

/** A formula whose result is the empty text has a type; one that was never calculated has none. */
function countUncalculated(sheet: string): number {
  let count = 0;
  const formula = /<c\b([^<>]*)><f\b(?:[^<>]*\/>|[^<>]*>[^<>]*<\/f>)\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>/g;
  for (const [, attributes = ''] of sheet.matchAll(formula)) if (!attributes.includes('t="str"')) count += 1;
  return count;
}

function assertFewRepeats(content: string): void {
  let cells = 0;
  for (const { 0: tag, 1: count, index } of content.matchAll(
    /<table:table-row\b[^<>]*rows-repeated="(\d+)"[^<>]*>/g,
  )) {
    const end = content.indexOf('</table:table-row>', index);
    if (tag.endsWith('/>') || end < 0) continue;
    const row = content.slice(index, end);
    if (/office:value|<text:p/.test(row)) cells += Number(count);
  }
  for (const [tag, count] of content.matchAll(/<table:table-cell\b[^<>]*columns-repeated="(\d+)"[^<>]*>/g)) {
    if (/office:value/.test(tag)) cells += Number(count);
  }
  if (cells > maxRepeatedCells) throw new UnreadableFile('unsafe');
}
