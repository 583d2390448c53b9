import { expect, test } from 'vitest';
import { calorificValueUnit } from '#api/contract/activity-data/fuel-consumptions';
import { readOwnProperties } from '#api/domain/emissions/entered/own-properties';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Draft, IntakeChoices } from '../../model';
import { catalogueItems } from '../catalogue-items';
import { matchRecords } from '../match-records';
import { rawRecord, choices as sample, understoodOf } from '../testing';
import { calorificFields } from './calorific-fields';

const choices: IntakeChoices = {
  ...sample,
  items: catalogueItems({ utilities: [], fuels, units }),
};
const [draft] = matchRecords(understoodOf([rawRecord(2, { invoice: 'G/1' })]), sample, {}).drafts;

function fieldsOf(change: Partial<Draft>) {
  if (!draft) throw new Error('There is no draft');
  return calorificFields({ ...draft, calorificValue: 11.2, volumeCorrection: 0.95, ...change }, choices);
}

test('the API accepts every calorific value that is kept, whatever the fuel and its unit', () => {
  let kept = 0;
  for (const { itemId, units: offered } of choices.items)
    for (const { unitId } of offered)
      for (const calorificUnit of calorificValueUnit.options) {
        const item = { kind: 'fuel', itemId, variantId: null } as const;
        const fields = fieldsOf({ item, unitId, calorificUnit });
        if (fields.calorificValue === null) continue;
        kept += 1;
        const unit = units.find(({ id }) => id === unitId);
        if (!unit) throw new Error(`There is no unit ${unitId}`);
        const entered = {
          density: null,
          calorificValue: String(fields.calorificValue),
          calorificValueUnit: fields.calorificValueUnit,
          volumeCorrection: fields.volumeCorrection === null ? null : String(fields.volumeCorrection),
          source: 'G/1',
        };
        expect(() => readOwnProperties(entered, unit, false)).not.toThrow();
      }
  expect(kept).toBeGreaterThan(100);
});
