import { describe, expect, it } from 'vitest';
import { buildCsrdReport } from '#api/domain/reports/csrd/build';
import { buildGhgReport } from '#api/domain/reports/ghg/build';
import { decimal } from '#api/domain/units/decimal';
import { csrdFacts } from '#api/testing/facts/csrd-facts';
import { rowOf, tableOf, wordsOf } from '#api/testing/facts/ghg-document';
import { ghgFacts, place, type Recorded } from '#api/testing/facts/ghg-facts';
import type { ContractFacts, InstrumentSum } from './facts';

const title = 'Scope 2 contractual instruments by type';
const contract: ContractFacts = {
  locationName: 'Site 1',
  locationId: 1,
  supplyTypeId: 1,
  type: 'Green contract',
  isRenewable: true,
  startDate: '2024-01-01',
  endDate: '2025-05-31',
  certificate: 'GO 1',
  certificateType: 'go',
  certificateFrom: null,
  certificateTo: null,
  certificateMwh: null,
  sharePercent: null,
  volumeMwh: null,
};
const ppa = {
  ...contract,
  supplyTypeId: 3,
  type: 'Power purchase agreement (renewable)',
  startDate: '2025-06-01',
  endDate: null,
  certificate: null,
  certificateType: null,
};

const instrument = (of: Partial<InstrumentSum>, mwh: number): InstrumentSum => ({
  locationId: 1,
  month: '2025-03-01',
  scope: 2,
  supplyTypeId: 1,
  reason: 'contract',
  hasCertificate: true,
  energyKwh: decimal(mwh * 1000),
  ...of,
});

/** 10 MWh bought: 4 with guarantees of origin, 3 under a PPA without a certificate, 1 by the supplier's factor. */
const covered = [
  instrument({}, 4),
  instrument({ month: '2025-07-01', supplyTypeId: 3, hasCertificate: false }, 3),
  instrument({ supplyTypeId: 0, reason: 'supplier', hasCertificate: false }, 1),
];
const bought = { locationId: 1, month: '2025-03-01', scope: 2, category: '2.1', energyKwh: 10_000 };
const recorded: Recorded[] = [
  { ...bought, method: 'location', kgCo2e: 5000 },
  { ...bought, method: 'market', kgCo2e: 2000 },
  { ...bought, method: 'market', sourceKind: 'renewable', reason: 'self-generated', energyKwh: 7000 },
];
const given = { recorded, contracts: [contract, ppa], instruments: covered };

describe('contractual instruments of Scope 2', () => {
  it('share out what was bought by the type that covers it, and leave the rest without one', () => {
    for (const report of [buildGhgReport(ghgFacts(given)), buildCsrdReport(csrdFacts(given))])
      expect(tableOf(report, title).rows).toEqual([
        ['Guarantees of origin bundled with the contract (Green contract)', 4, 0.4],
        ['Emission factor stated by the supplier', 1, 0.1],
        ['All instruments', 5, 0.5],
        ['No instrument: Power purchase agreement (renewable) without a valid certificate', 3, 0.3],
        ['No instrument: all other consumption', 2, 0.2],
      ]);
  });

  it('name a power purchase agreement without a certificate beside its zero', () => {
    const said =
      'Power purchase agreement (renewable): 3 MWh have no valid certificate. They are not covered by an instrument, but the market-based result counts them as 0 t CO₂e.';
    expect(wordsOf(buildGhgReport(ghgFacts(given)), 'Scope 2')).toContain(said);
    expect(wordsOf(buildCsrdReport(csrdFacts(given)))).toContain(said);
    const proven = { ...given, instruments: covered.filter(({ supplyTypeId }) => supplyTypeId !== 3) };
    expect(wordsOf(buildGhgReport(ghgFacts(proven)))).not.toContain('no valid certificate');
  });

  it('say the type of a certificate only where it is known', () => {
    const other = { ...contract, startDate: '2025-03-15', certificateType: 'rec' };
    const contracts = [{ ...contract, endDate: '2025-03-14' }, other];
    const table = tableOf(buildGhgReport(ghgFacts({ ...given, contracts })), title);
    expect(table.rows[0]?.[0]).toBe(
      'Certificates of unspecified type bundled with the contract (Green contract)',
    );
  });

  it('count a location by the share of it that the report has', () => {
    const facility = { type: 'Hall', areaM2: 500, isOwned: true, isExcluded: false };
    const half = place(1, { facilities: [facility, { ...facility, isExcluded: true }] });
    const table = tableOf(buildGhgReport(ghgFacts({ ...given, locations: [half] })), title);
    expect(rowOf(table, 'All instruments')).toEqual([2.5, 0.5]);
  });

  it('are left out where nothing was bought', () => {
    const nothing = buildGhgReport(ghgFacts({ recorded: [] }));
    expect(wordsOf(nothing)).not.toContain(title);
  });
});
