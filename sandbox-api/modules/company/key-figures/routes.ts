import * as contract from '#api/contract/company/key-figures';
import { route } from '#api/kernel/route';
import { createKeyFigure, deleteKeyFigure, listKeyFigures, updateKeyFigure } from './service';

export const keyFigureRoutes = [
  route(contract.listKeyFigures, listKeyFigures),
  route(contract.createKeyFigure, createKeyFigure),
  route(contract.updateKeyFigure, updateKeyFigure),
  route(contract.deleteKeyFigure, deleteKeyFigure),
];
