/**
 * For the cells of the last column: when the columns are wider than the table and scroll, a row's actions stay at
 * the edge, above the scrolling content.
 */
export const pinnedEnd = 'sticky right-0 bg-surface';
