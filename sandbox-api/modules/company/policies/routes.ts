import * as contract from '#api/contract/company/policies';
import { route } from '#api/kernel/route';
import {
  acceptPolicy,
  listPolicyAcceptances,
  listPolicyLanguages,
  readOwnAcceptance,
  readPolicy,
} from './service';

export const policyRoutes = [
  route(contract.listPolicyLanguages, listPolicyLanguages),
  route(contract.readPolicy, readPolicy),
  route(contract.readOwnAcceptance, readOwnAcceptance),
  route(contract.listPolicyAcceptances, listPolicyAcceptances),
  route(contract.acceptPolicy, acceptPolicy),
];
