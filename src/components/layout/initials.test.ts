import { expect, it } from 'vitest';
import { toInitials } from './initials';

// spec: shell.initials, knowledge-shell.initials
it.each([
  [{ firstName: 'Łucja', lastName: 'nowak', email: 'x@y.pl' }, 'ŁN'],
  [{ firstName: ' ', lastName: 'Nowak', email: 'ab@y.pl' }, 'AB'],
  [{ firstName: null, lastName: null, email: 'q' }, 'Q'],
  [{ email: '' }, 'UU'],
  [{}, 'UU'],
])('initials of %j are %s', (person, initials) => {
  expect(toInitials(person)).toBe(initials);
});
