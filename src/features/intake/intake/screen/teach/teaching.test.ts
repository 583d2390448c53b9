import { expect, it } from 'vitest';
import { withClickedValues } from '../../documents/fields/clicked-values';
import { matchRecords } from '../../match/match-records';
import { choices as company, electricity, rawRecord, understoodOf } from '../../match/testing';
import type { Page, PageWord } from '../../model';
import { rawOf, type Teaching, taught, withPlace, withWord } from './teaching';

const wordAt = (text: string, left: number, top: number): PageWord => ({
  text,
  left,
  top,
  width: 0.05,
  height: 0.02,
});
const one = wordAt('1', 0.5, 0.3);
const thousand = wordAt('204,5', 0.56, 0.301);
const page: Page = { number: 2, words: [one, thousand], widthPt: 595, heightPt: 842 };
const start: Teaching = { key: 'page', part: 'amount', page: null, words: [] };
const tools: Parameters<typeof taught>[2]['tools'] = {
  valueOfWords: async (_, part, { page, words }) => ({
    value: Number(rawOf({ words }).replaceAll(' ', '').replace(',', '.')) || null,
    evidence: { part, place: { type: 'page', page, boxes: [] }, raw: rawOf({ words }) },
  }),
  anchorOf: async (key, _, part) => ({ key: `${key}/${part}`, anchor: { label: 'Usage' } }),
};

it('reads the words in the order of the page, whichever was clicked first', () => {
  const teaching = withWord(withWord(start, thousand, 2), one, 2);
  expect(rawOf(teaching)).toBe('1 204,5');
  expect(withWord(teaching, one, 2).words).toEqual([thousand]);
});

it('starts again on another page', () => {
  expect(withWord(withWord(start, one, 1), thousand, 2)).toMatchObject({ page: 2, words: [thousand] });
});

it('takes the value with its place, and remembers where such bills have it', async () => {
  const teaching = withWord(withWord(start, one, 2), thousand, 2);
  const answers = await taught({ rows: { page: { invoice: 'F1' } } }, teaching, { page, tools });
  expect(answers?.anchors).toEqual({ 'page/amount': { label: 'Usage' } });
  expect(answers?.rows?.page).toEqual({
    invoice: 'F1',
    values: [{ part: 'amount', raw: '1 204,5', place: { type: 'page', page: 2, boxes: [] } }],
  });
});

it('lets the page decide again about a part that was entered before', async () => {
  const words = [wordAt('77', 0.1, 0.1)];
  const typed = { unitId: 5, locationId: 2, startDate: '2025-01-01', isTaken: true };
  const unit = await taught(
    { rows: { page: typed } },
    { ...start, part: 'unit', page: 2, words },
    { page, tools },
  );
  expect(unit?.rows?.page).toEqual({
    locationId: 2,
    startDate: '2025-01-01',
    isTaken: true,
    values: [{ part: 'unit', raw: '77', place: { type: 'page', page: 2, boxes: [] } }],
  });
});

it('converts an amount that was pointed to as it does one that was found', async () => {
  const words = [wordAt('204', 0.1, 0.1)];
  const given = { unit: 'Wh', locationId: 11, item: electricity };
  const answers = await taught(given, { ...start, key: 'bill', page: 2, words }, { page, tools });
  const record = withClickedValues(rawRecord(2, { key: 'bill', amount: null, unit: 'Wh' }), answers ?? {});
  const { drafts } = matchRecords(understoodOf([record]), company, answers ?? {});
  expect(drafts).toMatchObject([{ amount: 0.204, unitId: 1 }]);
});

it('takes nothing if the words are no such value', async () => {
  const words = [wordAt('kWh', 0.1, 0.1)];
  expect(await taught({}, { ...start, page: 2, words }, { page, tools })).toBeNull();
});

it('gives an amount that was entered beside a scan the page as its place, also when it is corrected', () => {
  const change = withPlace({ amount: 12.5 }, []);
  expect(change.values).toEqual([
    { part: 'amount', place: { type: 'page', page: 1, boxes: [] }, raw: '12.5' },
  ]);
  expect(withPlace({ amount: 13 }, change.values ?? []).values).toEqual([
    { part: 'amount', place: { type: 'page', page: 1, boxes: [] }, raw: '13' },
  ]);
  expect(withPlace({ invoice: 'F1' }, [])).toEqual({ invoice: 'F1' });
});
