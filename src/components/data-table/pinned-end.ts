/**
 * For the cells of the last column: where the columns need more room than there is and scroll, the actions of a row
 * stay at the edge, over what scrolls below them.
 */
export const pinnedEnd = 'sticky right-0 bg-surface';
