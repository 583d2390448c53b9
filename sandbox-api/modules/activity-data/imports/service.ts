import type {
  ImportCategory,
  ImportProblems,
  ImportProgress,
  ImportStatus,
  ImportTemplateBody,
  ImportWarnings,
  ProcessedImport,
  UploadedImport,
} from '#api/contract/activity-data/imports';
import { audit } from '#api/kernel/audit';
import { type Ctx, type PublicContext, today } from '#api/kernel/context';
import { found, notFound, ProblemError, refuse } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { transaction } from '#api/kernel/transaction';
import { listFuelCategories } from '#api/modules/activity-data/fuels/service';
import { locationIssues, lockLocation, requireLocation } from '#api/modules/company/locations/service';
import { lockCompany } from '#api/modules/emissions/recalculation/service';
import { checkTable } from './check-table';
import { type ImportColumns, importColumns } from './columns';
import { errorRowsOf } from './error-sheet';
import { scheduleForgetting } from './forget-uploads';
import { inTurn } from './in-turn';
import { loadItems } from './items';
import { problemsOf } from './problems';
import { findProgress, withProgress } from './progress';
import type { ImportTable } from './read-table';
import { readStoredTable, readUpload, refusedFile } from './read-upload';
import * as repository from './repository';
import { type FilledRows, templateSheets } from './template';
import { templateWords } from './template-words';
import { warnedIndexes, warningsOf } from './warnings';
import { workbookMediaType, writeWorkbook } from './workbook/write-workbook';

type Call<Input> = { ctx: Ctx; input: Input };
type AtLocation = { params: { locationId: number } };
type ById = { params: { importId: number } };

export async function listImportCategories({
  ctx,
  input: { query },
}: Call<{ query: { locationId: number } }>): Promise<ImportCategory[]> {
  await requireLocation(ctx, query.locationId);
  const categories: ImportCategory[] = [];
  for (const columns of importColumns
    .filter(isOfLocation)
    .filter((candidate) => isLicensed(ctx, candidate))) {
    categories.push({
      importCategoryId: columns.id,
      name: templateWords[ctx.locale].kinds[columns.code],
      subCategories: columns.code === 'fuels' ? await listFuelCategories({ ctx, input: { query } }) : [],
    });
  }
  return categories;
}

export async function createImportTemplate({
  ctx,
  input: { params, body },
}: Call<AtLocation & { body: ImportTemplateBody }>): Promise<FileAnswer> {
  await requireLocation(ctx, params.locationId);
  const columns = importColumns.filter(isOfLocation).find(({ id }) => id === body.importCategoryId);
  if (!columns) throw unknownChoice('importCategoryId');
  assertLicensed(ctx, columns);
  return templateFile(ctx, columns, params.locationId, body.subcategories);
}

/** Checks the file and keeps it. Nothing of it is recorded before it is processed. */
export async function uploadImport({
  ctx,
  input: { params, body },
}: Call<AtLocation & { body: { file: File } }>): Promise<UploadedImport> {
  const { locationId } = params;
  await requireLocation(ctx, locationId);
  refuse(await locationIssues(ctx, locationId));
  return keepUpload(ctx, locationId, body.file);
}

/** The same for a file of locations, which is of none of them. */
export async function uploadLocationImport({
  ctx,
  input: { body },
}: Call<{ body: { file: File } }>): Promise<UploadedImport> {
  return keepUpload(ctx, null, body.file);
}

export async function createLocationImportTemplate({ ctx }: { ctx: Ctx }): Promise<FileAnswer> {
  return templateFile(ctx, locationColumns(), null, []);
}

async function keepUpload(ctx: Ctx, locationId: number | null, file: File): Promise<UploadedImport> {
  const { name, bytes, table, errorRows } = await inTurn(ctx, () => checkUpload(ctx, locationId, file));
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    // It may have been archived while the file was read, and its data deleted.
    if (locationId !== null) {
      await lockLocation(ctx.db, companyId, locationId);
      refuse(await locationIssues(ctx, locationId));
    }
    const row = {
      companyId,
      locationId,
      createdBy: userId,
      categoryId: table.columns.id,
      fileName: name,
      rowCount: table.rows.length,
      errorRows,
      createdOn: ctx.platform.clock.now(),
    };
    const importId = await repository.insertImport(ctx.db, { ...row, content: bytes });
    await audit(ctx, { action: 'create', entity: 'imports', entityId: importId, after: row });
    await scheduleForgetting(ctx);
    return { importId, rows: table.rows.length, errorRows };
  });
}

