import { Decimal } from '#api/domain/units/decimal';
import type { InputCell } from './calculate';
import type { Cell, DefinitionVariable, TableDimension } from './definition';

export type CellIssue = { code: string; params: Record<string, string | number> };
export type ReadCell = { isRead: true; value: InputCell } | { isRead: false; issue: CellIssue };

type Field = Pick<DefinitionVariable | TableDimension, 'isRequired' | 'min' | 'max'> & {
  type: DefinitionVariable['type'];
};

/** A larger number is a typing mistake in any unit. */
const mostOfAnything = 1e15;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Reads one value by the type of its field. `choices` are the ones left after a parent was chosen. Empty and
 * optional is null; the caller inserts the default.
 */
export function readCell(field: Field, choices: readonly string[], entered: Cell): ReadCell {
  if (entered === null || entered === '') return field.isRequired ? refused('required') : read(null);
  switch (field.type) {
    case 'MC':
      return choices.includes(String(entered)) ? read(String(entered)) : refused('unknownReference');
    case 'MC_RADIO_BIT':
      return choices.includes(String(entered))
        ? read(new Decimal(String(entered)))
        : refused('unknownReference');
    default:
      return readNumber(field, entered);
  }
}

/** Numbers, or texts of digits with a decimal point: a comma, a space or an exponent is not guessed at. */
function readNumber({ type, min, max }: Field, entered: string | number): ReadCell {
  const isText = typeof entered === 'string';
  if (isText ? !plainNumber.test(entered) : !Number.isFinite(entered)) return refused('quantityNotFinite');
  const value = new Decimal(entered);
  if (type === 'INT' && !value.isInteger()) return refused('wholeNumber');
  const isBelow = min !== undefined && value.lt(min);
  const isAbove = max !== undefined && value.gt(max);
  if (isBelow || isAbove) return refused(...bounds(min, max));
  return value.abs().gt(mostOfAnything) ? refused('quantityTooLarge') : read(value);
}

function bounds(
  min: number | undefined,
  max: number | undefined,
): [code: string, params: CellIssue['params']] {
  if (min !== undefined && max !== undefined) return ['between', { min, max }];
  return min === undefined ? ['maxValue', { count: max ?? 0 }] : ['minValue', { count: min }];
}

function read(value: InputCell): ReadCell {
  return { isRead: true, value };
}

function refused(code: string, params: CellIssue['params'] = {}): ReadCell {
  return { isRead: false, issue: { code, params } };
}
