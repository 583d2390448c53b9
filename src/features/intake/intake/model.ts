import type { EvidenceValue } from '#api/contract/intake/evidence';
import type { IntakeChoices, IntakeKind, LeftOutReason } from '#api/contract/intake/intakes';

/**
 * How a file becomes entries, in three pure steps that the page's own worker runs again after each answer:
 *
 * 1. read (`tables`, `documents`): bytes → `Source`, once per file.
 * 2. understand (`tables`, `documents`): `Source` + `Answers` → `RawRecord[]`, what the file says, with the place
 *    of each value.
 * 3. match (`match`): `RawRecord[]` + the company's choices + `Answers` → `Draft[]`, what would be recorded.
 *
 * Each step asks what it cannot know (`Question`) and never guesses: without an answer, a value stays empty. All the
 * user's decisions are in `Answers`; a profile is the part of them that also holds for the next file of its kind.
 */

/** A cell as the file has it. Days of a workbook are `YYYY-MM-DD`, with `T00:30:00` behind it if they have a time. */
export type Cell = string | number | boolean | null;

export type Sheet = {
  /** Null in a text file or a pasted range. */
  name: string | null;
  rows: Cell[][];
  /** The cell as the file shows it, where that differs from its value; by `row:column`, from 0. */
  shown: Map<string, string>;
  isHidden: boolean;
};

/** A word or number on a page, with its rectangle in shares of the page. */
export type PageWord = { text: string; left: number; top: number; width: number; height: number };
export type Page = { number: number; words: PageWord[]; widthPt: number; heightPt: number };

/** What a file consists of, whatever it means. */
export type Source =
  | {
      type: 'table';
      /** `csv` also stands for tab-separated text and a pasted range. */
      format: 'csv' | 'workbook';
      sheets: Sheet[];
      /** What the reader had to find out about a text file; null for a workbook. */
      text: { encoding: string; separator: string } | null;
      /** Such as formulas without values or skipped macros. */
      remarks: Remark[];
    }
  | {
      type: 'eInvoice';
      standard: 'KSeF' | 'UBL' | 'CII';
      bill: RawRecord[];
      leftOut: LeftOut[];
      remarks: Remark[];
    }
  | {
      type: 'intervals';
      standard: 'ESPI';
      /** The starts are in UTC, because the file states no time zone. */
      isUtc: boolean;
      /** An IANA name for the local times, if one fits the rules that the file states. */
      timeZone: string | null;
      series: IntervalSeries[];
      remarks: Remark[];
    }
  | { type: 'pdf'; pages: Page[]; hasText: boolean; remarks: Remark[] }
  | { type: 'image'; mediaType: string; remarks: Remark[] };

/** Why a file cannot be read at all. */
export type ReadFailure =
  | 'unknownType'
  | 'encrypted'
  | 'damaged'
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'oldWorkbook'
  | 'unsafe';
export class UnreadableFile extends Error {
  constructor(readonly reason: ReadFailure) {
    super(reason);
  }
}

/** The thread that had the file ended, so nothing more can be asked of it; opening it again reads the file again. */
export class EndedThread extends Error {}

export type RemarkCode =
  | 'macros'
  | 'formulaWithoutValue'
  | 'hiddenSheet'
  | 'emptySheet'
  | 'sheetsNotRead'
  | 'columnsNotRead'
  | 'sheetRepeated'
  | 'planSheet'
  | 'mixedDates'
  | 'percentages'
  | 'mergedCells'
  | 'missingIntervals'
  | 'doubledIntervals'
  | 'estimatedIntervals'
  | 'sumDiffers'
  | 'partsDiffer'
  | 'readingsDiffer'
  | 'conversionDiffers'
  | 'meterExchanged'
  | 'calorificValueLeftOut'
  | 'travel'
  | 'oneRoomEach'
  | 'tripsWithoutDistance'
  | 'returnTrips';
/** Something the user should know, shown beside the file. The numbers are for its text. */
export type Remark = { code: RemarkCode; place: string | null; params: Record<string, string | number> };

/** Readings at a steady step. Amounts are per interval, in `unit`. */
export type IntervalSeries = {
  meter: string | null;
  item: string | null;
  unit: string | null;
  /** Export to the grid: never netted off, always left out. */
  isExport: boolean;
  stepMinutes: number;
  /** Start of each interval as a local time `YYYY-MM-DDTHH:MM` in the order of the file, its amount, and row from 1. */
  readings: { start: string; amount: number; isEstimated: boolean; row: number }[];
};

