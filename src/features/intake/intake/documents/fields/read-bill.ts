import type { EvidencedPart, EvidenceValue } from '#api/contract/intake/evidence';
import { withBasisOf } from '../../match/entries/calorific-unit';
import { basisIn } from '../../match/units/read-unit';
import type { Answers, LeftOut, Page, Question, RawRecord, Remark } from '../../model';
import { calorificUnitOf } from './bill-arithmetic';
import { dateOrderOf, dateTokens, parseDate } from './dates';
import { type BillStyle, evidenceOf, type Found, foundIn } from './found-values';
import { decimalOf, numberTokens, parseNumber } from './numbers';
import { type SectionValues, sectionValues } from './section-values';
import { type Section, type Service, sectionsOf, serviceNames, servicesIn, serviceWordIn } from './services';
import { type Supplier, supplierOf } from './supplier';
import { type Line, linesOf, type Segment } from './text-lines';

export type ReadBill = {
  records: RawRecord[];
  leftOut: LeftOut[];
  questions: Question[];
  remarks: Remark[];
  supplier: Supplier;
  style: BillStyle;
};

/** What the rules find on a bill before anything was taught. What is unsure stays null. */
export function readBill(pages: readonly Page[], answers: Answers): ReadBill {
  const lines = linesOf(pages);
  const style = styleOf(lines, answers);
  const supplier = supplierOf(lines);
  const sections = sectionsOf(lines);
  const taken = new Set(sections.flatMap((section) => section.lines));
  const rest = sectionValues(
    lines.filter((line) => !taken.has(line)),
    lines,
    style,
  );
  const read = withContent(
    sections.map((section) => ({ section, values: sectionValues(section.lines, lines, style) })),
  );
  const isWater = (section: Section) => section.service === 'water';
  const isOne = read.length === 1;
  const records = read
    .filter(({ section }) => !isWater(section))
    .map(({ section, values }) => recordOf({ section, values, rest, supplier, lines, isOne }));
  const leftOut = read
    .filter(({ section }) => isWater(section))
    .map(({ section, values }) => waterOf(section, values));
  const remarks = [...read.flatMap(({ values }) => values.remarks), ...totalRemark(read, rest)];
  return { records, leftOut, questions: questionsOf(lines, style, records), remarks, supplier, style };
}

type ReadSection = { section: Section; values: SectionValues };

/** Without headings such as "Gas safety", which are about a service that the bill does not charge. */
function withContent(read: ReadSection[]): ReadSection[] {
  const filled = read.filter(({ values: { amount, cost, meter } }) => amount || cost || meter);
  return filled.length > 0 ? filled : read.slice(0, 1);
}

export function styleOf(lines: readonly Line[], answers: Answers): BillStyle {
  const texts = textsOf(lines);
  return {
    decimal: answers.decimal ?? decimalOf(texts),
    dateOrder: answers.dateOrder ?? dateOrderOf(texts),
  };
}

export function textsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ segments }) => segments.map(({ text }) => text));
}

type Parts = {
  section: Section;
  values: SectionValues;
  rest: SectionValues;
  supplier: Supplier;
  lines: Line[];
  isOne: boolean;
};

function recordOf({ section, values, rest, supplier, lines, isOne }: Parts): RawRecord {
  const item = section.heading ? itemOfHeading(section) : itemOf(lines, supplier);
  const period = values.startDate || values.endDate ? values : rest;
  const invoice = values.invoice ?? rest.invoice;
  const { amount, cost, meter, calorificValue, volumeCorrection } = values;
  const found: [EvidencedPart, Found | null | undefined][] = [
    ['amount', amount],
    ['item', item?.found],
    ['startDate', period.startDate],
    ['endDate', period.endDate],
    ['invoice', invoice],
    ['meter', meter],
    ['calorificValue', calorificValue],
    ['volumeCorrection', volumeCorrection],
    ['cost', cost],
    ['supplier', supplier.name],
  ];
  return {
    ...emptyRecord(isOne ? 'bill' : (section.service ?? 'bill')),
    meter: meter?.value ?? null,
    item: item ? serviceNames[item.service] : null,
    amount: amount?.value ?? null,
    unit: amount?.unit ?? null,
    startDate: period.startDate?.value ?? null,
    endDate: period.endDate?.value ?? null,
    invoice: invoice?.value ?? null,
    supplier: supplier.name?.value ?? null,
    cost: cost?.value ?? null,
    currency: cost?.currency ?? null,
    isEstimated: values.isEstimated,
    calorificValue: calorificValue?.value ?? null,
    calorificUnit: calorificValue && calorificUnitWithBasis(calorificValue, cost?.currency ?? null),
    volumeCorrection: volumeCorrection?.value ?? null,
    values: found.flatMap(([part, one]): EvidenceValue[] => (one ? [evidenceOf(part, one)] : [])),
  };
}

