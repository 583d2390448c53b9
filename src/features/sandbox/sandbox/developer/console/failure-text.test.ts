import { expect, it } from 'vitest';
import { messageOf, placeOf } from './failure-text';

it('finds the line and column of a position', () => {
  expect(placeOf('select wrong', 8)).toEqual({ line: 1, column: 8 });
  expect(placeOf('select\n  wrong', 10)).toEqual({ line: 2, column: 3 });
});

it("shows PostgreSQL's message with its code, detail and hint", () => {
  const failure = {
    isDone: false,
    reason: 'failed',
    message: 'no table',
    code: '42P01',
    position: 1,
  } as const;
  expect(messageOf({ ...failure, detail: null, hint: 'Look again.' })).toBe('no table (42P01)\nLook again.');
});
