import { expect, test } from 'vitest';
import { fileNameOf } from './file-name';

test.each([
  [['Jagodno Foods S.A.'], 'jagodno-foods'],
  [['Żółty Młyn Sp. z o.o.'], 'zolty-mlyn'],
  [['Blauweide GmbH'], 'blauweide'],
  [['../../etc "x"'], 'etc-x'],
  [['株式会社'], 'ledgerleaf'],
  [['One', 'Two'], 'ledgerleaf'],
])('a file of %j is named after the company and the day', (companies, name) => {
  expect(fileNameOf(companies, '2026-11-26')).toBe(`${name}-2026-11-26.ledgerleaf`);
});
