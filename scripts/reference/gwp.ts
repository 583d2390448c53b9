import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredSet } from '#api/domain/factors/factor-set';
import { parseCsv } from './csv';
import { slug } from './labels';

const reports = ['AR4', 'AR5', 'AR6'];

/** 100-year potentials by gas and report; blends carry the potentials derived from their composition (Kyoto gases only). */
export function gwpSet(sourceFolder: string): StoredSet {
  const gases = parseCsv(readFileSync(join(sourceFolder, 'gwp.csv'), 'utf8'))
    .filter(
      ({ cells }) =>
        cells.metric === 'GWP100' && reports.includes(cells.assessment_report ?? '') && cells.value,
    )
    .filter(({ cells }) => !isFossilMethaneOfAr5(cells))
    .filter(
      ({ cells }) =>
        ['Kyoto', 'yes'].includes(cells.kyoto_basket ?? '') || isCommonRefrigerant(cells.gas ?? ''),
    )
    .map(({ line, cells }) =>
      [
        slug(cells.gas ?? ''),
        cells.assessment_report,
        cells.value,
        cells.kyoto_basket === 'yes' ? 1 : 0,
        '',
        'gwp.csv',
        line,
      ].join('|'),
    );
  const blends = parseCsv(readFileSync(join(sourceFolder, 'gwp-blends.csv'), 'utf8')).flatMap(
    ({ line, cells }) =>
      reports.map((report) =>
        [
          slug(cells.blend ?? ''),
          report,
          cells[`derived_${report.toLowerCase()}_kyoto_only`],
          1,
          (cells.composition_by_mass ?? '').replace(/ ,/g, ','),
          'gwp-blends.csv',
          line,
        ].join('|'),
      ),
  );
  return { columns: 'gas|report|value|isKyoto|composition|source|line', rows: [...gases, ...blends] };
}

/**
 * AR5 printed 28 for methane and, separately, 30 for fossil methane. Inventories and publishers that use AR5 count
 * all methane with 28, including DESNZ and the EPA; only AR6 distinguishes the two.
 */
function isFossilMethaneOfAr5({ gas, assessment_report: report }: Partial<Record<string, string>>): boolean {
  return gas === 'CH4 fossil' && report === 'AR5';
}

/** Not in the Kyoto basket but still topped up in old equipment: reported outside the scopes. */
function isCommonRefrigerant(gas: string): boolean {
  return ['HCFC-22', 'HCFC-123', 'HCFC-141b', 'HCFC-142b', 'CFC-11', 'CFC-12'].includes(gas);
}