/**
 * On a British bill it is gross: section 12 of the Gas Act 1986 defines `calorific value` as megajoules (gross) per
 * cubic metre, and gas is billed by it.
 */
function calorificUnitWithBasis(
  found: NonNullable<SectionValues['calorificValue']>,
  currency: string | null,
): string | null {
  const unit = calorificUnitOf(found);
  const isBritish = currency === 'GBP' && unit === 'MJ/m³' && /calorific value/i.test(found.label);
  return isBritish && basisIn(found.label) === null ? 'MJ/m³ (gross)' : withBasisOf(found.label, unit);
}

export function emptyRecord(key: string): RawRecord {
  return {
    key,
    location: null,
    meter: null,
    item: null,
    amount: null,
    unit: null,
    startDate: null,
    endDate: null,
    invoice: null,
    supplier: null,
    cost: null,
    currency: null,
    isEstimated: false,
    calorificValue: null,
    calorificUnit: null,
    volumeCorrection: null,
    values: [],
  };
}

function itemOfHeading({ service, heading }: Section): { service: Service; found: Found<string> } | null {
  const word = service && heading ? serviceWordIn(heading.text, service) : null;
  return service && heading && word ? { service, found: foundIn(heading, word, word.raw) } : null;
}

/** The only service that the bill mentions. The name of the supplier does not count: it may sell several. */
function itemOf(
  lines: readonly Line[],
  { name }: Supplier,
): { service: Service; found: Found<string> } | null {
  const places = new Map<Service, { segment: Segment; word: { raw: string; index: number } }>();
  for (const segment of lines.flatMap(({ segments }) => segments)) {
    if (name !== null && segment.text.includes(name.value)) continue;
    for (const service of servicesIn(segment.text)) {
      const word = serviceWordIn(segment.text, service);
      if (word && isShare(segment.text, word)) continue;
      if (word && !places.has(service)) places.set(service, { segment, word });
    }
  }
  const [only, ...more] = places;
  if (!only || more.length > 0) return null;
  const [service, { segment, word }] = only;
  return { service, found: foundIn(segment, word, word.raw) };
}

/** What electricity is made of: `gas 12.1%`. */
function isShare(text: string, { raw, index }: { raw: string; index: number }): boolean {
  return /^[:\s]*\d+(?:[.,]\d+)?\s*%/.test(text.slice(index + raw.length));
}

function waterOf({ heading }: Section, { amount }: SectionValues): LeftOut {
  return {
    place: heading?.text ?? 'Water',
    reason: 'notEnergy',
    amount: amount?.value ?? null,
    unit: amount?.unit ?? null,
  };
}

/** The net amounts of the services against the total below them. */
function totalRemark(read: readonly { values: SectionValues }[], { cost }: SectionValues): Remark[] {
  const parts = read.flatMap(({ values }) =>
    typeof values.cost?.value === 'number' ? [values.cost.value] : [],
  );
  if (read.length < 2 || parts.length !== read.length || typeof cost?.value !== 'number') return [];
  const sum = Number(parts.reduce((so, part) => so + part, 0).toFixed(2));
  if (Math.abs(sum - cost.value) <= 0.01 * parts.length) return [];
  const params = { parts: sum, total: cost.value, unit: cost.currency ?? '' };
  return [{ code: 'partsDiffer', place: String(cost.page), params }];
}

/** Asked only if an entry lacks a number or day, and one on the bill could be two. */
function questionsOf(lines: readonly Line[], style: BillStyle, records: readonly RawRecord[]): Question[] {
  const texts = textsOf(lines);
  const questions: Question[] = [];
  const lacksNumber = records.some(({ amount, cost }) => amount === null || cost === null);
  if (style.decimal === null && lacksNumber) {
    const samples = texts.flatMap(openNumbers);
    if (samples.length > 0) {
      questions.push({ about: 'decimal', samples: samples.slice(0, 5), options: ['.', ','] });
    }
  }
  const lacksDay = records.some(({ startDate, endDate }) => startDate === null || endDate === null);
  if (style.dateOrder === null && lacksDay) {
    const samples = texts.flatMap(openDays);
    if (samples.length > 0) {
      questions.push({ about: 'dateOrder', samples: samples.slice(0, 5), options: ['dmy', 'mdy'] });
    }
  }
  return questions;
}

function openNumbers(text: string): string[] {
  return numberTokens(text).flatMap(({ raw }) => (parseNumber(raw, null) === null ? [raw] : []));
}

function openDays(text: string): string[] {
  const open = dateTokens(text).filter((token) => token.form === 'open' && parseDate(token, null) === null);
  return open.map(({ raw }) => raw);
}
