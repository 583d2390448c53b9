import { expect, it } from 'vitest';
import { mayEdit } from './may-edit';

// spec: reports.roles.owner
it('lets the owner and Admins edit a report, and no reader', () => {
  const who = (roleName: 'Admin' | 'User' | 'View', isOwner: boolean) =>
    mayEdit({ roleName, isAdmin: roleName === 'Admin' }, { isOwner });
  expect([who('Admin', false), who('User', true)]).toEqual([true, true]);
  expect([who('User', false), who('View', false), who('View', true)]).toEqual([false, false, false]);
});
