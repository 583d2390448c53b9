import type { ReactNode } from 'react';
import type { EvidenceValue } from '#api/contract/intake/evidence';
import type { ReadRows } from './use-grid-rows';
import type { ShownWord } from './words/pdf-words';

export type ShownSheet = { name: string | null; rowCount: number; columnCount: number };

/** What is shown of a file: a grid, pages, a picture, or the values with their path in an XML file. */
export type ShownSource =
  | { type: 'table'; sheets: readonly ShownSheet[] }
  | { type: 'pdf' | 'image' | 'element' };

export type SourceViewProps = {
  file: Blob;
  name: string;
  source: ShownSource;
  /** The values to frame. */
  values: readonly EvidenceValue[];
  readRows: (sheet: string | null, ...range: Parameters<ReadRows>) => ReturnType<ReadRows>;
  /** How the table was understood. */
  table?: { sheet: string | null; headerRow: number | null; columnHead: (column: number) => ReactNode };
  pick?: PickedWords | undefined;
};

/** Words of a page that the user picks as the value of something. */
export type PickedWords = {
  readWords: (page: number) => Promise<readonly ShownWord[]>;
  chosen: readonly ShownWord[];
  onWord: (word: ShownWord, page: number) => void;
};
