import type { ShownSheet, ShownSource } from './shown-source';

/** What is known of a file that was read. */
export type ReadFile = { type: 'table'; sheets: readonly ShownSheet[] } | { type: string };

/** How a file is shown. Sheets without rows are left out; XML files have no pages. */
export function shownOf(file: ReadFile): ShownSource {
  if ('sheets' in file) return { type: 'table', sheets: file.sheets.filter(({ rowCount }) => rowCount > 0) };
  return { type: file.type === 'pdf' || file.type === 'image' ? file.type : 'element' };
}
