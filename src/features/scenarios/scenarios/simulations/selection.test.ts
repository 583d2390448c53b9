import { expect, it } from 'vitest';
import { renamed } from './selection';

it('uses the new name of a renamed simulation in the selection and leaves the others unchanged', () => {
  const picked = [
    { scenarioBackupId: 3, scenarioId: 1, name: 'Hall' },
    { scenarioBackupId: 4, scenarioId: 2, name: 'Roof' },
  ];
  expect(renamed(picked, 3, 'Hall 2').map(({ name }) => name)).toEqual(['Hall 2', 'Roof']);
  expect(renamed(picked, 9, 'Other')).toEqual(picked);
});
