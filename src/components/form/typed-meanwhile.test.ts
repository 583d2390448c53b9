import { expect, it } from 'vitest';
import { typedMeanwhile, valuesSent } from './typed-meanwhile';

const file = new File(['a'], 'a.png');
const form = () => ({ town: 'Poznań', months: [1, 2], contact: { name: 'Ewa' }, note: undefined, file });

it('finds nothing when the user did not type', () => {
  expect(typedMeanwhile(valuesSent(form()), form())).toEqual({});
});

it('finds each field that changed while the form was being sent, also in a list or group', () => {
  const values = form();
  const sent = valuesSent(values);
  values.town = 'Somewhere';
  values.months.push(3);
  values.contact.name = 'Jan';
  values.file = new File(['b'], 'a.png');
  expect(typedMeanwhile(sent, values)).toEqual({
    town: 'Somewhere',
    months: [1, 2, 3],
    contact: { name: 'Jan' },
    file: values.file,
  });
  expect(sent).toEqual(form());
});
