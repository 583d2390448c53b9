import type { IntakeChoices } from '../../model';

type Meter = IntakeChoices['meters'][number];

export type MeterIndex = { find: (meter: string) => Meter[] };

/** Meters with an entry, by number; leading zeros only count where they tell two meters apart. */
export function indexMeters({ meters, locations }: IntakeChoices): MeterIndex {
  const locationIds = new Set(locations.map(({ locationId }) => locationId));
  const held = meters.filter(({ locationId }) => locationIds.has(locationId));
  const exact = groupBy(held, ({ meterNumber }) => meterKey(meterNumber));
  const withoutZeros = groupBy([...exact.keys()], stripZeros);
  return {
    find: (meter) => {
      const key = meterKey(meter);
      const found = exact.get(key);
      if (found) return found;
      const [only, ...others] = withoutZeros.get(stripZeros(key)) ?? [];
      return only !== undefined && others.length === 0 ? (exact.get(only) ?? []) : [];
    },
  };
}

/** `30 417-882` and `30417882` are one meter. */
export function meterKey(meter: string): string {
  return meter.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function stripZeros(key: string): string {
  return key.replace(/^0+(?=.)/, '');
}

function groupBy<T>(values: T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
