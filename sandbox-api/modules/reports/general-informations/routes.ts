import * as contract from '#api/contract/reports/general-informations';
import { route } from '#api/kernel/route';
import {
  createGeneralInformation,
  readGeneralInformation,
  readHeaderGeneralInformation,
  updateGeneralInformation,
} from './service';

export const generalInformationRoutes = [
  route(contract.readGeneralInformation, readGeneralInformation),
  route(contract.readHeaderGeneralInformation, readHeaderGeneralInformation),
  route(contract.createGeneralInformation, createGeneralInformation),
  route(contract.updateGeneralInformation, updateGeneralInformation),
];
