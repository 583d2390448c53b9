import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#api/contract/messages';
import { purchaseGroups, transportGroups, travelGroups } from '#api/domain/value-chain/choices/spend';
import { factorName, spokenLevels } from './factor-name';

const folder = 'seed/reference';
type Table = { edition: { id: number }; columns: string; rows: string[] };
const read = (path: string) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')) as Table;

const activities = new Map(
  read('activities.json').rows.map((row) => {
    const [id = '', code = '', series = '', path = ''] = row.split('|');
    return [id, { code, series, path }];
  }),
);
const editions = readdirSync(`${folder}/factors`).map((file) => read(`factors/${file}`));
const locales: readonly Locale[] = ['en', 'pl'];

/** Last levels that say nothing alone: how an amount was measured, a size, a load, a fuel of an unnamed vehicle. */
const fragments = [
  'With RF',
  'Without RF',
  'Average',
  'Average passenger',
  'Average laden',
  '0% Laden',
  '50% Laden',
  '100% Laden',
  'Small',
  'Medium',
  'Large',
  'Unknown',
  'Battery Electric Vehicle',
  'Plug-in Hybrid Electric Vehicle',
  'Landfill',
  'Composting',
  'Open-loop',
  'Closed-loop',
  'Primary material production',
  'Re-used',
  '5% loss',
  'Straw',
  'Poland',
  'Heating',
];

describe('the name of a published factor', () => {
  it.each([
    [
      'Business travel- air › Flights › Short-haul, to/from UK › Economy class › With RF',
      'Short-haul flight, economy, with effects at altitude',
      'Lot krótkodystansowy, klasa ekonomiczna, z efektami na dużej wysokości',
    ],
    [
      'Delivery vehicles › Vans › Class II (1.305 to 1.74 tonnes) › Diesel',
      'Van, class II (1.305 to 1.74 t), diesel',
      'Samochód dostawczy, klasa II (1,305–1,74 t), olej napędowy',
    ],
    [
      'Freighting goods › Sea tanker › Crude tanker › 120,000–199,999 dwt',
      'Crude oil tanker, 120,000–199,999 dwt',
      'Tankowiec do ropy naftowej, 120\u00a0000–199\u00a0999 DWT',
    ],
    ['WTT- fuels › Gaseous fuels › LPG', 'LPG, well-to-tank', 'LPG, od źródła do zbiornika (WTT)'],
    ['Electricity › location-based', 'Grid electricity, location-based', /^Energia elektryczna z sieci, /],
    ['Hotel stay › Poland', 'Hotel night, Poland', 'Noc w hotelu, Polska'],
  ])('of %s is descriptive', (path, en, pl) => {
    expect(factorName(path, 'en')).toBe(en);
    expect(factorName(path, 'pl')).toMatch(pl);
  });

  it('keeps the words of a publisher that has none of ours', () => {
    expect(factorName('Fuels › Gaseous fuels › Xylene', 'pl')).toBe('Xylene');
  });

  it.each(locales)('is not a fragment in any row (%s)', (locale) => {
    const alone = new Set(
      fragments
        .flatMap((part) => [part, factorName(`? › ${part}`, locale)])
        .map((part) => part.toLowerCase()),
    );
    const names = [...activities.values()].map(({ path }) => factorName(path, locale));
    expect(names.filter((name) => alone.has(name.toLowerCase()))).toEqual([]);
    const long = [...activities.values()].filter(({ path }) => path.split(' › ').length > 3);
    expect(long.filter(({ path }) => !/[,:]/.test(factorName(path, locale)))).toEqual([]);
    expect(names.filter((name) => /^[\d><]|›|WTT-|\bRF\b/.test(name))).toEqual([]);
  });

  it.each(locales)('belongs to one row of an edition, unit, region and set of gases (%s)', (locale) => {
    const seen = new Map<string, string>();
    const shared = editions.flatMap(({ edition, columns, rows }) => {
      const column = (row: string, name: string) => row.split('|')[columns.split('|').indexOf(name)];
      return rows.flatMap((row) => {
        const activityId = column(row, 'activityId') ?? '';
        const name = factorName(activities.get(activityId)?.path ?? '', locale);
        const place = ['unit', 'region', 'gases', 'yearFrom'].map((part) => column(row, part)).join();
        const key = `${edition.id} ${place}: ${name}`;
        const other = seen.get(key);
        seen.set(key, activityId);
        return other && other !== activityId ? [key] : [];
      });
    });
    expect(seen.size).toBeGreaterThan(10_000);
    expect(shared).toEqual([]);
  });

  it('of an industry that the entry forms offer is in Polish, after the form', () => {
    const labels = new Set(
      [purchaseGroups, transportGroups, travelGroups].flatMap((groups) =>
        groups.choicesOf('us-useeio').map(({ value }) => groups.activity('us-useeio', value)),
      ),
    );
    const offered = [...activities.values()].filter(({ code }) => labels.has(code));
    expect(offered.length).toBe(labels.size);
    const english = offered.filter(({ path }) =>
      factorName(path, 'pl').includes(path.split(' › ').at(-1) ?? ''),
    );
    expect(english).toEqual([]);
    expect(factorName('Spend › Wheat Farming', 'pl')).toBe('Wydatki: zboża');
    expect(factorName('Spend › Wheat Farming', 'en')).toBe('Spend: Wheat Farming');
  });

  it('has words of ours for each level, but for the industries of the American spend table', () => {
    const without = [...activities.values()]
      .filter(({ series }) => series !== 'us-useeio')
      .filter(({ path }) => spokenLevels(path).some(({ words }) => !words?.en || !words.pl));
    expect(without).toEqual([]);
  });
});
