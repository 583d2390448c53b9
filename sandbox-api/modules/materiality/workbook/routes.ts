import { downloadMaterialityWorkbook as contract } from '#api/contract/materiality/results';
import { route } from '#api/kernel/route';
import { downloadMaterialityWorkbook } from './service';

export const workbookRoutes = [route(contract, downloadMaterialityWorkbook)];
