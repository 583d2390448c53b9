import { readMaterialityCompletion } from '#api/contract/materiality/information';
import { route } from '#api/kernel/route';
import * as service from './service';

export const completionRoutes = [route(readMaterialityCompletion, service.readMaterialityCompletion)];
