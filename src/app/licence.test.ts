import { describe, expect, it } from 'vitest';
import { isLicensed } from './licence';

describe('the guard of a screen', () => {
  // spec: layouts.guards, roles.modules, materiality.product.modules, knowledge-routes.guards
  it.each([
    [{ kind: 'any' }, ['SCOPE1'], true],
    [{ kind: 'any' }, [], false],
    [{ kind: 'one-of', modules: ['SCOPE1', 'SCOPE2'] }, ['SCOPE2'], true],
    [{ kind: 'one-of', modules: ['SCOPE1', 'SCOPE2'] }, ['SCOPE3'], false],
    [{ kind: 'all-of', modules: ['REPORTS', 'CSRD'] }, ['REPORTS', 'CSRD'], true],
    [{ kind: 'all-of', modules: ['REPORTS', 'CSRD'] }, ['REPORTS'], false],
  ] as const)('that asks for %o with the licence %j opens: %s', (need, licensed, opens) => {
    expect(isLicensed(licensed, need)).toBe(opens);
  });
});
