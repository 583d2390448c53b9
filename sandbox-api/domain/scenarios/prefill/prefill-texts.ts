import { monthLabel } from '#api/domain/reports/kit/period';
import type { Localised, ParameterRow } from '#api/domain/scenarios/model/definition';
import type { CompanyFacts, FactorFact, LocationFacts } from './company-facts';
import { citedIn } from './source-words';
import type { ValueOrigin } from './stored-simulation';

const nothingMore = { year: null, level: null, low: null, high: null, note: null, link: null };

/** `2025-11-01`, `2026-10-31` → `November 2025 – October 2026`. */
function monthsOf({ from, to }: CompanyFacts): Localised {
  return {
    en: `${monthLabel(from, 'en')} – ${monthLabel(to, 'en')}`,
    pl: `${monthLabel(from, 'pl')} – ${monthLabel(to, 'pl')}`,
  };
}

export type RecordedIn = 'utilities' | 'fuels' | 'renewable';

/** Where the portal shows the recorded rows of a location and of these months. */
function explorerLink({ from, to }: CompanyFacts, locationId: number, category: RecordedIn): string {
  return `/explorer?location=${locationId}&category=${category}&from=${from}&to=${to}`;
}

/** The company's records at a location. */
export function recordedOrigin(
  facts: CompanyFacts,
  { id, name }: Pick<LocationFacts, 'id' | 'name'>,
  { of, category, note = null }: { of: Localised; category: RecordedIn; note?: Localised | null },
): ValueOrigin {
  const months = monthsOf(facts);
  return {
    ...nothingMore,
    origin: 'company',
    source: {
      en: `Recorded ${of.en}, ${name}, ${months.en}`,
      pl: `Zapisane dane: ${of.pl}, ${name}, ${months.pl}`,
    },
    link: explorerLink(facts, id, category),
    note,
  };
}

/** Entries of business travel. */
export function flightOrigin(facts: CompanyFacts, locationId: number): ValueOrigin {
  const months = monthsOf(facts);
  return {
    ...nothingMore,
    origin: 'company',
    source: { en: `Recorded flights, ${months.en}`, pl: `Zapisane loty, ${months.pl}` },
    link: `/value-chain/6?location=${locationId}`,
    note: {
      en: 'The recorded distance is treated as a return trip',
      pl: 'Zapisaną odległość przyjęto jako podróż w obie strony',
    },
  };
}

export function headcountOrigin(year: number): ValueOrigin {
  return {
    ...nothingMore,
    origin: 'company',
    source: { en: 'Company key figures: employees', pl: 'Kluczowe dane firmy: pracownicy' },
    year: String(year),
    link: '/settings/reporting-information',
    note: { en: 'Full-time equivalents', pl: 'Pełne etaty' },
  };
}

/** The factor that the ledger would take today. */
export function factorOrigin({ source, year, factorId, note }: FactorFact): ValueOrigin {
  return {
    ...nothingMore,
    // A published factor is nothing that the company recorded; its contract or own factor is.
    origin: factorId === null && year === null ? 'company' : 'default',
    source,
    year: year === null ? null : String(year),
    level: year === null ? null : 'A',
    note,
    link: factorId === null ? null : `/factors?factor=${factorId}`,
  };
}

/** A published default with the range that its sources allow. */
export function parameterOrigin(
  row: ParameterRow,
  citation: string | undefined,
  note: Localised | null = null,
): ValueOrigin {
  const source = citation ? citedIn(citation) : null;
  return {
    origin: 'default',
    source,
    year: row.year || null,
    level: row.level,
    low: numberOf(row.low),
    high: numberOf(row.high),
    note,
    link: null,
  };
}

/** A note beside a field that stays empty. */
export function emptyOrigin(note: Localised): ValueOrigin {
  return { ...nothingMore, origin: 'typed', source: null, note };
}

/** A value without a published source, with a note. */
export function assumedOrigin(note: Localised): ValueOrigin {
  return { ...emptyOrigin(note), origin: 'default' };
}

function numberOf(text: string | null): number | null {
  return text ? Number(text) : null;
}
