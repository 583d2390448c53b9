import { expect, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints';
import { openApiDocument } from './openapi';

test('is the same text in whichever order the endpoints come', () => {
  const described = JSON.stringify(openApiDocument(endpoints).paths);
  expect(JSON.stringify(openApiDocument(endpoints.toReversed()).paths)).toBe(described);
});
