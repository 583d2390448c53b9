import { expect, test } from 'vitest';
import { cruise, root } from './cruise';

test('the real run covers the whole project', async () => {
  const { summary } = await cruise(root);
  expect(summary.totalCruised).toBeGreaterThan(200);
}, 120_000);
