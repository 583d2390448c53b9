import type { LeftOut, Remark, TableView } from '../../model';
import { foldText } from '../texts/fold-text';
import { readUnit } from '../units/read-unit';

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

export function isDistance(unit: string | null): boolean {
  return unit !== null && (readUnit(unit)?.dimension === 'distance' || /^p(km|mi)$/i.test(unit.trim()));
}

/** Says that trips are not taken in yet, rather than asking which fuel each class is. */
export function travelRemarks(view: TableView | null, leftOut: readonly LeftOut[]): Remark[] {
  if (!isTravelTable(view)) return [];
  const count = leftOut.filter(({ reason, unit }) => reason === 'notEnergy' && isDistance(unit)).length;
  return count === 0 ? [] : [{ code: 'travel', place: null, params: { count } }];
}
