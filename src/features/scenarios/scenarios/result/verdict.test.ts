import { describe, expect, it } from 'vitest';
import type { ResultFigure } from '#api/contract/scenarios/scenarios';
import { verdictOf } from './verdict';

const figures = (values: Record<string, number | null>) =>
  Object.entries(values).map(([id, value]) => ({ id, value })) as ResultFigure[];

const saving = { lb_year1_t: 4, mb_year1_t: 9, cash_year1: 500, net_capex: 1000, payback_cumulated: 2.1 };
const of = (changes: Record<string, number | null>) => verdictOf(figures({ ...saving, ...changes }));

describe('the summary of a simulation', () => {
  it('says what each method saves and when the investment pays back', () => {
    expect(of({})).toEqual({
      emissions: 'savesBoth',
      locationT: 4,
      marketT: 9,
      money: 'paysBack',
      years: 2.1,
      yearly: 500,
    });
  });

  it.each([
    [-1, 2, 'addsLocation'],
    [1, -2, 'addsMarket'],
    [-1, -2, 'addsBoth'],
    [0, 0, 'savesBoth'],
  ])('%d t location-based and %d t market-based is %s', (lb_year1_t, mb_year1_t, emissions) => {
    const verdict = of({ lb_year1_t, mb_year1_t });
    expect(verdict?.emissions).toBe(emissions);
    expect([verdict?.locationT, verdict?.marketT]).toEqual([Math.abs(lb_year1_t), Math.abs(mb_year1_t)]);
  });

  it('says when the investment does not pay back within the period', () => {
    expect(of({ payback_cumulated: null, payback: null })?.money).toBe('neverBack');
  });

  it('names no payback beyond the period, even if the first year alone would give one', () => {
    expect(of({ payback_cumulated: null, payback: 16.8 })).toMatchObject({ money: 'neverBack', years: 0 });
  });

  it('states the yearly amount when nothing is invested', () => {
    expect(of({ net_capex: 0 })?.money).toBe('earns');
    expect(of({ net_capex: -10, cash_year1: -5 })).toMatchObject({ money: 'costs', yearly: 5 });
  });

  it('uses the first-year payback of a simulation saved before the yearly payback existed', () => {
    const { payback_cumulated: _, ...before } = saving;
    expect(verdictOf(figures({ ...before, payback: 2 }))?.years).toBe(2);
  });

  it('is empty when a figure is missing', () => {
    expect(of({ lb_year1_t: null })).toBeNull();
  });
});