/** What the file says about one entry. Texts are as in the file; days `YYYY-MM-DD`, both included. */
export type RawRecord = {
  /** The same whenever the file is read again, such as `Meter Entries!7`. */
  key: string;
  location: string | null;
  meter: string | null;
  item: string | null;
  amount: number | null;
  unit: string | null;
  startDate: string | null;
  endDate: string | null;
  invoice: string | null;
  supplier: string | null;
  cost: number | null;
  currency: string | null;
  isEstimated: boolean;
  calorificValue: number | null;
  calorificUnit: string | null;
  volumeCorrection: number | null;
  values: EvidenceValue[];
  trip?: TripParts;
};

/** What a row of a trip or a stay says besides. Missing where the table has no column for it. */
export type TripParts = {
  /** Of transport, or `Hotel`. */
  mode?: string | null;
  vehicle?: string | null;
  country?: string | null;
  city?: string | null;
  /** Null if the cell says no whole number of people. */
  travellers?: number | null;
  values: EvidenceValue[];
};

export type LeftOut = {
  /** Of the record that is left out, so that it can be taken in spite of it; missing if it never was a record. */
  key?: string;
  /** As the user finds it in the file, such as `14` for a row or `Sheet 2`. */
  place: string;
  reason: LeftOutReason;
  /** The amount in the control total; null if it has none. */
  amount: number | null;
  unit: string | null;
};

/**
 * What a column can hold. `amountPart` is added up with the others of its row, such as day and night. `ignore` is the
 * user's word; an unmatched column is null.
 */
export const columnFields = [
  'location',
  'meter',
  'item',
  'amount',
  'amountPart',
  'unit',
  'startDate',
  'endDate',
  'day',
  'month',
  'year',
  'time',
  'timeEnd',
  'days',
  'invoice',
  'supplier',
  'cost',
  'currency',
  'estimated',
  'calorificValue',
  'volumeCorrection',
  'reading',
  'previousReading',
  'multiplier',
  'mode',
  'vehicle',
  'travellers',
  'nights',
  'rooms',
  'country',
  'city',
  'ignore',
] as const;
export type ColumnField = (typeof columnFields)[number];

export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

export type ItemChoice = { kind: IntakeKind; itemId: number; variantId: number | null };

/** What a proposal rests on, best first: an answer, a profile, a known word, a similar word, the values themselves. */
export type Reason = 'answered' | 'remembered' | 'synonym' | 'similar' | 'content';

/**
 * Every decision about a file. Each is optional: what is missing is proposed or asked. Those of `rows` belong to this
 * file alone; all the others make its profile.
 */
export type Answers = {
  /** A sheet's name; of several that are read together, the names with ` / ` between them. */
  sheet?: string;
  /** From 0. */
  headerRow?: number;
  layout?: 'rows' | 'months' | 'intervals';
  /** By the text of the header, in lower case; of two alike, the second has `#2` behind it. */
  columns?: Record<string, ColumnField>;
  dateOrder?: DateOrder;
  decimal?: '.' | ',';
  intervalLabel?: 'start' | 'end';
  /** What the end of a period is in the file: its last day, or the start of the next one. */
  periodEnd?: 'lastDay' | 'nextStart';
  /** An IANA name, for files in UTC. */
  timeZone?: string;
  /** Of the whole file, where no column or header states it. */
  unit?: string;
  item?: ItemChoice;
  locationId?: number;
  /** What the file named beside it when that was answered: naming these again is no reason to ask again. */
  locationsNamed?: number[];
  /** By the text in the file, trimmed and in lower case. `leaveOut` is not energy or not to be recorded. */
  items?: Record<string, ItemChoice | 'leaveOut'>;
  units?: Record<string, number>;
  locations?: Record<string, number>;
  meters?: Record<string, { locationId: number; item: ItemChoice | null }>;
  /** Where a supplier's bills have each value; see `documents`. */
  anchors?: Record<string, unknown>;
  /** By the key of the record: what the user changed in an entry, or that it is left out. */
  rows?: Record<string, RowAnswer>;
};

