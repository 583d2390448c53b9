import { expect, it } from 'vitest';
import { createGate } from './gate';

it('waits for running requests, holds back new ones, and opens again even after a failure', async () => {
  const gate = createGate();
  const order: string[] = [];
  let finish = () => {};
  const running = gate.pass(async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    order.push('running');
  });
  const alone = gate.alone(async () => {
    order.push('alone');
    throw new Error('failed');
  });
  // The turn starts with the next microtask; only then is the gate closed.
  await Promise.resolve();
  await Promise.resolve();
  const held = gate.pass(async () => order.push('held'));
  finish();
  await expect(alone).rejects.toThrow('failed');
  await Promise.all([running, held]);
  expect(order).toEqual(['running', 'alone', 'held']);
});
