import type { EvidencedPart, EvidenceValue } from '#api/contract/intake/evidence';
import type { TakenProfile } from '#api/contract/intake/intake-profiles';
import type { IntakeEntryInput } from '#api/contract/intake/intakes';
import type { Incomplete } from '../match/entries/to-entries';
import type { Answers, Cell, IntakeChoices, Matched, Page, PageWord, Remark, Understood } from '../model';
import type { ReadProgress } from '../read-progress';

export type SheetFacts = { name: string | null; rowCount: number; columnCount: number; isHidden: boolean };

/** What the page knows about a file that was read; the content stays in the thread. */
export type SourceFacts =
  | { type: 'table'; format: 'csv' | 'workbook'; sheets: SheetFacts[]; remarks: Remark[] }
  | { type: 'pdf'; pageCount: number; hasText: boolean; remarks: Remark[] }
  | { type: 'image'; mediaType: string; remarks: Remark[] }
  | { type: 'eInvoice'; standard: string; remarks: Remark[] }
  | { type: 'intervals'; standard: string; remarks: Remark[] };

export type Interpretation = {
  understood: Omit<Understood, 'records'> & { recordCount: number };
  matched: Matched;
  /** In the order of the drafts, without those that lack something. */
  entries: IntakeEntryInput[];
  /** Of the draft of each entry, in the same order. */
  keys: string[];
  incomplete: Incomplete[];
  /** Whether its rows may be trips, which the value chain has the items for. */
  takesTrips: boolean;
};

/** Reads a file and interprets it beside the page. Rejects with an `UnreadableFile` if it cannot be read. */
export type IntakeThread = {
  read: (file: Blob, name: string) => Promise<SourceFacts>;
  interpret: (given: {
    choices: IntakeChoices;
    answers: Answers;
    remembered?: Answers;
  }) => Promise<Interpretation>;
  grid: (sheet: string | null, firstRow: number, count: number) => Promise<Cell[][]>;
  page: (number: number) => Promise<Page>;
  close: () => void;
};

/** Words of one page that the user clicked, in the order they are read. */
export type ClickedWords = { page: number; words: readonly PageWord[] };

/** What the words say; the value is null if they say nothing of the sort, or two things. */
export type ClickedValue = { value: string | number | null; evidence: EvidenceValue };

/** What the screen uses of the other parts of the intake; a test brings its own. */
export type IntakeTools = {
  openThread: (onProgress: (progress: ReadProgress) => void) => IntakeThread;
  /** Null for a profile of a form that is unknown here. */
  readProfile: (content: string) => Answers | null;
  withProfile: (answers: Answers, profile: Answers) => Answers;
  learn: (answers: Answers, understood: Interpretation['understood'], matched: Matched) => TakenProfile;
  valueOfWords: (
    pages: readonly Page[],
    part: EvidencedPart,
    clicked: ClickedWords,
    answers: Answers,
  ) => Promise<ClickedValue>;
  /** Where the next bills of the supplier have this part, and the key to remember it by; null if no label is near. */
  anchorOf: (
    recordKey: string,
    pages: readonly Page[],
    part: EvidencedPart,
    clicked: ClickedWords,
  ) => Promise<{ key: string; anchor: unknown } | null>;
};
