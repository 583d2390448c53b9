/**
 * The day the demo of the snapshot is made for, whenever it is built: a build that asked the calendar would give other
 * bytes each day. The days of its month before it have data, so that what shows the running month shows something. A
 * sandbox that opens in a later month rolls its demo forward (load/roll-forward.ts); a newer day here only saves it that.
 */
export const referenceDate = '2026-11-25';
