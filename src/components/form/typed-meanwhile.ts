import type { FieldValues } from 'react-hook-form';

/** What the fields held when a form was sent; a list or a group of fields as it was then. */
export function valuesSent<In extends FieldValues>(values: In): In {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, copyOf(value)])) as In;
}

/**
 * The fields that somebody changed while the form was being sent, with what they hold now: the answer is about what was
 * sent, so these are not saved yet.
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

/** A list or an object of fields; a file is one value. */
function isPlain(value: unknown): value is object {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}
