/**
 * Reads what an address holds behind its question mark. The router reads it before it loads a screen, so the readers
 * of every screen are in the file that the first screen waits for: they do without the library of the contract.
 */

/** Answers what the value means, or undefined for one that cannot be read. */
export type Reader<T> = (value: unknown) => T | undefined;

type Read<Readers extends Record<string, Reader<unknown>>> = {
  [Key in keyof Readers]?: Exclude<ReturnType<Readers[Key]>, undefined>;
};

/** What the parameters of an address were read as. */
export type SearchOf<Search extends (search: Record<string, unknown>) => unknown> = ReturnType<Search>;

/**
 * For a route's `validateSearch`. A value that cannot be read is as if it were not there: it is named, as
 * undefined, because the router lays the answer over the address and would otherwise keep what stands there.
 */
export function searchOf<Readers extends Record<string, Reader<unknown>>>(
  readers: Readers,
): (search: Record<string, unknown>) => Read<Readers> {
  return (search) => {
    const read: Record<string, unknown> = {};
    for (const [name, reader] of Object.entries(readers)) {
      const value = reader(search[name]);
      if (value !== undefined || name in search) read[name] = value;
    }
    return read as Read<Readers>;
  };
}

/** Trimmed, not empty. A text of digits alone arrives as a number. */
export function text({
  maxChars = 100,
  pattern,
}: {
  maxChars?: number;
  pattern?: RegExp;
} = {}): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const trimmed = String(value).trim();
    if (trimmed === '' || trimmed.length > maxChars) return undefined;
    return !pattern || pattern.test(trimmed) ? trimmed : undefined;
  };
}

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value) => {
    if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
    const number = Number(value);
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
  };
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]): Reader<Choice> {
  return (value) => choices.find((choice) => choice === value);
}

export function flag(): Reader<boolean> {
  return (value) => (typeof value === 'boolean' ? value : undefined);
}

/** A day of the calendar, `YYYY-MM-DD`: the 31st of February is none. */
export function day(): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
    const moment = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value) ? value : undefined;
  };
}
