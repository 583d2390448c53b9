import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { onceInARun } from './once-in-a-run';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (made: Uint8Array) => new TextDecoder().decode(made);

test('callers at the same time get the result that one of them made', async () => {
  const name = randomUUID();
  let made = 0;
  const make = async () => {
    made += 1;
    return bytes(`the ${made}. copy`);
  };
  const texts = (await Promise.all([1, 2, 3].map(() => onceInARun(name, make)))).map(textOf);
  expect(texts).toEqual(['the 1. copy', 'the 1. copy', 'the 1. copy']);
});

test('when making it fails, the next caller tries again', async () => {
  const name = randomUUID();
  const failing = onceInARun(name, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(textOf(await onceInARun(name, async () => bytes('whole')))).toBe('whole');
});
