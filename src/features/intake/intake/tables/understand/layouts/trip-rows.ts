import { readUnit } from '../../../match/units/read-unit';
import type { Remark } from '../../../model';
import { cellAt, columnOf, type Table, textAt } from '../table';
import { normalise } from '../values/normalise';
import type { Line } from './left-out-rows';

const statusHeaders =
  /^((booking|ticket|trip|travel|segment|transaction|reservation) )?status$|^(stan|status) (rezerwacji|biletu|podrozy|transakcji)$|^(buchungs|ticket|reise)status$/;
const cancelled =
  /^(cancelled|canceled|cancelled by .*|void|voided|anulowan[aeoy]|odwolan[aeoy]|storniert|storno)$/;
const returns =
  /^(return|return trip|round trip|roundtrip|both ways|w obie strony|tam i z powrotem|powrotn[aey]|hin und zuruck|hin und ruckfahrt|ruckfahrkarte)$/;

/** Whether the file itself says that a row was cancelled: nothing was travelled or bought. */
export function isCancelledAt(table: Table, row: number): boolean {
  return table.columns.some(({ column, header }) => {
    if (!statusHeaders.test(normalise(header))) return false;
    const cell = cellAt(table, row, column);
    return typeof cell === 'string' && cancelled.test(normalise(cell));
  });
}

/**
 * Says which trips cannot be recorded, because they have no distance, and that the distance of a return trip is
 * recorded as the file states it: whether it counts both ways, only the user knows.
 */
export function tripRemarks(table: Table, lines: readonly Line[]): Remark[] {
  const mode = columnOf(table, 'mode');
  if (mode === null) return [];
  const without = lines.filter(
    ({ reason, row }) => reason === 'notAvailable' && textAt(table, row, mode) !== null,
  );
  const both = lines.filter(({ reason, row, record }) => {
    if (reason !== null || record.unit === null || readUnit(record.unit)?.dimension !== 'distance')
      return false;
    return (table.sheet.rows[row] ?? []).some(
      (cell) => typeof cell === 'string' && returns.test(normalise(cell)),
    );
  });
  return [...remark('tripsWithoutDistance', without.length), ...remark('returnTrips', both.length)];
}

function remark(code: Remark['code'], count: number): Remark[] {
  return count === 0 ? [] : [{ code, place: null, params: { count } }];
}
