import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json';

it('writes one value in one way, in whatever order its keys came', () => {
  const text = '{"a":[1,null,"ż\\n"],"b":{"c":true,"d":0.1}}';
  expect(canonicalJson({ b: { d: 0.1, c: true, e: undefined }, a: [1, null, 'ż\n'] })).toBe(text);
  expect(canonicalJson(JSON.parse(text))).toBe(text);
});

it('tells values apart that differ', () => {
  expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }));
  expect(canonicalJson({ a: null })).not.toBe(canonicalJson({}));
});
