import { expect, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints';
import { openApiDocument } from './openapi';

test('gives the same text in any order of the endpoints', () => {
  const described = JSON.stringify(openApiDocument(endpoints).paths);
  expect(JSON.stringify(openApiDocument(endpoints.toReversed()).paths)).toBe(described);
});
