import { expect, test } from 'vitest';
import { readNumber } from './read-number';

test.each([
  ['1234', 1234],
  ['1234.5', 1234.5],
  ['1234,5', 1234.5],
  ['1 234,56', 1234.56],
  ['1\u00a0234,56', 1234.56],
  ['1\u202f234\u202f567,8', 1234567.8],
  ["1'234.50", 1234.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1.234.567,89', 1234567.89],
  ['1,234,567', 1234567],
  ['12.345.678', 12345678],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1234,567', 1234.567],
  ['1 234,567', 1234.567],
  [',5', 0.5],
  ['-12,5', -12.5],
  ['−3', -3],
  ['1.5E3', 1500],
])('%s is %d', (text, value) => expect(readNumber(text)).toBe(value));

test.each(['1,234', '12.345', '-1,234'])('%s could be two numbers', (text) =>
  expect(readNumber(text)).toBe('ambiguous'),
);

test.each([
  'abc',
  '',
  '12 kWh',
  '12%',
  '1,2,3',
  '1.23.456',
  '1,234.567,8',
  '0x1F',
  'Infinity',
  'NaN',
  '1 2',
  '--1',
  '1.',
])('"%s" is no number', (text) => expect(readNumber(text)).toBeUndefined());
