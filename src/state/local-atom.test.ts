import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { localAtom } from './local-atom';

const isNumber = (stored: unknown): stored is number => typeof stored === 'number';
const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    'cannot even be looked at',
    () => Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true }),
  ],
  ['refuses what is written', () => vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse })],
])('keeps a value as long as the page where storage %s', (_, block) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  block();
  try {
    const atom = localAtom('test', 1, isNumber);
    const store = createStore();
    expect(store.get(atom)).toBe(1);
    store.set(atom, 2);
    expect(store.get(atom)).toBe(2);
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
