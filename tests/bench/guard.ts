/**
 * Compares a short run with the record of the last complete one. Times of two runs are not comparable, so only
 * ratios to a peer measured in the same run are compared, and bytes.
 */
import type { Row } from './report';

/** A short run has few samples. */
const ratioSlack = 1.4;
const bytesSlack = 1.03;
const bytes = new Set<Row['unit']>(['MB', 'kB']);

/** One sentence for each figure that has become worse, and for each that is missing from the record. */
export function worseThan(record: readonly Row[], rows: readonly Row[]): string[] {
  const keyOf = ({ figure, peerName }: Row) => `${figure.trim()} ${peerName ?? ''}`;
  const recorded = new Map(record.map((row) => [keyOf(row), row]));
  return rows.flatMap((row) => {
    const known = recorded.get(keyOf(row));
    if (!known) return `${row.figure.trim()} is not in the record.`;
    const change = changeOf(known, row);
    return change ? `${row.figure.trim()}: ${change}` : [];
  });
}

function changeOf(known: Row, row: Row): string | undefined {
  const { ratio, better } = row;
  if (bytes.has(row.unit) && row.ours.median > known.ours.median * bytesSlack)
    return `${row.ours.median.toFixed(2)} ${row.unit} instead of ${known.ours.median.toFixed(2)}`;
  if (ratio === undefined || known.ratio === undefined || !better) return undefined;
  const worse = better === 'higher' ? known.ratio / ratio : ratio / known.ratio;
  return worse > ratioSlack
    ? `ratio ${ratio.toFixed(2)} instead of ${known.ratio.toFixed(2)}, where ${better} is better`
    : undefined;
}
