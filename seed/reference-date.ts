/**
 * The day for which the snapshot's demo is made, whenever it is built: a build that used the calendar would give
 * other bytes each day. The days before it in the same month have data, so that views of the current month are not
 * empty. A sandbox opened in a later month moves its demo forward (load/roll-forward.ts); a newer day here only
 * saves that step.
 */
export const referenceDate = '2026-11-25';
