import { isIsoDate } from '#api/domain/calendar/calendar';
import { largestAmount } from '#api/domain/emissions/bounds';
import type { CatalogueList, DropDownField, FieldDefinition, MethodDefinition } from './definitions';
import type { EntryValue, EntryValues } from './entry-values';

/** Why a field was refused, as a code: the contract turns codes into sentences. */
export type EntryIssue = { path: string; code: string; params: Record<string, string | number> };

export type EntryCheck = {
  /** Names of every field of the form; others are unknown. */
  formFields: ReadonlySet<string>;
  today: string;
  /** Values of the catalogue's own lists, for the parent's value where the list has one. */
  catalogue: (list: CatalogueList, parent: string) => ReadonlySet<string>;
};

const firstDay = '1990-01-01';

/**
 * Every rule that the values break, all at once. Fields of the form's other methods are ignored: the screen
 * hides them, and they are not stored.
 */
export function entryIssues(
  method: MethodDefinition,
  values: EntryValues,
  names: readonly string[],
  check: EntryCheck,
): EntryIssue[] {
  const unknown = names.filter((name) => !check.formFields.has(name));
  const issues = [
    ...unknown.map((name) => issue(name, 'unknownField')),
    ...method.fields.flatMap((field) => fieldIssues(field, values, check)),
    ...groupIssues(method, values),
    ...periodIssues(values),
  ];
  if (issues.length > 0) return issues;
  return (method.issues?.(values) ?? []).map(({ path, code }) => issue(path, code));
}

function issue(path: string, code: string, params: EntryIssue['params'] = {}): EntryIssue {
  return { path, code, params };
}

function fieldIssues(field: FieldDefinition, values: EntryValues, check: EntryCheck): EntryIssue[] {
  const value = values.value(field.name);
  if (value === null) return field.isRequired ? [issue(field.name, 'required')] : [];
  switch (field.type) {
    case 'Decimal':
      return numberIssues(field, value);
    case 'DropDown':
      return isListed(field, value, values, check) ? [] : [issue(field.name, 'unknownReference')];
    case 'TextField':
      if (typeof value !== 'string') return [issue(field.name, 'invalid')];
      return value.length > field.maxLength
        ? [issue(field.name, 'maxChars', { count: field.maxLength })]
        : [];
    case 'DatePicker':
      return dateIssues(field.name, value, check.today);
    case 'Checkbox':
      return typeof value === 'boolean' ? [] : [issue(field.name, 'invalid')];
  }
}

function numberIssues(field: Extract<FieldDefinition, { type: 'Decimal' }>, value: EntryValue): EntryIssue[] {
  const { name } = field;
  if (typeof value !== 'number' || !Number.isFinite(value)) return [issue(name, 'quantityNotFinite')];
  if (value < field.min) return [issue(name, 'quantityNegative')];
  if (value === 0 && !field.isZeroAllowed) return [issue(name, 'greaterThan', { count: 0 })];
  if (value >= largestAmount) return [issue(name, 'quantityTooLarge')];
  if (field.max !== null && value > field.max) return [issue(name, 'maxValue', { count: field.max })];
  return field.isInteger && !Number.isInteger(value) ? [issue(name, 'wholeNumber')] : [];
}

function dateIssues(name: string, value: EntryValue, today: string): EntryIssue[] {
  if (typeof value !== 'string' || !isIsoDate(value)) return [issue(name, 'date')];
  if (value < firstDay) return [issue(name, 'dateOutOfRange', { min: 1990, max: Number(today.slice(0, 4)) })];
  return value > today ? [issue(name, 'dateAfterToday')] : [];
}

function isListed(field: DropDownField, value: EntryValue, values: EntryValues, check: EntryCheck): boolean {
  if (typeof value !== 'string') return false;
  const { choices } = field;
  switch (choices.kind) {
    case 'fixed':
      return choices.choices.some((choice) => choice.value === value);
    case 'dependent':
      return choices.choicesOf(values.text(choices.parent)).some((choice) => choice.value === value);
    case 'catalogue':
      return check.catalogue(choices.list, choices.parent ? values.text(choices.parent) : '').has(value);
  }
}

/** Fields that are only valid together, and groups of which one is needed. */
function groupIssues(method: MethodDefinition, values: EntryValues): EntryIssue[] {
  const incomplete = (method.together ?? [])
    .filter((group) => group.some((name) => values.has(name)))
    .flatMap((group) => group.filter((name) => !values.has(name)));
  const { anyOf } = method;
  const isNothing = anyOf?.every((name) => !values.has(name)) ?? false;
  return [
    ...incomplete.map((name) => issue(name, 'required')),
    ...(isNothing ? (anyOf ?? []).map((name) => issue(name, 'oneOfThese')) : []),
  ];
}

function periodIssues(values: EntryValues): EntryIssue[] {
  const [start, end] = [values.text('startDate'), values.text('endDate')];
  return end && isIsoDate(start) && isIsoDate(end) && end < start ? [issue('endDate', 'dateOrder')] : [];
}
