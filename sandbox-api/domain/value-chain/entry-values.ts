/** What one field of an entry holds: text, the value of a choice, a day, a number or a tick. */
export type EntryValue = string | number | boolean | null;

/** Reads the values of an entry by field name; one that is absent, null or empty is not filled. */
export class EntryValues {
  constructor(private readonly values: Readonly<Record<string, EntryValue>>) {}

  has(name: string): boolean {
    const value = this.value(name);
    return value !== null && value !== false;
  }

  value(name: string): EntryValue {
    const value = Object.hasOwn(this.values, name) ? this.values[name] : null;
    if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
    return value ?? null;
  }

  /** Text, a day or the value of a choice; empty when not filled. */
  text(name: string): string {
    const value = this.value(name);
    return typeof value === 'string' ? value : '';
  }

  /** A number as a decimal string; `fallback` when not filled. */
  number(name: string, fallback = '0'): string {
    const value = this.value(name);
    return typeof value === 'number' ? String(value) : fallback;
  }

  isTicked(name: string): boolean {
    return this.value(name) === true;
  }
}
