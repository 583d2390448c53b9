import { expect, test } from 'vitest';
import { loadRoutes, readCallsByArea, routesLater } from './areas';

test('the calls that a build writes down are loaded as the routes that answer them, each once', async () => {
  const later = routesLater(await readCallsByArea());
  const loaded = await Promise.all(later.map(({ load }) => load()));
  expect(loaded).toEqual(await loadRoutes());
  const names = later.map(({ call: { method, path } }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(names).size).toBe(names.length);
});
