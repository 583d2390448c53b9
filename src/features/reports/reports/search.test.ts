import { expect, it } from 'vitest';
import { reportSteps } from '#api/contract/reports/headers';
import { createSearch, previewSearch, reportSearch } from './search';

// spec: reports.routes.create, reports.wizard.reporting-scope
it('accepts every step of the contract in the address of the wizard, and no other', () => {
  for (const step of reportSteps)
    expect(createSearch({ headerId: '7', step })).toEqual({ headerId: 7, step });
  expect(createSearch({ step: 'reportingScope' })).toEqual({ step: undefined });
});

it('ignores unreadable parts of an address', () => {
  expect(reportSearch({ tab: 'other', page: 0, finished: 'x' })).toEqual({});
  expect(reportSearch({ tab: 'saved', page: '2' })).toEqual({ tab: 'saved', page: 2 });
  expect(previewSearch({ issue: 99_999, draft: true })).toEqual({ issue: undefined, draft: true });
});
