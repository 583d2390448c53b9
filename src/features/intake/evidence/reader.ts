import type { ReadFile } from '@/components/source-file/shown-of';
import type { GridCell } from '@/components/source-file/use-grid-rows';

/** Reads a file to show it; the intake's thread does. */
export type EvidenceReader = {
  read: (file: Blob, name: string) => Promise<ReadFile>;
  grid: (sheet: string | null, firstRow: number, count: number) => Promise<readonly (readonly GridCell[])[]>;
  close: () => void;
};

export type OpenReader = () => EvidenceReader;
