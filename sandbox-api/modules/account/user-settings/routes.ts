import * as contract from '#api/contract/account/user-settings';
import { route } from '#api/kernel/route';
import {
  readUserSettings,
  updateHideAddDataTooltip,
  updateHideAddLocationTooltip,
  updateHideDashboardCompanyTile,
  updateHideTour,
} from './service';

export const userSettingsRoutes = [
  route(contract.readUserSettings, readUserSettings),
  route(contract.updateHideTour, updateHideTour),
  route(contract.updateHideAddLocationTooltip, updateHideAddLocationTooltip),
  route(contract.updateHideAddDataTooltip, updateHideAddDataTooltip),
  route(contract.updateHideDashboardCompanyTile, updateHideDashboardCompanyTile),
];
