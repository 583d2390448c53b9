import { calorificRemarks } from '../match/entries/calorific-fields';
import { toEntries } from '../match/entries/to-entries';
import { choicesOfFile, remarksOfFile, travelItemsFor, travelRemarks } from '../match/items/travel';
import { matchRecords } from '../match/match-records';
import {
  type Answers,
  type Cell,
  type Page,
  type Sheet,
  type Source,
  type Understood,
  UnreadableFile,
} from '../model';
import type { OnPart } from '../read-progress';
import { type KnownNames, namesOfCompany } from '../tables/understand/columns/known-names';
import type { Interpretation, InterpretInput, SheetFacts, SourceFacts } from './messages';

/** The steps of reading, which the worker brings along and tests replace. */
export type IntakeSteps = {
  /** @throws UnreadableFile */
  readSource: (bytes: Uint8Array, onPart?: OnPart) => Source | Promise<Source>;
  understand: (source: Source, answers: Answers, names: KnownNames) => Understood | Promise<Understood>;
};

/** One file: read once, and understood and matched again with each answer. */
export type IntakeSession = {
  /** @throws UnreadableFile */
  read: (bytes: Uint8Array, onPart?: OnPart, fileName?: string) => Promise<SourceFacts>;
  interpret: (input: InterpretInput) => Promise<Interpretation>;
  /** Rows of a sheet, from 0; an unknown sheet has none. */
  grid: (sheet: string | null, firstRow: number, count: number) => Cell[][];
  /** With the words of a page, from 1. */
  page: (number: number) => Page;
};

export function createIntakeSession({ readSource, understand }: IntakeSteps): IntakeSession {
  let source: Source | null = null;
  let name: string | undefined;
  let latest: { key: string; understood: Understood } | null = null;

  const understoodWith = async (answers: Answers, names: KnownNames): Promise<Understood> => {
    if (source === null) throw new Error('No file has been read yet');
    const key = understandingKey(source, answers, names);
    if (latest?.key !== key) latest = { key, understood: await understand(source, answers, names) };
    return latest.understood;
  };

  return {
    read: async (bytes, onPart, fileName) => {
      if (bytes.length === 0) throw new UnreadableFile('empty');
      latest = null;
      name = fileName;
      source = await readSource(bytes, onPart);
      return factsOf(source);
    },
    interpret: async ({ choices: all, answers, remembered }) => {
      const found = await understoodWith(answers, namesOfCompany(all));
      const understood = name === undefined ? found : { ...found, fileName: name };
      const choices = choicesOfFile(understood.view, all);
      const matched = matchRecords(understood, choices, answers, remembered);
      // The words of a bill are many, and only needed here.
      const { records, placeTexts: _, ...others } = understood;
      const remarks = [
        ...remarksOfFile(others.view, others.remarks, all),
        ...travelRemarks(others.view, matched.leftOut, all),
        ...calorificRemarks(matched.drafts, choices),
      ];
      return {
        understood: { ...others, remarks, recordCount: records.length },
        matched,
        ...toEntries(matched.drafts, answers, choices),
        takesTrips: travelItemsFor(understood.view, all) !== null,
      };
    },
    grid: (sheet, firstRow, count) => {
      if (source?.type !== 'table') return [];
      const found = source.sheets.find(({ name }) => name === sheet);
      return found ? shownRows(found, firstRow, count) : [];
    },
    page: (number) => {
      const found = source?.type === 'pdf' ? source.pages.find((page) => page.number === number) : undefined;
      if (!found) throw new Error(`The file has no page ${number}`);
      return found;
    },
  };
}

/** Editing an entry of a table changes nothing of how the table is understood, which can take a second. */
function understandingKey({ type }: Source, { rows, ...answers }: Answers, names: KnownNames): string {
  if (type !== 'table' && type !== 'intervals') return JSON.stringify({ ...answers, rows });
  const taken = Object.entries(rows ?? {}).flatMap(([key, { isTaken }]) => (isTaken ? [key] : []));
  return JSON.stringify([{ ...answers, taken }, ...Object.values(names).map((known) => [...known])]);
}

function factsOf(source: Source): SourceFacts {
  const { remarks } = source;
  switch (source.type) {
    case 'table':
      return {
        type: 'table',
        format: source.format,
        sheets: source.sheets.map(sheetFacts),
        text: source.text,
        remarks,
      };
    case 'pdf':
      return { type: 'pdf', pageCount: source.pages.length, hasText: source.hasText, remarks };
    case 'image':
      return { type: 'image', mediaType: source.mediaType, remarks };
    case 'eInvoice':
      return { type: 'eInvoice', standard: source.standard, remarks };
    case 'intervals':
      return { type: 'intervals', standard: source.standard, remarks };
  }
}

function sheetFacts({ name, rows, isHidden }: Sheet): SheetFacts {
  // Not `Math.max(...)`: a function call accepts a limited number of arguments.
  const columnCount = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return { name, rowCount: rows.length, columnCount, isHidden };
}

/** As the file shows its cells. */
function shownRows({ rows, shown }: Sheet, firstRow: number, count: number): Cell[][] {
  return rows
    .slice(firstRow, firstRow + count)
    .map((row, at) => row.map((cell, column) => shown.get(`${firstRow + at}:${column}`) ?? cell));
}
