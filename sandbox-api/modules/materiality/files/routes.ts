import * as contract from '#api/contract/materiality/files';
import { route } from '#api/kernel/route';
import { readMaterialityFileDescription, updateMaterialityFileDescription } from './description';
import * as service from './service';

export const materialityFileRoutes = [
  route(contract.listMaterialityFiles, service.listMaterialityFiles),
  route(contract.uploadMaterialityFile, service.uploadMaterialityFile),
  route(contract.downloadMaterialityFile, service.downloadMaterialityFile),
  route(contract.deleteMaterialityFile, service.deleteMaterialityFile),
  route(contract.readMaterialityFileDescription, readMaterialityFileDescription),
  route(contract.updateMaterialityFileDescription, updateMaterialityFileDescription),
  route(contract.listMaterialityFileExtensions, service.listMaterialityFileExtensions),
  route(contract.readMaterialityFileMaxSize, service.readMaterialityFileMaxSize),
  route(contract.readMaterialityFileMaxCount, service.readMaterialityFileMaxCount),
];
