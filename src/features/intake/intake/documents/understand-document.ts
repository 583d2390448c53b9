import type { Answers, Source, Understood } from '../model';
import { withClickedValues } from './fields/clicked-values';
import { emptyRecord, type ReadBill, readBill, textsOf } from './fields/read-bill';
import { withAnchors } from './fields/taught-values';
import { linesOf } from './fields/text-lines';
import type { MonthsOf } from './months-of-series';
import { understandIntervals } from './understand-intervals';

/** What an e-invoice, a Green Button file, a PDF or a picture says. A scan gives one empty record to fill in. */
export function understandDocument(source: Source, answers: Answers, monthsOf: MonthsOf): Understood {
  if (source.type === 'eInvoice') return understandInvoice(source);
  if (source.type === 'intervals') return understandIntervals(source, answers, monthsOf);
  if (source.type === 'pdf' && source.hasText) return understandBill(source, answers);
  if (source.type === 'table') throw new Error('A table is understood elsewhere');
  const { type, remarks } = source;
  const records = [withClickedValues(emptyRecord('bill'), answers)];
  return { ...nothing, records, remarks, fingerprint: `${type}:scan`, suggestedName: '' };
}

const nothing: Understood = {
  records: [],
  leftOut: [],
  questions: [],
  remarks: [],
  fingerprint: '',
  suggestedName: '',
  view: null,
  settled: {},
};

function understandInvoice({
  standard,
  bill,
  leftOut,
  remarks,
}: Extract<Source, { type: 'eInvoice' }>): Understood {
  const supplier = bill.find((record) => record.supplier !== null)?.supplier ?? '';
  const fingerprint = `${standard}:${supplier.toLowerCase()}`.slice(0, 200);
  return {
    ...nothing,
    records: bill,
    leftOut,
    remarks,
    fingerprint,
    suggestedName: supplier.slice(0, 120),
  };
}

function understandBill({ pages, remarks }: Extract<Source, { type: 'pdf' }>, answers: Answers): Understood {
  const bill = readBill(pages, answers);
  const records = bill.records
    .map((record) => withAnchors(record, { pages, answers, style: bill.style }))
    .map((record) => withClickedValues(record, answers, bill.style));
  return {
    ...nothing,
    records,
    leftOut: bill.leftOut,
    questions: bill.questions,
    remarks: [...remarks, ...bill.remarks],
    fingerprint: bill.supplier.fingerprint,
    suggestedName: (bill.supplier.name?.value ?? '').slice(0, 120),
    settled: settledStyle(bill, answers),
    placeTexts: textsOf(linesOf(pages)).slice(0, maxPlaceTexts),
  };
}

/** Of the first pages: an address on the last of hundreds says nothing about where the bill is for. */
const maxPlaceTexts = 1000;

function settledStyle({ style: { decimal, dateOrder } }: ReadBill, answers: Answers): Answers {
  return {
    ...(decimal !== null && answers.decimal === undefined ? { decimal } : {}),
    ...(dateOrder !== null && answers.dateOrder === undefined ? { dateOrder } : {}),
  };
}
