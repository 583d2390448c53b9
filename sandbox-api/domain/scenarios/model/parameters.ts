import { type Decimal, decimal } from '#api/domain/units/decimal';
import type { ParameterRow } from './definition';

const everywhere = 'ALL';

/** Published defaults by name and country; a country without its own row uses the worldwide one. */
export class ScenarioParameters {
  readonly #rows = new Map<string, ParameterRow>();

  constructor(rows: Iterable<ParameterRow>) {
    for (const row of rows) this.#rows.set(keyOf(row.id, row.country), row);
  }

  /** Null where nothing was found, also where the row says so by having no value. */
  find(id: string, country: string): ParameterRow | null {
    const row = [country, everywhere]
      .map((area) => this.#rows.get(keyOf(id, area)))
      .find((candidate) => candidate !== undefined && candidate.value !== null);
    return row ?? null;
  }

  value(id: string, country: string): Decimal | null {
    const value = this.find(id, country)?.value;
    return value === null || value === undefined ? null : decimal(value);
  }
}

function keyOf(id: string, country: string): string {
  return `${id}|${country}`;
}
