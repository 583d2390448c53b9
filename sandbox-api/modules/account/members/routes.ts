import * as contract from '#api/contract/account/members';
import { route } from '#api/kernel/route';
import {
  createMember,
  deleteMember,
  listMembers,
  listRoles,
  renewTemporaryPassword,
  updateMember,
  updateMemberStatus,
} from './service';

export const memberRoutes = [
  route(contract.listMembers, listMembers),
  route(contract.listRoles, listRoles),
  route(contract.createMember, createMember),
  route(contract.updateMember, updateMember),
  route(contract.updateMemberStatus, updateMemberStatus),
  route(contract.renewTemporaryPassword, renewTemporaryPassword),
  route(contract.deleteMember, deleteMember),
];
