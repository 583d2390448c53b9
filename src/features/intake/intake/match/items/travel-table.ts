import type { TableView } from '../../model';
import { foldText } from '../texts/fold-text';
import { hasWords } from '../texts/similar-texts';

/** Headers of a travel agency's segments: where from or to, and who went by what in which class. */
const routeHeaders = setOf(
  'origin, destination, origin city, destination city, origin airport, destination airport, route, routing',
  'departure airport, arrival airport, departure city, arrival city, trasa, skad, dokad, lotnisko wylotu',
  'lotnisko przylotu, miejsce wylotu, miejsce przylotu, strecke, abflughafen, zielflughafen, abflugort, zielort',
);
/** Places, unless the column has days. */
const endHeaders = setOf('from, to, start, end, od, do, z, von, bis, nach, startort, ziel');
const tripHeaders = setOf(
  'carrier, airline, flight, flight number, train number, class, cabin, cabin class, service class, fare class',
  'travel class, fare basis, passenger, traveller, traveler, ticket, ticket number, przewoznik, linia lotnicza',
  'numer lotu, klasa, klasa podrozy, pasazer, podrozny, bilet, numer biletu, fluggesellschaft, flugnummer',
  'klasse, reiseklasse, buchungsklasse, reisender, fahrgast, ticketnummer, travel mode, mode of transport',
  'means of transport, transport mode, segment type, travel type, srodek transportu, rodzaj transportu',
  'verkehrsmittel, transportmittel',
);
const travellerHeaders = setOf(
  'passenger, passengers, pax, traveller, traveler, travellers, travelers, pasazer, pasazerowie, podrozny, reisender',
);
const employeeHeaders = setOf(
  'employee, employee name, employee id, employee number, employee no, staff member, claimant, pracownik',
  'imie i nazwisko, imie i nazwisko pracownika, nazwisko pracownika, mitarbeiter, mitarbeiterin, mitarbeitername',
);
/** Only the owner of a car is paid by distance. */
const ownCarHeaders = setOf(
  'private car, own car, private vehicle, mileage rate, rate per mile, rate per km, mileage claim, reimbursement',
  'stawka, stawka za km, stawka za 1 km, samochod prywatny, kilometrowka, kilometergeld, privatfahrzeug',
);
/** Goods have a route and a means of transport as well. */
const freightHeaders =
  'weight, gross weight, tonnes, shipment, consignment, consignee, cargo, freight, waga, masa, ladunek, przesylka, gewicht, sendung, fracht'.split(
    ', ',
  );

/** `trips` are those of a travel agency, `mileage` those of employees in their own cars. */
export type TravelKind = 'trips' | 'mileage' | 'stays';

/** What the rows of a table are about if they belong to the value chain's travel; null for any other table. */
export function travelKindOf(view: TableView | null): TravelKind | null {
  if (!view) return null;
  const columns = view.columns.map(({ header, field }) => ({ name: foldText(header), field }));
  const has = (headers: ReadonlySet<string>) => columns.some(({ name }) => headers.has(name));
  const hasField = (wanted: string) => columns.some(({ field }) => field === wanted);
  if (columns.some(({ name }) => freightHeaders.some((word) => hasWords(name, word)))) return null;
  const isRoute =
    has(routeHeaders) || columns.some(({ name, field }) => field === null && endHeaders.has(name));
  const isOfTravellers = has(travellerHeaders) || hasField('travellers');
  // Passengers beside a vehicle are also those of a bus or taxi company.
  const isTrip = has(tripHeaders) || hasField('mode') || (isOfTravellers && !hasField('vehicle'));
  // A bare `Type` may be that of a vehicle.
  const isByMode = columns.some(({ name, field }) => field === 'mode' && name !== 'type' && name !== 'typ');
  const isOfPeople = isOfTravellers
    ? hasField('mode')
    : has(employeeHeaders) && isByMode && !hasField('vehicle');
  if (isRoute ? isTrip : isOfPeople) return 'trips';
  // Without a route, it may be a list of the company's own cars and who drives them.
  if (has(employeeHeaders) && (isRoute || has(ownCarHeaders))) return 'mileage';
  return hasField('nights') && !hasField('amount') ? 'stays' : null;
}

/** Whether the distance of a row may be that of all its travellers together. */
export function hasTotalDistance(view: TableView | null): boolean {
  const amounts = view?.columns.filter(({ field }) => field === 'amount') ?? [];
  return amounts.some(({ header }) => /\b(total|razem|suma|lacznie|gesamt)/.test(foldText(header)));
}

function setOf(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((words) => words.split(', ')));
}
