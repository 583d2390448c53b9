import { expect, it } from 'vitest';
import { listScope3Options } from '#api/contract/activity-data/value-chain-forms';
import { endpointAt } from './endpoint-at';

it('calls an endpoint at the path given by the API', () => {
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
])('refuses the path %j, because the credential would be sent there', (path) => {
  expect(() => endpointAt(listScope3Options, path)).toThrow('Not a path of the API');
});
