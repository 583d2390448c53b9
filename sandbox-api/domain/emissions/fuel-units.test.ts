import { describe, expect, it } from 'vitest';
import type { FuelDefinition } from '#api/domain/factors/reference-index';
import { seedReference } from '#api/testing/seed-reference';
import { emissionsOf } from './emissions';

const reference = seedReference();
const { fuels } = reference.data;

/** Scope 1 of 1,000 of a unit, kg. */
function burned(fuel: FuelDefinition, unitCode: string, countryCode: string): number {
  const unitId = reference.unit(unitCode).id;
  const lines = emissionsOf(
    { reference, countryCode, settings: { gwpSet: 'AR5', headlineScope2Method: 'market' } },
    { kind: 'fuel', fuelId: fuel.id, fuelVariantId: null, quantity: '1000', unitId, date: '2025-05-05' },
    [],
  );
  return lines.reduce((sum, { scope, kgCo2e }) => (scope === 1 ? sum + kgCo2e.toNumber() : sum), 0);
}

const takes = (fuel: FuelDefinition, code: string) => fuel.unitIds.includes(reference.unit(code).id);

describe('an amount of fuel', () => {
  const byEnergy = fuels.filter((fuel) => takes(fuel, 'kWh-net') && takes(fuel, 'kWh-gross'));

  it.each(['GB', 'PL', 'DE', 'US'])(
    'by net energy is 3 to 13 percent more than by gross energy, in %s',
    (countryCode) => {
      const ratios = byEnergy.map((fuel) => ({
        fuel: fuel.code,
        ratio: burned(fuel, 'kWh-net', countryCode) / burned(fuel, 'kWh-gross', countryCode),
      }));
      expect(ratios.length).toBeGreaterThan(15);
      expect(ratios.filter(({ ratio }) => ratio < 1.03 || ratio > 1.13)).toEqual([]);
    },
  );

  it('of a gas by the cubic metre is what a meter counts, not what a tank holds', () => {
    const gases = fuels.filter(({ code }) => ['natural-gas', 'cng', 'biogas', 'biomethane'].includes(code));
    const byMeter = gases.filter((fuel) => takes(fuel, 'm3') && takes(fuel, 'kg'));
    expect(byMeter.length).toBeGreaterThan(1);
    const kgPerM3 = byMeter.map((fuel) => ({
      fuel: fuel.code,
      kg: burned(fuel, 'm3', 'PL') / burned(fuel, 'kg', 'PL'),
    }));
    expect(kgPerM3.filter(({ kg }) => kg > 1.5)).toEqual([]);
  });
});
