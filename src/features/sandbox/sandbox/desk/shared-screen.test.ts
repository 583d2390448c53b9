import { expect, it } from 'vitest';
import { screenForCompany } from './shared-screen';

it.each([
  ['a screen without a key stays', '/explorer', {}, '/explorer'],
  ['the overview stays', '/', {}, '/'],
  ['a row goes back to its list', '/reports/2/double-materiality', { reportId: '2' }, '/reports'],
  ['an own number in a name is no key', '/reports-2/list', { reportId: '2' }, '/reports-2/list'],
  ['an encoded key is found', '/value-chain/a%20b', { categoryId: 'a b' }, '/value-chain'],
])('%s', (_, pathname, params, expected) => {
  expect(screenForCompany({ pathname, params })).toBe(expected);
});
