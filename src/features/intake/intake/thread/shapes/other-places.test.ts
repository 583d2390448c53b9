import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers } from '../../model';
import { answered } from '../../screen/choices/answering';
import { bytesOf, companyWith, questionsOf } from './from-bytes';

/** A location that was answered for one file is not taken for a file of another place. */
const { electricity, interpret, choices } = companyWith({ utilities, fuels, units });
const bills = bytesOf('From;To;kWh\n2025-01-01;2025-01-31;100');
const ofMeter = (meter: string) => bytesOf(`Meter number;From;To;kWh\n${meter};2025-01-01;2025-01-31;100`);
const remembered: Answers = { item: electricity, locationId: 1 };

async function read(bytes: Uint8Array, fileName: string, answers: Answers = {}, profile = remembered) {
  const found = await interpret(bytes, answers, profile, choices, fileName);
  return {
    asked: questionsOf(found),
    places: found.matched.drafts.map(({ locationId }) => locationId),
  };
}

describe('a remembered location', () => {
  test('holds for the next file that names no other place', async () => {
    expect(await read(bills, 'bills 2025-02.csv')).toEqual({ asked: [], places: [1] });
    expect(await read(bills, 'Main Bakery 2025-02.csv')).toEqual({ asked: [], places: [1] });
  });

  test('is asked about again if the name of the file names another location, with that one first', async () => {
    const { asked, places } = await read(bills, 'Warehouse 2025-02.csv');
    expect(asked).toEqual([{ about: 'locationId', named: [2] }]);
    expect(places).toEqual([null]);
  });

  test('is asked about again for a meter that nothing is known of', async () => {
    const { asked } = await read(ofMeter('590310600000099999'), 'bills.csv');
    expect(asked).toEqual([{ about: 'meters', meter: '590310600000099999', count: 1 }]);
  });

  test('holds once the user has said it of this file', async () => {
    const [question] = (await read(bills, 'Warehouse 2025-02.csv')).asked;
    const answers = question ? answered({}, question, { value: 1 }) : {};
    const { asked, places } = await read(bills, 'Warehouse 2025-02.csv', answers);
    expect([asked, places]).toEqual([[], [1]]);
  });

  test('is not asked about each month because of the same name', async () => {
    const profile = { ...remembered, locationsNamed: [2] };
    expect(await read(bills, 'Warehouse 2025-03.csv', {}, profile)).toEqual({ asked: [], places: [1] });
  });
});
