import * as contract from '#api/contract/account/accounts';
import { route } from '#api/kernel/route';
import { requestPasswordCode, resetPassword, verifyPasswordCode } from './password-codes';
import { changePassword } from './passwords';
import { readProfile, updateOwnLanguage, updateProfile } from './profile';

export const accountRoutes = [
  route(contract.changePassword, changePassword),
  route(contract.requestPasswordCode, requestPasswordCode),
  route(contract.verifyPasswordCode, verifyPasswordCode),
  route(contract.resetPassword, resetPassword),
  route(contract.updateOwnLanguage, updateOwnLanguage),
  route(contract.readProfile, readProfile),
  route(contract.updateProfile, updateProfile),
];
