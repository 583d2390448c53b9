import type { FieldValues } from 'react-hook-form';

/** The field values when a form was sent, including lists and groups. */
export function valuesSent<In extends FieldValues>(values: In): In {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, copyOf(value)])) as In;
}

/**
 * The fields that the user changed while the form was being sent, with their current values. The response concerns
 * the sent values, so these are not saved yet.
 */
export function typedMeanwhile<In extends FieldValues>(sent: In, now: In): Partial<In> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, sent[name])),
  ) as Partial<In>;
}

function copyOf(value: unknown): unknown {
  return isPlain(value) ? JSON.parse(JSON.stringify(value)) : value;
}

function isSame(value: unknown, other: unknown): boolean {
  if (!isPlain(value) || !isPlain(other)) return Object.is(value, other);
  return JSON.stringify(value) === JSON.stringify(other);
}

/** A list or an object of fields; a file counts as one value. */
function isPlain(value: unknown): value is object {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}
