import { expect, it } from 'vitest';
import { mayEdit } from './may-edit';

// spec: reports.roles.owner
it('a report is changed by its owner and by Admins, and by nobody who may only look', () => {
  const who = (roleName: 'Admin' | 'User' | 'View', isOwner: boolean) =>
    mayEdit({ roleName, isAdmin: roleName === 'Admin' }, { isOwner });
  expect([who('Admin', false), who('User', true)]).toEqual([true, true]);
  expect([who('User', false), who('View', false), who('View', true)]).toEqual([false, false, false]);
});
