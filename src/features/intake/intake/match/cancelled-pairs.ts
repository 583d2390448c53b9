import type { Answers, RawRecord } from '../model';

/**
 * Keys of records that cancel each other: the same in everything but the sign of the amount, as when a fuel card
 * takes back a sale. A credit note over another amount stays an entry.
 */
export function cancelledPairs(records: RawRecord[], rows: Answers['rows']): Set<string> {
  const cancelled = new Set<string>();
  if (!records.some(({ amount }) => amount !== null && amount < 0)) return cancelled;
  const open = new Map<string, RawRecord[]>();
  for (const record of records) {
    const row = rows?.[record.key];
    // What the user decided about a row is left alone.
    if (!record.amount || row?.isTaken || row?.isLeftOut || row?.amount !== undefined) continue;
    const opposite = open.get(pairKey(record, -record.amount))?.pop();
    if (opposite) {
      cancelled.add(opposite.key);
      cancelled.add(record.key);
    } else {
      const key = pairKey(record, record.amount);
      const waiting = open.get(key);
      if (waiting) waiting.push(record);
      else open.set(key, [record]);
    }
  }
  return cancelled;
}

function pairKey(record: RawRecord, amount: number): string {
  const { meter, location, item, unit, startDate, endDate } = record;
  return JSON.stringify([meter, location, item, unit, startDate, endDate, amount]);
}
