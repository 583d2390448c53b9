/**
 * Reads the query parameters of an address. The router reads them before it loads a screen, so the readers of all
 * screens are in the file that the first screen waits for. They therefore do without the contract's library.
 */

/** Returns the meaning of the value, or undefined if it cannot be read. */
export type Reader<T> = (value: unknown) => T | undefined;

type Read<Readers extends Record<string, Reader<unknown>>> = {
  [Key in keyof Readers]?: Exclude<ReturnType<Readers[Key]>, undefined>;
};

/** The parsed parameters. */
export type SearchOf<Search extends (search: Record<string, unknown>) => unknown> = ReturnType<Search>;

/**
 * For a route's `validateSearch`. An unreadable value counts as missing. It is returned explicitly as undefined,
 * because the router merges the result into the address and would otherwise keep the old value.
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

/** A calendar day, `YYYY-MM-DD`; 31 February is refused. */
export function day(): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
    const moment = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value) ? value : undefined;
  };
}
