import { expect, it } from 'vitest';
import { decimalReading } from './decimal-reading';

it('says which number of the file each decimal separator makes', () => {
  const fraction = { kind: 'fraction', sample: '1,234', low: '1', high: '2' };
  expect(decimalReading(',', '1,234')).toEqual(fraction);
  expect(decimalReading('.', '1,234')).toEqual({ kind: 'whole', sample: '1,234', value: '1234' });
  expect(decimalReading('.', '9.013')).toEqual({ kind: 'fraction', sample: '9.013', low: '9', high: '10' });
  expect(decimalReading(',', '9.013')).toEqual({ kind: 'whole', sample: '9.013', value: '9013' });
});

it('says a number that ends in zeros as a whole one', () => {
  expect(decimalReading(',', '2,000')).toEqual({ kind: 'whole', sample: '2,000', value: '2' });
  expect(decimalReading('.', '2,000')).toEqual({ kind: 'whole', sample: '2,000', value: '2000' });
});
