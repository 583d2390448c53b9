import { intakeLimits, type LeftOutRowInput } from '#api/contract/intake/intakes';
import { shortLine } from '../../match/entries/entry-limits';
import type { LeftOut } from '../../model';

/**
 * What is left out as the API keeps it: a path or the name of a sheet may be longer, or hold marks it refuses. Rows that
 * follow each other are one line, such as `Meters!14–20`; of lines beyond the limit, only the number of rows is kept.
 */
export function leftOutToRecord(leftOut: readonly LeftOut[]): {
  leftOut: LeftOutRowInput[];
  leftOutCount?: number;
} {
  const lines = runsOf(leftOut)
    .slice(0, intakeLimits.maxLeftOut)
    .map(({ reason, first, last, count }) => ({
      place: shortLine(count === 1 ? first.text : `${first.text}–${last}`, maxPlaceChars) ?? '',
      reason,
      count,
    }));
  return leftOut.length === 0 ? { leftOut: lines } : { leftOut: lines, leftOutCount: leftOut.length };
}

const maxPlaceChars = 120;

type Run = { reason: LeftOut['reason']; first: Place; last: number | null; count: number };

function runsOf(leftOut: readonly LeftOut[]): Run[] {
  const runs: Run[] = [];
  for (const { place, reason } of leftOut) {
    const at = placeOf(place);
    const run = runs.at(-1);
    if (
      run &&
      at.row !== null &&
      run.last === at.row - 1 &&
      run.reason === reason &&
      run.first.sheet === at.sheet
    ) {
      run.last = at.row;
      run.count += 1;
    } else runs.push({ reason, first: at, last: at.row, count: 1 });
  }
  return runs;
}

type Place = { text: string; sheet: string; row: number | null };

/** `14` and `Meters!14` are rows of a table; the places of other files, and cells such as `B14`, do not follow each other. */
function placeOf(text: string): Place {
  const [, sheet = '', row] = /^(.*!)?(\d{1,9})$/.exec(text) ?? [];
  return { text, sheet, row: row === undefined ? null : Number(row) };
}
