import { type Source, UnreadableFile } from '../../model';
import type { OnPart } from '../../read-progress';
import { readTextTable } from './read-text';
import { readWorkbookTable } from './read-workbook';
import { maxTableBytes } from './table-limits';

/**
 * The cells of a text file (CSV, tab-separated, pasted) or of a workbook.
 * @throws UnreadableFile
 */
export function readTable(bytes: Uint8Array, kind: 'csv' | 'workbook', onPart?: OnPart): Source {
  if (bytes.byteLength === 0) throw new UnreadableFile('empty');
  if (bytes.byteLength > maxTableBytes) throw new UnreadableFile('tooLarge');
  return kind === 'csv' ? readTextTable(bytes, onPart) : readWorkbookTable(bytes);
}
