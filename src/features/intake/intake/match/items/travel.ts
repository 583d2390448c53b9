import type { IntakeChoices, LeftOut, Remark, TableView } from '../../model';
import { foldText } from '../texts/fold-text';
import { readUnit } from '../units/read-unit';
import { withoutTrips } from './without-trips';

/** Headers of a travel agency's segments: where from or to, and who went by what in which class. */
const routeHeaders = new Set(
  [
    'origin, destination, origin city, destination city, origin airport, destination airport, route, routing',
    'departure airport, arrival airport, departure city, arrival city, trasa, skad, dokad, lotnisko wylotu',
    'lotnisko przylotu, miejsce wylotu, miejsce przylotu, strecke, abflughafen, zielflughafen, abflugort, zielort',
  ].flatMap((words) => words.split(', ')),
);
const tripHeaders = new Set(
  [
    'carrier, airline, flight, flight number, train number, class, cabin, cabin class, service class, fare class',
    'travel class, fare basis, passenger, traveller, traveler, ticket, ticket number, przewoznik, linia lotnicza',
    'numer lotu, klasa, klasa podrozy, pasazer, podrozny, bilet, numer biletu, fluggesellschaft, flugnummer',
    'klasse, reiseklasse, buchungsklasse, reisender, fahrgast, ticketnummer',
  ].flatMap((words) => words.split(', ')),
);

/** Whether the columns are those of trips with planes and trains, which belong to the value chain. */
export function isTravelTable(view: TableView | null): boolean {
  const headers = view?.columns.map(({ header }) => foldText(header)) ?? [];
  return (
    headers.some((header) => routeHeaders.has(header)) && headers.some((header) => tripHeaders.has(header))
  );
}

/** Headers by which a row counts several people, while an entry is one person's distance. */
const countHeaders = new Set(
  [
    'passengers, pax, number of passengers, no of passengers, travellers, travelers, number of travellers',
    'number of travelers, tickets, number of tickets, no of tickets, persons, people, headcount',
    'liczba pasazerow, liczba osob, liczba podroznych, liczba biletow, anzahl reisende, anzahl personen',
    'anzahl passagiere, anzahl fahrgaste, anzahl tickets',
  ].flatMap((words) => words.split(', ')),
);

/** The means of travel that the rows of a table are matched with; null if it has no trips that can be taken in. */
export function travelItemsFor(
  view: TableView | null,
  { items }: IntakeChoices,
): IntakeChoices['items'] | null {
  const offered = items.filter(({ form }) => form?.values.travelMode !== undefined);
  return isTravelTable(view) && !countsPeople(view) && offered.length > 0 ? offered : null;
}

/** Without the means of travel, unless the file has trips: a row of any other file may be of several people. */
export function choicesOfFile(view: TableView | null, choices: IntakeChoices): IntakeChoices {
  return travelItemsFor(view, choices) ? choices : withoutTrips(choices);
}

function countsPeople(view: TableView | null): boolean {
  return view?.columns.some(({ header }) => countHeaders.has(foldText(header))) ?? false;
}

export function isDistance(unit: string | null): boolean {
  return unit !== null && readUnit(withoutPerson(unit))?.dimension === 'distance';
}

/** In kilometres, of a person or a vehicle; null if the unit is no distance. */
export function kilometresOf(amount: number | null, unit: string | null): number | null {
  const known = unit === null ? undefined : readUnit(withoutPerson(unit));
  return amount === null || known?.dimension !== 'distance' ? null : amount * Number(known.perBase);
}

/** `pkm` of one person are as many kilometres. */
export function withoutPerson(unit: string): string {
  return unit.trim().replace(/^p(?=(km|mi)$)/i, '');
}

/** Says that trips are not taken in, and why, rather than asking which fuel each class is. */
export function travelRemarks(
  view: TableView | null,
  leftOut: readonly LeftOut[],
  choices: IntakeChoices,
): Remark[] {
  if (!isTravelTable(view) || travelItemsFor(view, choices)) return [];
  const count = leftOut.filter(({ reason, unit }) => reason === 'notEnergy' && isDistance(unit)).length;
  const code = countsPeople(view) ? 'travellers' : 'travel';
  return count === 0 ? [] : [{ code, place: null, params: { count } }];
}
