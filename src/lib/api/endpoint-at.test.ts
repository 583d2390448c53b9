import { expect, it } from 'vitest';
import { listScope3Options } from '#api/contract/activity-data/value-chain-forms';
import { endpointAt } from './endpoint-at';

it('an endpoint is called at the path that the API gave out', () => {
  const path = '/api/Scope3/Fields/7/Options?parent=a%20b';
  expect(endpointAt(listScope3Options, path)).toMatchObject({ id: listScope3Options.id, path });
});

it.each([
  'https://elsewhere.example/api/',
  '//elsewhere.example/api/',
  '/apis',
  '/api/../../x',
  '/api/\\x',
  '',
])('the path %j is refused: the credential would go with it', (path) => {
  expect(() => endpointAt(listScope3Options, path)).toThrow('Not a path of the API');
});
