import { expect, test } from 'vitest';
import type { ResidualMixNeed } from '#api/contract/factors/residual-mixes';
import { progressOf } from './progress';

const need = (status: ResidualMixNeed['publication']['status'], isEntered = false): ResidualMixNeed => ({
  region: 'ES',
  regionName: 'Spain',
  year: 2024,
  publication: { status, publisher: 'AIB', document: 'Residual mixes', reference: 'Table 2', year: 2024 },
  standInKgCo2e: '100',
  locations: ['Plant'],
  entered: isEntered
    ? {
        companyFactorId: 1,
        kgCo2ePerMwh: '300',
        publisher: 'AIB',
        document: 'Residual mixes',
        reference: 'Table 2',
      }
    : null,
});

test('counts the entered residual mixes out of those that can be looked up', () => {
  expect(progressOf([need('published', true), need('published'), need('unknown')])).toEqual({
    entered: 1,
    total: 3,
  });
});

test('asks for none where no residual mix is published, and counts one that was entered anyway', () => {
  expect(progressOf([need('none')])).toEqual({ entered: 0, total: 0 });
  expect(progressOf([need('none', true), need('none')])).toEqual({ entered: 1, total: 1 });
});
