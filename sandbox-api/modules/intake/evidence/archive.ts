import { zipSync } from 'fflate';
import type { EvidencePlace, EvidenceValue } from '#api/contract/intake/evidence';
import { sum } from '#api/domain/reviews/groups';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { safeFileName } from '#api/kernel/files/file-name';
import { localName } from '#api/kernel/names';
import type { FileAnswer } from '#api/kernel/route';
import { archiveWords as words } from './archive-words';
import { isLeftOut } from './left-out';
import { isLicensed } from './licensed';
import { findContent } from './repository';
import { type EvidencedEntry, findEvidencedEntries, findLeftOut } from './repository-archive';
import { leftOutOf, nameOf, valuesOf } from './wire';

type Period = { periodStart: string; periodEnd: string };

/** For an auditor: the files as they were received, and where in them each value of an entry is. */
export async function downloadEvidence({
  ctx,
  input: { query },
}: Call<{ query: Period }>): Promise<FileAnswer> {
  const { companyId } = ctx.session;
  const found = await findEvidencedEntries(ctx.db, companyId, query);
  const entries = found.filter(({ link }) => isLicensed(ctx, link.entryKind));
  const files: Record<string, Uint8Array> = {};
  const missing = new Set<string>();
  const paths = new Map(entries.map((one) => [one.link.evidenceFileId, pathOf(one)]));
  // One after the other, because all of them together may be too much for the database's answer.
  for (const [id, path] of paths) {
    const file = await findContent(ctx.db, companyId, id);
    if (file && !isLeftOut(file)) files[path] = file.content;
    else missing.add(path);
  }
  files[words[ctx.locale].indexName] = indexOf(ctx, entries, missing);
  const leftOut = await linesLeftOut(ctx, paths);
  if (leftOut.length > 0)
    files[words[ctx.locale].leftOut.fileName] = csv([words[ctx.locale].leftOut.columns, ...leftOut]);
  const name = `${words[ctx.locale].archiveName} ${query.periodStart} - ${query.periodEnd}.zip`;
  const content = zipSync(files, { level: 0, mtime: timeOf(entries) });
  return { name, mediaType: 'application/zip', content };
}

/** Of its content, not of the download: the same evidence gives the same bytes, so that two archives can be compared. */
function timeOf(entries: readonly EvidencedEntry[]): Date {
  const times = entries.map(({ link }) => link.confirmedOn.getTime());
  return times.length === 0 ? new Date(2000, 0, 1) : new Date(times.reduce((a, b) => Math.max(a, b)));
}

/** The key first, because two files may have the same name. A loaded workspace may name files in any way. */
function pathOf({ link, fileName }: EvidencedEntry): string {
  return `${link.evidenceFileId}-${safeFileName(fileName)}`;
}

/** `missing`: the paths of files that are not in the archive, which the index says. */
function indexOf(ctx: Ctx, entries: readonly EvidencedEntry[], missing: ReadonlySet<string>): Uint8Array {
  return csv([words[ctx.locale].columns, ...entries.flatMap((one) => linesOf(ctx, one, missing))]);
}

function csv(lines: readonly (readonly string[])[]): Uint8Array {
  // The mark lets spreadsheets read the letters right.
  const text = `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
  return new TextEncoder().encode(text);
}

/** What the files have that no entry was made of. Very many rows are listed in part, and then counted. */
async function linesLeftOut(
  { db, session, locale }: Ctx,
  paths: ReadonlyMap<number, string>,
): Promise<string[][]> {
  const { reasons, notListed } = words[locale].leftOut;
  const intakes = await findLeftOut(db, session.companyId, [...paths.keys()]);
  return intakes.flatMap(({ evidenceFileId, leftOut, leftOutCount }) => {
    const path = paths.get(evidenceFileId) ?? '';
    const rows = leftOutOf(leftOut);
    const rest = leftOutCount - sum(rows, ({ count }) => count);
    const lines = rows.map(({ place, reason, count }) => [path, place, String(count), reasons[reason]]);
    return rest > 0 ? [...lines, [path, '', String(rest), notListed]] : lines;
  });
}

/** One for each value of the file, or one for a file that was attached by hand. */
function linesOf({ locale }: Ctx, one: EvidencedEntry, missing: ReadonlySet<string>): string[][] {
  const { link } = one;
  const path = pathOf(one);
  const values = valuesOf(link);
  const before = [
    words[locale].kinds[link.entryKind],
    String(link.entryId),
    one.locationName,
    one.item ? localName(one.item, locale) : '',
    one.value === null ? '' : String(Number(one.value)),
    one.unitSymbol === null ? '' : localSymbol(one.unitSymbol, locale),
    one.firstDay,
    one.lastDay,
    one.reference ?? '',
    missing.has(path) ? `${path} (${words[locale].missing})` : path,
    one.sha256,
  ];
  const after = [link.keptWarnings.replaceAll(',', ' '), nameOf(one), link.confirmedOn.toISOString()];
  const told = values.length > 0 ? values.map(ofValue) : [['', '', '']];
  return told.map((value) => [...before, ...value, ...after]);
}

function ofValue({ part, place, raw }: EvidenceValue): string[] {
  return [part, placeText(place), raw];
}

/** As a reader finds it: `Bills!C2`, `page 3`, rows, or the path of an element. */
function placeText(place: EvidencePlace): string {
  switch (place.type) {
    case 'cells':
      return `${place.sheet ? `${place.sheet}!` : ''}${place.cells.join(' ')}`;
    case 'rows':
      return `${place.sheet ? `${place.sheet}!` : ''}${place.firstRow}:${place.lastRow} (${place.rowCount})`;
    case 'page':
      return `p. ${place.page}`;
    case 'element':
      return place.path;
  }
}

/** A spreadsheet would run a text that starts like a formula; a negative number is none. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
