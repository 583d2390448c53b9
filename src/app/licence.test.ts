import { describe, expect, it } from 'vitest';
import { isLicensed } from './licence';

describe("a screen's guard", () => {
  // spec: layouts.guards, roles.modules, materiality.product.modules, knowledge-routes.guards
  it.each([
    [{ kind: 'any' }, ['SCOPE1'], true],
    [{ kind: 'any' }, [], false],
    [{ kind: 'one-of', modules: ['SCOPE1', 'SCOPE2'] }, ['SCOPE2'], true],
    [{ kind: 'one-of', modules: ['SCOPE1', 'SCOPE2'] }, ['SCOPE3'], false],
    [{ kind: 'all-of', modules: ['REPORTS', 'CSRD'] }, ['REPORTS', 'CSRD'], true],
    [{ kind: 'all-of', modules: ['REPORTS', 'CSRD'] }, ['REPORTS'], false],
  ] as const)('requiring %o opens with the licence %j: %s', (need, licensed, opens) => {
    expect(isLicensed(licensed, need)).toBe(opens);
  });
});
