import * as contract from '#api/contract/company/supply-type-files';
import { route } from '#api/kernel/route';
import * as service from './service';

export const supplyTypeFileRoutes = [
  route(contract.listSupplyTypeFiles, service.listSupplyTypeFiles),
  route(contract.uploadSupplyTypeFiles, service.uploadSupplyTypeFiles),
  route(contract.deleteSupplyTypeFile, service.deleteSupplyTypeFile),
  route(contract.downloadSupplyTypeFile, service.downloadSupplyTypeFile),
  route(contract.listSupplyTypeFileExtensions, service.listSupplyTypeFileExtensions),
  route(contract.readSupplyTypeFileMaxSize, service.readSupplyTypeFileMaxSize),
  route(contract.readSupplyTypeFileBatchMaxSize, service.readSupplyTypeFileBatchMaxSize),
];
