import type { ColumnField } from '../../../model';

/** Words are separated by commas. */
function list(...lines: string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '));
}

/**
 * Headers of columns in English, Polish and German, as `normalise` leaves them. A longer word that a header contains
 * counts more than a shorter one.
 */
export const fieldWords: Partial<Record<ColumnField, readonly string[]>> = {
  location: list(
    'location, location name, site, site name, site ref, siteref, property, property name, building',
    'building name, facility, branch, premises, address, supply address, store, lokalizacja, obiekt',
    'nazwa obiektu, budynek, oddzial, adres, adres ppe, miejsce, zaklad, standort, gebaude',
    'liegenschaft, filiale, niederlassung, objekt, adresse, abnahmestelle, lieferstelle',
    'verbrauchsstelle, siedziba, punkt poboru',
  ),
  meter: list(
    'meter, meter name, meter number, meter no, meter id, meter serial, meter serial number, msn, mpan',
    'mprn, mpr, mpxn, mpan core, bill account, account, account number, account no, supply point',
    'service point, device id, esi id, pod, ean, nmi, meter point, licznik, numer licznika, nr licznika',
    'ppe, numer ppe, nr ppe, kod ppe, numer fabryczny, punkt poboru energii, gazomierz',
    'numer gazomierza, nr gazomierza, numer punktu, zahler, zahlernummer, zahlernr, zahler nr',
    'zahlpunkt, zahlpunktnummer, messstelle, messlokation, marktlokation, malo, melo, vertragskonto',
    'zahlerbezeichnung',
  ),
  item: list(
    'energy, energia, energie',
    'fuel, fuel type, fuel name, energy type, energy source, commodity, utility, utility type, product',
    'product name, meter type, service, service type, item, description, type of energy, material',
    'article, class, cabin class, travel class, energy carrier, resource, paliwo, rodzaj paliwa',
    'nosnik, nosnik energii, rodzaj energii, medium, produkt, nazwa produktu, nazwa towaru, towar, opis',
    'usluga, rodzaj, media, nazwa, asortyment, kraftstoff, energietrager, energieart, sparte',
    'produktname, artikel, ware, warenart, bezeichnung, beschreibung, leistung, brennstoff',
    'kraftstoffart, produktbezeichnung',
  ),
  amount: list(
    'amount used, usage, usage quantity, use, quantity, qty, consumption, energy, energy use, kwh, mwh',
    'gj, energy consumption, total usage, total units, units used, units consumed, volume, litres',
    'liters, litre, liter, gallons, miles, distance, km, therms, kbtu, billed kwh, billed usage',
    'billed quantity, amount, total kwh, import, demand kwh, value, m3, zuzycie, ilosc, zuzycie energii',
    'energia, energia czynna, ilosc energii, pobor, litry, ilosc litrow, zuzycie gazu',
    'zuzycie energii elektrycznej, wolumen, odleglosc, dystans, energia pobrana, pobrana, zuzycie kwh',
    'ilosc kwh, wartosc zuzycia, verbrauch, menge, energieverbrauch, stromverbrauch, gasverbrauch',
    'verbrauchsmenge, bezug, verbrauchswert, wert, wirkarbeit, arbeit, litermenge, entfernung, strecke',
    'warmeverbrauch, kilometer, kilometry, mile, wartosc, entnahme, lieferung, liczba przejechanych km',
    'przejechane km, liczba km, ilosc km, liczba kilometrow, przejechane kilometry, gefahrene kilometer',
    'gefahrene km, miles driven, miles travelled, distance travelled, km driven',
  ),
  unit: list(
    'unit, units, usage units, usage unit, unit of measure, uom, measurement unit, energy unit',
    'jednostka, jedn, jm, j m, jednostka miary, einheit, mengeneinheit, masseinheit, me, einh',
  ),
  startDate: list(
    'start date, start, from, date from, from date, period start, billing start, begin date',
    'service start, start of period, bill start date, begin, period, billing period, data od, od',
    'okres od, poczatek okresu, data poczatkowa, data rozpoczecia, okres, okres rozliczeniowy, poczatek',
    'za okres, von, datum von, beginn, startdatum, anfang, anfangsdatum, zeitraum von, ab, zeitraum',
    'abrechnungszeitraum, abrechnungsbeginn, lieferbeginn, von datum, verbrauchszeitraum, period from',
    'billing period from, service from, check in, check in date, checkin, arrival, arrival date, zameldowanie',
    'data zameldowania, przyjazd, data przyjazdu, anreise, anreisedatum',
  ),
  endDate: list(
    'end date, end, to, date to, to date, period end, billing end, read date, reading date',
    'meter read date, service end, end of period, bill end date, until, thru, data do, do, okres do',
    'koniec okresu, data koncowa, data zakonczenia, data odczytu, koniec, bis, datum bis, ende',
    'enddatum, zeitraum bis, ablesedatum, abrechnungsende, lieferende, bis datum, ablesung am',
    'period to, billing period to, service to, check out, check out date, checkout, wymeldowanie',
    'data wymeldowania, abreise, abreisedatum',
  ),
  day: list(
    'date, day, transaction date, consumption date, delivery date, departure date, travel date',
    'purchase date, timestamp, datetime, date time, read datetime, reading datetime, date and time',
    'trip date, flight date, posting date, settlement date, usage date, data, dzien, data transakcji',
    'data tankowania, data dostawy, data i godzina, data sprzedazy, datum, tag, lieferdatum, belegdatum',
    'transaktionsdatum, tankdatum, zeitstempel, datum zeit, datum uhrzeit, kaufdatum, leistungsdatum',
    'buchungsdatum, reisedatum, data wyjazdu, depart, departs, departure, date of departure, date of travel',
  ),
  month: list('month, miesiac, monat, billing month, abrechnungsmonat, verbrauchsmonat, year month'),
  year: list('year, rok, jahr, abrechnungsjahr, calendar year'),
  time: list(
    'time, start time, time from, from time, interval start, hour, hour beginning, time of day, godzina',
    'czas, godzina od, czas od, godz, od godziny, zeit, uhrzeit, zeit von, uhrzeit von, von uhrzeit',
    'stunde, von zeit',
  ),
  timeEnd: list(
    'end time, time to, to time, interval end, hour ending, period ending, hour end, godzina do',
    'czas do, do godziny, zeit bis, uhrzeit bis, bis uhrzeit, bis zeit',
  ),
  days: list(
    'days, days used, billing days, number of days, no of days, days in period, liczba dni, dni',
    'ilosc dni, tage, anzahl tage, abrechnungstage',
  ),
  invoice: list(
    'invoice, invoice number, invoice no, invoice id, bill number, bill no, bill id, receipt',
    'receipt number, document number, ticket, ticket number, ticket no, reference, voucher',
    'transaction id, transaction number, booking reference, invoice ref, faktura, numer faktury',
    'nr faktury, nr dokumentu, numer dokumentu, dokument, paragon, nr paragonu, rechnung',
    'rechnungsnummer, rechnungsnr, rechnung nr, belegnummer, belegnr, beleg, beleg nr, lieferschein',
    'transaktionsnummer',
  ),
  supplier: list(
    'supplier, vendor, provider, utility company, energy supplier, retailer, dostawca, sprzedawca',
    'kontrahent, lieferant, versorger, anbieter, energieversorger',
  ),
  cost: list(
    'cost, total cost, price, total price, bill amount, invoice amount, net amount, gross amount',
    'charge, charges, total charge, amount due, net, gross, fare, spend, total cost net, koszt, kwota',
    'kwota netto, kwota brutto, wartosc netto, wartosc brutto, netto, brutto, cena, naleznosc',
    'koszt netto, kosten, betrag, preis, gesamtpreis, nettobetrag, bruttobetrag, rechnungsbetrag',
    'umsatz, nettopreis, betrag netto, betrag brutto, warenwert',
  ),
  currency: list('currency, waluta, wahrung, curr, cur'),
  estimated: list(
    'estimation, estimated, is estimated, estimate, read type, reading type, actual estimated, quality',
    'data quality, flag, reading quality, a e, status, szacunek, szacunkowy, szacowane, typ odczytu',
    'rodzaj odczytu, czy szacunek, geschatzt, schatzung, ableseart, messwertstatus, wertstatus',
    'ersatzwert',
  ),
  calorificValue: list(
    'calorific value, cv, heating value, gcv, ncv, gross calorific value, cieplo spalania',
    'wartosc opalowa, wspolczynnik konwersji, brennwert, heizwert, abrechnungsbrennwert',
  ),
  volumeCorrection: list(
    'volume correction, correction factor, volume correction factor, zustandszahl, z zahl',
    'wspolczynnik korekcji, korekcja objetosci',
  ),
  reading: list(
    'reading, current reading, meter reading, end reading, closing reading, present reading, wskazanie',
    'wskazanie biezace, odczyt biezacy, stan biezacy, stan licznika, stan koncowy, odczyt, zahlerstand',
    'zahlerstand neu, stand neu, endstand, zahlerstand ende',
  ),
  previousReading: list(
    'previous reading, prior reading, start reading, opening reading, last reading',
    'wskazanie poprzednie, odczyt poprzedni, stan poprzedni, stan poczatkowy, zahlerstand alt',
    'stand alt, anfangsstand, zahlerstand anfang',
  ),
  multiplier: list('multiplier, meter multiplier, mnozna, mnoznik, przekladnia, wandlerfaktor, faktor'),
  mode: list(
    'transport, mode, mode of transport, means of transport, transport mode, travel mode, type of transport, transport type',
    'segment type, travel type, trip type, booking type, type, typ, srodek transportu, rodzaj transportu',
    'srodek lokomocji, rodzaj podrozy, verkehrsmittel, transportmittel, reiseart',
  ),
  vehicle: list(
    'vehicle, vehicle type, vehicle model, type of vehicle, car, car type, car model, pojazd, rodzaj pojazdu',
    'typ pojazdu, samochod, marka pojazdu, marka i model, fahrzeug, fahrzeugtyp, fahrzeugart, fahrzeugmodell',
  ),
  travellers: list(
    'passengers, pax, number of passengers, no of passengers, travellers, travelers, number of travellers',
    'number of travelers, number of people, number of tickets, no of tickets, persons, people',
    'headcount, guests, number of guests, goscie, liczba gosci, gaste, anzahl gaste, osoby, liczba pasazerow, liczba osob, ilosc osob, liczba podroznych, liczba biletow, personen',
    'anzahl reisende, anzahl personen, anzahl passagiere, anzahl fahrgaste, anzahl tickets',
  ),
  nights: list(
    'nights, number of nights, no of nights, room nights, nights booked, hotel nights, noce, liczba nocy',
    'ilosc nocy, liczba noclegow, noclegi, pokojonoce, nachte, anzahl nachte, ubernachtungen',
    'anzahl ubernachtungen, zimmernachte',
  ),
  rooms: list(
    'rooms, number of rooms, no of rooms, pokoje, liczba pokoi, ilosc pokoi, zimmer, anzahl zimmer',
  ),
  country: list('country, hotel country, destination country, kraj, kraj hotelu, land, hotelland'),
  city: list('city, hotel city, town, miasto, miejscowosc, stadt, ort'),
};

/** Columns that look like one of the fields and are none, with the same normalised headers. */
export const otherWords: readonly string[] = list(
  'bill date, invoice date, due date, payment date, data wystawienia, data faktury, termin platnosci',
  'rechnungsdatum, falligkeitsdatum, unit price, price per unit, price per litre, price per liter',
  'cena jednostkowa, cena za litr, einzelpreis, preis pro liter, preis je liter, literpreis, rate, vat',
  'tax, vat rate, podatek, vat amount, kwota vat, mwst, ust, mwst betrag, card number',
  'numer karty, kartennummer, karte, driver, traveller, traveler, passenger, id, entry id, property id',
  'meter type id, portfolio manager id, odometer, km stand, kilometerstand, przebieg, kennzeichen',
  'nr rejestracyjny, numer rejestracyjny, plate, power factor, kva, kvarh, demand, demand kw, kw',
  'peak demand, temperature, last updated, last updated by, notes, comment, uwagi, bemerkung, station',
  'stacja, tankstelle, origin, destination, dispenser, segment, meter active',
  'in use, custom meter id, custom id, co2, emissions, emisje',
);
