import type { IntakeEntryInput } from '#api/contract/intake/intakes';
import type { Incomplete } from '../match/entries/to-entries';
import type {
  Answers,
  Cell,
  IntakeChoices,
  Matched,
  Page,
  ReadFailure,
  Remark,
  Source,
  Understood,
} from '../model';
import type { ReadProgress } from '../read-progress';

/** What passes between the page and its worker. The content of the file stays in the worker. */

export type SheetFacts = { name: string | null; rowCount: number; columnCount: number; isHidden: boolean };

type Standard<T extends Source['type']> = Extract<Source, { type: T; standard: string }>['standard'];

export type SourceFacts =
  | {
      type: 'table';
      format: 'csv' | 'workbook';
      sheets: SheetFacts[];
      text: { encoding: string; separator: string } | null;
      remarks: Remark[];
    }
  | { type: 'pdf'; pageCount: number; hasText: boolean; remarks: Remark[] }
  | { type: 'image'; mediaType: string; remarks: Remark[] }
  | { type: 'eInvoice'; standard: Standard<'eInvoice'>; remarks: Remark[] }
  | { type: 'intervals'; standard: Standard<'intervals'>; remarks: Remark[] };

export type InterpretInput = {
  choices: IntakeChoices;
  answers: Answers;
  /** The profile that is part of the answers, so that its values are shown as remembered. */
  remembered?: Answers;
};

export type Interpretation = {
  understood: Omit<Understood, 'records'> & { recordCount: number };
  matched: Matched;
  /** In the order of the drafts, without those that lack something. */
  entries: IntakeEntryInput[];
  /** Of the draft of each entry. */
  keys: string[];
  incomplete: Incomplete[];
  /** Whether its rows may be trips, which the value chain has the items for. */
  takesTrips: boolean;
};

type Calls = {
  read: { input: { file: Blob; name: string }; result: SourceFacts };
  interpret: { input: InterpretInput; result: Interpretation };
  grid: { input: { sheet: string | null; firstRow: number; count: number }; result: Cell[][] };
  page: { input: { number: number }; result: Page };
};
export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = Calls[Name]['input'];
export type CallResult<Name extends CallName> = Calls[Name]['result'];

export type ThreadRequest = {
  [Name in CallName]: { id: number; name: Name; input: CallInput<Name> };
}[CallName];

export type ThreadReply =
  | { id: number; type: 'progress'; progress: ReadProgress }
  | { id: number; type: 'done'; result: CallResult<CallName> }
  | { id: number; type: 'unreadable'; reason: ReadFailure }
  | { id: number; type: 'failed'; message: string };
