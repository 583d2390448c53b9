import type { TFunction } from 'i18next';
import type { CoverageCell } from '#api/contract/reviews/coverage';

export type CellFlag = 'gap' | 'overlap' | 'jump' | 'late';

const signs: Record<CellFlag, string> = { gap: '!', overlap: '×', jump: '↕', late: '⊘' };

/** The problems of a month as symbols beside its days, so that colour is not the only sign. */
export function cellMarks(cell: CoverageCell): { flags: CellFlag[]; text: string } {
  const flags: CellFlag[] = [];
  if (cell.gapDays > 0) flags.push('gap');
  if (cell.overlapDays > 0) flags.push('overlap');
  if (cell.isJump) flags.push('jump');
  if (cell.lateRows > 0) flags.push('late');
  return { flags, text: flags.map((flag) => signs[flag]).join('') + (cell.isProxied ? '≈' : '') };
}

export type CellTexts = (cell: CoverageCell) => string;

/**
 * The cell description for screen readers. A table of a thousand cells has a few dozen different descriptions, and
 * translating one takes longer than drawing a cell, so each is looked up once.
 */
export function cellTexts(t: TFunction<'reviews'>): CellTexts {
  const known = new Map<string, string>();
  return (cell) => {
    const { flags, text: signs } = cellMarks(cell);
    const key = `${cell.coveredDays} ${signs}`;
    const text =
      known.get(key) ??
      [
        t('evidence.days', { count: cell.coveredDays }),
        ...flags.map((flag) => t(`evidence.flag.${flag}`)),
        ...(cell.isProxied ? [t('evidence.flag.proxy')] : []),
      ].join(', ');
    known.set(key, text);
    return text;
  };
}

type Position = { row: number; column: number };

/** The cell that a key moves to; null for other keys and at the edges. */
export function cellMove(
  key: string,
  { row, column }: Position,
  { rows, columns }: { rows: number; columns: number },
): Position | null {
  const moves: Record<string, Position> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
  };
  const to = moves[key];
  if (!to) return null;
  const isInside = to.row >= 0 && to.row < rows && to.column >= 0 && to.column < columns;
  return isInside ? to : null;
}
