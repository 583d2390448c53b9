import * as contract from '#api/contract/account/devices';
import { route } from '#api/kernel/route';
import { listDevices, signOutDevice, signOutOtherDevices } from './service';

export const deviceRoutes = [
  route(contract.listDevices, listDevices),
  route(contract.signOutDevice, signOutDevice),
  route(contract.signOutOtherDevices, signOutOtherDevices),
];
