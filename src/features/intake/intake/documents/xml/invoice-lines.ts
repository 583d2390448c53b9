import type { EvidencedPart, EvidenceValue } from '#api/contract/intake/evidence';
import type { LeftOut, RawRecord, Source } from '../../model';
import {
  addressWords,
  energyUnitOf,
  isEstimateText,
  isNotEnergy,
  meterWords,
  placeWords,
  pointWords,
} from '../energy-words';
import { dayOf, numberOf, pathOf, type XmlElement } from './xml-element';

/** A line of an e-invoice, as elements, so that each value keeps its place. */
export type InvoiceLine = {
  line: XmlElement;
  item: XmlElement | null;
  /** Further text about it, such as a description. */
  note: string;
  quantity: XmlElement | null;
  /** The element or attribute with the unit. */
  unit: { element: XmlElement; text: string } | null;
  start: DayAt | null;
  end: DayAt | null;
  meter: XmlElement | null;
  /** Where it was delivered to: a name or an address. */
  place: PlaceAt | null;
  net: XmlElement | null;
};

export type PlaceAt = { element: XmlElement; text: string };

/** A day and where it is written; null if the text is none. */
export type DayAt = { element: XmlElement; raw: string; day: string | null };

export function dayAt(element: XmlElement | null): DayAt | null {
  return element && { element, raw: element.text, day: dayOf(element.text) };
}

export type InvoiceHead = {
  number: XmlElement | null;
  supplier: XmlElement | null;
  currency: XmlElement | null;
  /** A credit note has its quantities without a sign. */
  isCredit: boolean;
};

export type ReadInvoice = Extract<Source, { type: 'eInvoice' }>;

export function invoiceOf(
  standard: ReadInvoice['standard'],
  head: InvoiceHead,
  lines: readonly InvoiceLine[],
): ReadInvoice {
  const bill: RawRecord[] = [];
  const leftOut: LeftOut[] = [];
  for (const line of lines) {
    const amount = signed(numberOf(line.quantity?.text ?? null), head.isCredit);
    const unit = energyUnitOf(line.unit?.text ?? null);
    if (unit === null || isNotEnergy(line.item?.text ?? '')) {
      // A line for the network charges for the same energy once more, so it counts in no total.
      leftOut.push({
        place: pathOf(line.line).slice(0, 120),
        reason: 'notEnergy',
        amount: null,
        unit: null,
      });
    } else bill.push(recordOf(head, line, amount, unit));
  }
  return { type: 'eInvoice', standard, bill, leftOut, remarks: [] };
}

function recordOf(head: InvoiceHead, line: InvoiceLine, amount: number | null, unit: string): RawRecord {
  const values = [
    valueAt('amount', line.quantity),
    valueAt('unit', line.unit?.element ?? null, line.unit?.text),
    valueAt('item', line.item),
    valueAt('startDate', line.start?.element ?? null, line.start?.raw),
    valueAt('endDate', line.end?.element ?? null, line.end?.raw),
    valueAt('meter', line.meter),
    valueAt('location', line.place?.element ?? null, line.place?.text),
    valueAt('cost', line.net),
    valueAt('invoice', head.number),
    valueAt('supplier', head.supplier),
  ].filter((value) => value !== null);
  return {
    key: pathOf(line.line),
    location: line.place?.text ?? null,
    meter: line.meter?.text ?? null,
    item: line.item?.text ?? null,
    amount,
    unit,
    startDate: line.start?.day ?? null,
    endDate: line.end?.day ?? null,
    invoice: head.number?.text ?? null,
    supplier: head.supplier?.text ?? null,
    cost: signed(numberOf(line.net?.text ?? null), head.isCredit),
    currency: line.net === null ? null : (head.currency?.text ?? null),
    isEstimated: isEstimateText(`${line.item?.text ?? ''} ${line.note}`),
    calorificValue: null,
    calorificUnit: null,
    volumeCorrection: null,
    values,
  };
}

function signed(amount: number | null, isCredit: boolean): number | null {
  return amount !== null && isCredit && amount !== 0 ? -amount : amount;
}

export function valueAt(
  part: EvidencedPart,
  element: XmlElement | null,
  text = element?.text ?? '',
): EvidenceValue | null {
  const raw = text.replace(/\s+/g, ' ').trim().slice(0, 200);
  return element === null || raw === ''
    ? null
    : { part, place: { type: 'element', path: pathOf(element).slice(-300) }, raw };
}

type Named = { name: string; value: XmlElement };

/** The value whose name is that of a meter, else that of a metering point; null if two of them differ. */
export function meterAmong(named: readonly Named[]): XmlElement | null {
  for (const words of [meterWords, pointWords]) {
    const found = named.filter(
      ({ name, value }) => words.test(name) && !addressWords.test(name) && isCode(value.text),
    );
    if (found.length > 0) return onlyOf(found);
  }
  return null;
}

/** An address, else a name of the place; null if two of them differ. */
export function placeAmong(named: readonly Named[]): PlaceAt | null {
  for (const words of [addressWords, placeWords]) {
    const found = named.filter(({ name, value }) => words.test(name) && !isCode(value.text));
    const only = found.length > 0 ? onlyOf(found) : null;
    if (found.length > 0) return only && { element: only, text: textOfPlace([only]) };
  }
  return null;
}

/** The parts of an address in one line. */
export function placeOf(element: XmlElement | null, parts: readonly (XmlElement | null)[]): PlaceAt | null {
  const filled = parts.filter((part) => part !== null);
  return element && filled.length > 0 ? { element, text: textOfPlace(filled) } : null;
}

function textOfPlace(parts: readonly XmlElement[]): string {
  const texts = parts.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return texts
    .filter((text) => text !== '')
    .join(', ')
    .slice(0, 200);
}

function onlyOf(named: readonly Named[]): XmlElement | null {
  return new Set(named.map(({ value }) => value.text)).size === 1 ? (named[0]?.value ?? null) : null;
}

/** Digits, with few letters among them: a street has a word. */
function isCode(text: string): boolean {
  return /\d{3}/.test(text) && !/\p{L}{4,}/u.test(text) && text.trim().length <= 60;
}
