/**
 * The day the demo of the snapshot is made for, whenever it is built: a build that asked the calendar would give other
 * bytes each month. A sandbox that opens later rolls its demo forward (load/roll-forward.ts); a newer month here only
 * saves it that.
 */
export const referenceDate = '2026-11-01';
