import * as contract from '#api/contract/account/registrations';
import { route } from '#api/kernel/route';
import { register, validateInvitationToken, validateRegistrationUser } from './service';

export const registrationRoutes = [
  route(contract.validateInvitationToken, validateInvitationToken),
  route(contract.validateRegistrationUser, validateRegistrationUser),
  route(contract.register, register),
];
