import { expect, it } from 'vitest';
import { ScenarioParameters } from '#api/domain/scenarios/model/parameters';
import { scenarioParameterRows, seedModel } from '#api/testing/seed-scenarios';
import type { CompanyFacts } from './company-facts';
import { sameLight } from './same-light';

const citations = { S24: 'Somebody 2011', S25: 'Somebody else' };
const facts = { chosen: { countryCode: 'PL' } } as CompanyFacts;
const suggested = (rows = scenarioParameterRows) =>
  sameLight({
    model: { ...seedModel('led-lighting'), parameters: new ScenarioParameters(rows) },
    facts,
    citations,
  });

it('gives the ratio of lumens per watt for each lamp that one is published for, and puts nothing in', () => {
  const { value, origin, by, suggestion } = suggested();
  expect([value, origin, by]).toEqual([null, null, null]);
  expect(suggestion).toMatchObject({
    of: 'lamp_w',
    by: 'lamp',
    text: { en: 'For the same light', pl: 'Dla tej samej ilości światła' },
  });
  const ratios = Object.entries(suggestion?.ratios ?? {}).map(([lamp, { ratio }]) => [lamp, ratio * 120]);
  expect(Object.fromEntries(ratios.map(([lamp, lumens]) => [lamp, Math.round(Number(lumens))]))).toEqual({
    incandescent: 15,
    halogen: 20,
    cfl: 63,
    t8_58_e: 90,
    t5_49_e: 87,
    mh_250: 90,
    hps_150: 118,
  });
});

it('names both sources once', () => {
  const ratios = suggested().suggestion?.ratios;
  expect(ratios?.halogen?.source).toEqual({
    en: '20 ÷ 120 lm/W; Somebody 2011',
    pl: '20 ÷ 120 lm/W; Somebody 2011',
  });
  expect(ratios?.mh_250?.source.en).toBe('90 ÷ 120 lm/W; Somebody else; Somebody 2011');
});

it('suggests nothing where one of the two is not published', () => {
  const without = (id: string) =>
    Object.keys(suggested(scenarioParameterRows.filter((row) => row.id !== id)).suggestion?.ratios ?? {});
  expect(without('efficacy_led')).toEqual([]);
  expect(without('efficacy_cfl')).not.toContain('cfl');
});