async function checkUpload(ctx: Ctx, locationId: number | null, file: File) {
  const { name, bytes, table } = await readUpload(ctx, file);
  if (isOfLocation(table.columns) !== (locationId !== null))
    throw refusedFile('unprocessable_file', locationId === null ? 'importOfEntries' : 'importOfLocations');
  assertLicensed(ctx, table.columns);
  if (table.locationId !== undefined && table.locationId !== locationId) {
    throw refusedFile('unprocessable_file', 'importOtherLocation', {
      name: await nameOfLocation(ctx, table.locationId),
    });
  }
  const { errorRows } = await checkTable(ctx, locationId, table);
  return { name, bytes, table, errorRows };
}

/**
 * Records every row of a checked file in one transaction: a worker killed in the middle leaves nothing behind.
 * The file is checked once more, since the location's data may have changed.
 */
export async function processImport({
  ctx,
  input: { query },
}: Call<{
  query: { importId: number; progressKey?: string | undefined; withoutWarned: boolean };
}>): Promise<ProcessedImport> {
  const { importId, progressKey: key, withoutWarned } = query;
  const read = await readChecked(ctx, importId);
  return transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    const { locationId, table: checkedTable } = found(read);
    await lockPlace(ctx, locationId);
    const row = found(await repository.lockImport(ctx.db, companyId, importId));
    if (row.processedOn) throw new ProblemError('import_processed');
    if (row.errorRows > 0) throw new ProblemError('import_has_errors');
    const table = found(checkedTable);
    assertLicensed(ctx, table.columns);
    if (locationId !== null) refuse(await locationIssues(ctx, locationId));
    const checked = await checkTable(ctx, locationId, table);
    if (checked.errorRows > 0) throw new ProblemError('import_outdated');
    const leftOut = warnedIndexes(withoutWarned ? await checked.warn(ctx) : []);
    const importedRows = table.rows.length - leftOut.size;
    await withProgress({ platform: ctx.platform, key, rows: importedRows }, (onRecorded) =>
      checked.record(ctx, { importId }, onRecorded, leftOut),
    );
    await repository.markProcessed(ctx.db, companyId, importId, ctx.platform.clock.now());
    await audit(ctx, {
      action: 'process',
      entity: 'imports',
      entityId: importId,
      locationId,
      after: { fileName: row.fileName, rows: importedRows },
    });
    return { importId, importedRows };
  });
}

/**
 * Two imports into one location run one after the other, and so do two of locations; otherwise both could add
 * the same rows. The location is locked before the upload, in the same order as when a location's data is
 * deleted.
 */
async function lockPlace(ctx: Ctx, locationId: number | null): Promise<void> {
  const { companyId } = ctx.session;
  if (locationId === null) return lockCompany(ctx.db, companyId);
  await lockLocation(ctx.db, companyId, locationId);
}

type Checked = { locationId: number | null; table: ImportTable | undefined };

/**
 * The location of an upload, and its table if it can be processed; neither ever changes. Read before the
 * transaction, because the reader may be busy with another file for long, and with one connection all
 * requests would wait for it.
 */
async function readChecked(ctx: Ctx, importId: number): Promise<Checked | undefined> {
  const row = await repository.findImport(ctx.db, ctx.session.companyId, importId);
  if (!row) return undefined;
  const { locationId } = row;
  if (stateOf(row) !== 'checked') return { locationId, table: undefined };
  return { locationId, table: await inTurn(ctx, () => readStoredTable(ctx, row.content)) };
}

export async function readImportProgress({
  ctx,
  input: { params },
}: {
  ctx: PublicContext;
  input: { params: { progressKey: string } };
}): Promise<ImportProgress> {
  return findProgress(ctx.platform, params.progressKey);
}

