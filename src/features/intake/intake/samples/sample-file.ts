import type { Locale } from '#api/contract/messages';
import { ApiError } from '@/lib/api/api-error';
import { twoDigits } from '../shapes/series-of-days';
import { monthBefore, type SampleMonth } from './sample-month';

export const sampleKinds = ['meter', 'workbook', 'bill'] as const;
export type SampleKind = (typeof sampleKinds)[number];

export type SampleInput = {
  /** The demo's current date. The file is of the last complete month before it. */
  today: string;
  /** Names of the company's locations; the workbook uses the first two. */
  locations: readonly string[];
  locale: Locale;
  /** A TrueType font in base64, loaded only for the bill. */
  readFont: () => Promise<string>;
};

export type SampleFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

const names: Record<SampleKind, Record<Locale, string>> = {
  meter: { en: 'sample-electricity-meter', pl: 'przyklad-licznik-energii' },
  workbook: { en: 'sample-gas-and-heat', pl: 'przyklad-gaz-i-cieplo' },
  bill: { en: 'sample-electricity-bill', pl: 'przyklad-rachunek-za-energie' },
};
const extensions = { meter: 'csv', workbook: 'xlsx', bill: 'pdf' };

/** A file with made-up numbers. The same input gives the same bytes, so that a file is known when it is used again. */
export async function sampleFile(kind: SampleKind, input: SampleInput): Promise<SampleFile> {
  const month = monthBefore(input.today);
  const stem = `${names[kind][input.locale]}-${month.year}-${twoDigits(month.month)}`;
  const bytes = new Uint8Array(await makers[kind](month, input));
  return { name: `${stem}.${extensions[kind]}`, bytes };
}

const makers: Record<SampleKind, (month: SampleMonth, input: SampleInput) => Promise<Uint8Array>> = {
  meter: async (month) => (await arrived(import('./meter-csv'))).sampleMeterCsv(month),
  workbook: async (month, { locations, locale }) =>
    (await arrived(import('./gas-and-heat-workbook'))).gasAndHeatWorkbook(month, locations, locale),
  bill: async (month, { locale, readFont }) => {
    const [{ sampleBill }, font] = await arrived(Promise.all([import('./electricity-bill'), readFont()]));
    return sampleBill(month, locale, font);
  },
};

/** What a sample is made with is fetched at its first use, so without a connection it may be missing. */
async function arrived<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    throw new ApiError('unreachable', null, null, { cause: error });
  }
}
