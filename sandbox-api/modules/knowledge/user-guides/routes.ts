import * as contract from '#api/contract/knowledge/user-guides';
import { route } from '#api/kernel/route';
import { downloadUserGuide, listUserGuides, readEsrsGuide, readMaterialityGuide } from './service';

export const userGuideRoutes = [
  route(contract.listUserGuides, listUserGuides),
  route(contract.readEsrsGuide, readEsrsGuide),
  route(contract.readMaterialityGuide, readMaterialityGuide),
  route(contract.downloadUserGuide, downloadUserGuide),
];
