import { expect, test } from 'vitest';
import { travelItems, trip } from '../testing';
import { chooseCar } from './cars';

test.each([
  ['Skoda Octavia, diesel', [trip(8, 6), trip(10, 6)], null],
  ['Samochód średni, ON', [trip(10, 6)], trip(10, 6)],
  ['Samochód, średni rozmiar, benzyna', [trip(10, 7)], null],
  ['Mittelklasse Benziner', [trip(10, 7)], trip(10, 7)],
  ['Medium car', [trip(10, 7), trip(10, 6)], null],
  ['Medium, petrol or diesel', [trip(10, 7), trip(10, 6)], null],
  ['Medium, mild hybrid diesel', [trip(10, 7), trip(10, 6)], null],
  ['KR 12345', [trip(8, 11), trip(8, 6)], null],
  ['On loan, medium', [trip(10, 7), trip(10, 6)], null],
])('the car %s is known by its size and fuel only', (text, proposals, found) => {
  expect(chooseCar(text, travelItems)).toMatchObject({ found, proposals });
});