export async function readImport({ ctx, input: { params } }: Call<ById>): Promise<ImportStatus> {
  const row = found(await repository.findImport(ctx.db, ctx.session.companyId, params.importId));
  return {
    importId: row.id,
    locationId: row.locationId,
    importCategoryId: row.categoryId,
    fileName: row.fileName,
    rows: row.rowCount,
    errorRows: row.errorRows,
    state: stateOf(row),
  };
}

/** The rows as they were uploaded, with the reasons as they are now. */
export async function readImportErrors({ ctx, input: { params } }: Call<ById>): Promise<FileAnswer> {
  const { locationId, table, rows } = await checkRejected(ctx, params.importId);
  return templateFile(ctx, table.columns, locationId, [], errorRowsOf(table, rows, ctx.locale));
}

/** The same reasons, to be shown beside the upload. */
export async function listImportProblems({ ctx, input: { params } }: Call<ById>): Promise<ImportProblems> {
  const { table, rows } = await checkRejected(ctx, params.importId);
  return problemsOf(table, rows, ctx.locale);
}

/** Compared with what is recorded now; nothing of a file of locations is. */
export async function listImportWarnings({ ctx, input: { params } }: Call<ById>): Promise<ImportWarnings> {
  const { locationId, table: checkedTable } = found(await readChecked(ctx, params.importId));
  const table = found(checkedTable);
  assertLicensed(ctx, table.columns);
  const { rows, errorRows, warn } = await checkTable(ctx, locationId, table);
  if (errorRows > 0) throw new ProblemError('import_outdated');
  return warningsOf(rows, await warn(ctx));
}

async function checkRejected(ctx: Ctx, importId: number) {
  const row = found(await repository.findImport(ctx.db, ctx.session.companyId, importId));
  if (stateOf(row) !== 'rejected') throw notFound();
  return inTurn(ctx, async () => {
    const table = await readStoredTable(ctx, row.content);
    assertLicensed(ctx, table.columns);
    const { locationId } = row;
    return { locationId, table, rows: (await checkTable(ctx, locationId, table)).rows };
  });
}

async function templateFile(
  ctx: Ctx,
  columns: ImportColumns,
  locationId: number | null,
  fuelCategoryIds: readonly number[],
  filled?: FilledRows,
): Promise<FileAnswer> {
  const location = locationId === null ? null : (await requireLocation(ctx, locationId)).location;
  const items = await loadItems(ctx, columns.code, locationId, fuelCategoryIds);
  if (items.length === 0) throw unknownChoice('subcategories');
  const words = templateWords[ctx.locale];
  const sheets = templateSheets(
    { columns, location, items, locale: ctx.locale, today: today(ctx.platform.clock) },
    filled,
  );
  const start = filled ? words.errorFileName : words.fileName;
  const parts = [start, words.kinds[columns.code], ...(location ? [location.name] : [])];
  const name = parts.join(' - ').replaceAll(/[\\/:*?"<>|]/g, '_');
  return { name: `${name}.xlsx`, mediaType: workbookMediaType, content: writeWorkbook(sheets) };
}

const isOfLocation = ({ code }: ImportColumns) => code !== 'locations';

function locationColumns(): ImportColumns {
  return found(importColumns.find((columns) => !isOfLocation(columns)));
}

function isLicensed(ctx: Ctx, { module }: ImportColumns): boolean {
  return module === null || ctx.session.modules.includes(module);
}

/** Locations are set up by administrators. */
function assertLicensed(ctx: Ctx, columns: ImportColumns): void {
  if (!isOfLocation(columns) && ctx.session.role !== 'Admin') throw new ProblemError('role_required');
  if (!isLicensed(ctx, columns)) throw new ProblemError('module_required');
}

function unknownChoice(path: string): ProblemError {
  return new ProblemError('validation_failed', { issues: [{ path, code: 'unknownReference', params: {} }] });
}

function stateOf(row: repository.ImportRow): ImportStatus['state'] {
  if (row.processedOn) return 'processed';
  return row.errorRows > 0 ? 'rejected' : 'checked';
}

/** The name of another location of the company; a stranger's is not told. */
async function nameOfLocation(ctx: Ctx, locationId: number): Promise<string> {
  try {
    return (await requireLocation(ctx, locationId)).location.name;
  } catch (error) {
    if (error instanceof ProblemError) return '?';
    throw error;
  }
}