export type RowAnswer = {
  isLeftOut?: boolean;
  /** To be recorded in spite of being left out by a rule. */
  isTaken?: boolean;
  amount?: number;
  unitId?: number;
  item?: ItemChoice;
  locationId?: number;
  startDate?: string;
  endDate?: string;
  invoice?: string;
  meter?: string;
  travellers?: number;
  /** Null if the published value counts instead of that of the file; the same for the correction. */
  calorificValue?: number | null;
  /** As the contract of fuels has it. */
  calorificUnit?: string;
  volumeCorrection?: number | null;
  /** The recorded entry that a credit note corrects; without it, an amount below zero cannot be recorded. */
  correctsId?: number;
  /** Words of the page that the user clicked, by part; the value is what they say. */
  values?: EvidenceValue[];
  /** Answers to warnings, by code. */
  warnings?: Record<string, 'keep' | 'replace'>;
  /** What the answered warnings said, by code: an answer counts for these only. */
  warnedOf?: Record<string, string>;
};

/** Asked only if nothing else tells. Answered by setting the property of `Answers` of the same name. */
export type Question =
  | { about: 'sheet'; options: string[] }
  | { about: 'headerRow'; options: number[] }
  | { about: 'layout'; options: ('rows' | 'months' | 'intervals')[] }
  /** No column was found for a field that an entry needs, or several that could be added up. */
  | { about: 'columns'; field: ColumnField; options: string[]; canAddUp?: true }
  | { about: 'dateOrder'; samples: string[]; options: DateOrder[] }
  | { about: 'decimal'; samples: string[]; options: ('.' | ',')[] }
  | { about: 'intervalLabel'; samples: string[] }
  | { about: 'timeZone'; options: string[] }
  | { about: 'unit' }
  | { about: 'item' }
  /** `named` are locations that the file names somewhere, the likeliest first. */
  | { about: 'locationId'; named?: number[] }
  | {
      about: 'items';
      text: string;
      count: number;
      proposals: ItemChoice[];
      /** A hotel's country, of which no factor is known. */
      isStay?: boolean;
      /** The name is known, and means each of several items. */
      isSeveral?: true;
    }
  | { about: 'units'; text: string; count: number }
  | { about: 'locations'; text: string; count: number; proposals: number[] }
  | { about: 'meters'; meter: string; count: number; named?: number[] };

export type ColumnMatch = {
  /** From 0. */
  column: number;
  header: string;
  field: ColumnField | null;
  reason: Reason | null;
};

/** How a table was understood, to be shown on the grid. */
export type TableView = {
  /** The first of those that are read together. */
  sheet: string | null;
  /** What of a workbook is read, and what could be instead, each as an answer; missing if there is no choice. */
  sheets?: { read: string; options: string[] };
  headerRow: number | null;
  layout: 'rows' | 'months' | 'intervals';
  columns: ColumnMatch[];
  dateOrder: DateOrder | null;
  decimal: '.' | ',' | null;
};

export type Understood = {
  records: RawRecord[];
  leftOut: LeftOut[];
  questions: Question[];
  remarks: Remark[];
  /** Recognizes such a file next time. */
  fingerprint: string;
  /** A name for its profile, such as the supplier or the headers' first words. */
  suggestedName: string;
  /** Null for anything but a table. */
  view: TableView | null;
  /** What was proposed rather than answered, to be remembered along with the answers. */
  settled: Answers;
  /** Texts around the records that may name their location: titles, the text of a bill, addresses. */
  placeTexts?: string[];
  /** What the file is called. */
  fileName?: string;
};

/** An entry as it would be recorded. A null is a value that nothing told; it must be filled in or left out. */
export type Draft = {
  key: string;
  item: ItemChoice | null;
  locationId: number | null;
  meter: string | null;
  amount: number | null;
  unitId: number | null;
  startDate: string | null;
  endDate: string | null;
  invoice: string | null;
  supplier: string | null;
  calorificValue: number | null;
  calorificUnit: string | null;
  volumeCorrection: number | null;
  /** People who each travelled the distance, where the file counts them; null if it does not say how many. */
  travellers?: number | null;
  isEstimated: boolean;
  values: EvidenceValue[];
  /** Why the item, unit and location were chosen; null for what is missing. */
  reasons: { item: Reason | null; unit: Reason | null; location: Reason | null };
};

/** Sums by the unit of the file: sum of the file = recorded + left out. */
export type ControlTotal = { unit: string | null; file: number; recorded: number; leftOut: number };

export type Matched = {
  drafts: Draft[];
  leftOut: LeftOut[];
  questions: Question[];
  totals: ControlTotal[];
};

export type { IntakeChoices };
