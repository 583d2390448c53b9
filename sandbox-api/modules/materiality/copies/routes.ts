import { copyMateriality as contract } from '#api/contract/materiality/copies';
import { route } from '#api/kernel/route';
import { copyMateriality } from './service';

export const copyRoutes = [route(contract, copyMateriality)];
