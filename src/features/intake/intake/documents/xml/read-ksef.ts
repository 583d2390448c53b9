import type { LeftOut, RawRecord } from '../../model';
import { dateTokens, parseDate } from '../fields/dates';
import {
  type DayAt,
  dayAt,
  type InvoiceLine,
  invoiceOf,
  meterAmong,
  placeAmong,
  type ReadInvoice,
} from './invoice-lines';
import { all, first, pathOf, textAt, type XmlElement } from './xml-element';

/** An invoice of the Polish national system, FA(3) and the FA(2) before it. */
export function readKsef(root: XmlElement): ReadInvoice {
  const fa = first(root, 'Fa');
  const head = {
    number: first(fa, 'P_2'),
    supplier: first(root, 'Podmiot1/DaneIdentyfikacyjne/Nazwa'),
    currency: first(fa, 'KodWaluty'),
    isCredit: false,
  };
  const lines = all(fa, 'FaWiersz');
  const invoice = invoiceOf(
    'KSeF',
    head,
    lines.map((line) => lineOf(fa, line)),
  );
  const before = new Set(lines.filter((line) => textAt(line, 'StanPrzed') === '1').map(pathOf));
  return before.size === 0 ? invoice : withDifferences(invoice, lines, before);
}

function lineOf(fa: XmlElement | null, line: XmlElement): InvoiceLine {
  const unit = first(line, 'P_8A');
  const period = first(fa, 'OkresFa');
  const [start, end] = periodInText(fa, line);
  return {
    line,
    item: first(line, 'P_7'),
    note: '',
    quantity: first(line, 'P_8B'),
    unit: unit && { element: unit, text: unit.text },
    start: start ?? dayAt(first(period, 'P_6_Od')),
    // A line without a period still has the day of its delivery.
    end: end ?? dayAt(first(period, 'P_6_Do') ?? first(line, 'P_6A') ?? first(fa, 'P_6')),
    meter: ofLine(fa, line, meterAmong),
    place: ofLine(fa, line, placeAmong),
    net: first(line, 'P_11'),
  };
}

/** The two days in the name of a line, or in a note about its period; none if there are more or fewer. */
function periodInText(fa: XmlElement | null, line: XmlElement): [DayAt, DayAt] | [null, null] {
  const notes = notesOf(fa).filter(({ name }) => /okres/i.test(name));
  const number = textAt(line, 'NrWierszaFa');
  const own = notes.filter((note) => note.line === number).map(({ value }) => value);
  const common = notes.filter((note) => note.line === null).map(({ value }) => value);
  for (const elements of [all(line, 'P_7'), own, common]) {
    const days = elements.flatMap((element) =>
      dateTokens(element.text).map((token) => ({ element, raw: token.raw, day: parseDate(token, null) })),
    );
    const [start, end, ...more] = days;
    if (start?.day && end?.day && more.length === 0 && start.day <= end.day) return [start, end];
  }
  return [null, null];
}

type Note = { name: string; value: XmlElement; line: string | null };

function notesOf(fa: XmlElement | null): Note[] {
  return all(fa, 'DodatkowyOpis').flatMap((note) => {
    const value = first(note, 'Wartosc');
    return value ? [{ name: textAt(note, 'Klucz') ?? '', value, line: textAt(note, 'NrWiersza') }] : [];
  });
}

/** What the notes of a line say, else those of the whole invoice. */
function ofLine<T>(
  fa: XmlElement | null,
  line: XmlElement,
  among: (notes: readonly Note[]) => T | null,
): T | null {
  const number = textAt(line, 'NrWierszaFa');
  const notes = notesOf(fa);
  return (
    among(notes.filter((note) => note.line !== null && note.line === number)) ??
    among(notes.filter((note) => note.line === null))
  );
}

/**
 * A correction can state each line as it was (`StanPrzed`) and as it is. Only the difference is recorded: 1,200 kWh
 * before and 1,000 kWh after are −200 kWh.
 */
function withDifferences(
  invoice: ReadInvoice,
  lines: readonly XmlElement[],
  before: ReadonlySet<string>,
): ReadInvoice {
  const numbers = new Map(lines.map((line) => [pathOf(line), textAt(line, 'NrWierszaFa') ?? '']));
  const bill: RawRecord[] = [];
  const leftOut: LeftOut[] = [...invoice.leftOut.map((one) => (before.has(one.place) ? negated(one) : one))];
  const open = invoice.bill.filter(({ key }) => before.has(key));
  for (const record of invoice.bill.filter(({ key }) => !before.has(key))) {
    const index = open.findIndex(
      (old) => numbers.get(old.key) === numbers.get(record.key) && old.unit === record.unit,
    );
    const old = index < 0 ? undefined : open.splice(index, 1)[0];
    const change = old === undefined ? record : difference(record, old);
    if (change.amount === 0) {
      leftOut.push({ place: record.key, reason: 'cancelled', amount: 0, unit: record.unit });
    } else bill.push(change);
  }
  // A line that is only there as it was has been taken off the invoice.
  bill.push(...open.map((old) => difference({ ...old, amount: 0, cost: 0, values: [] }, old)));
  return { ...invoice, bill, leftOut };
}

function negated(one: LeftOut): LeftOut {
  return { ...one, amount: one.amount === null ? null : -one.amount };
}

function difference(after: RawRecord, before: RawRecord): RawRecord {
  const amounts = before.values.filter(({ part }) => part === 'amount' || part === 'cost');
  return {
    ...after,
    amount: minus(after.amount, before.amount),
    cost: minus(after.cost, before.cost),
    values: [...(after.values.length === 0 ? before.values : [...after.values, ...amounts])],
  };
}

/** Rounded to a millionth, because 0.3 − 0.1 is not 0.2 in binary. */
function minus(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : Number((after - before).toFixed(6));
}
