import { readPendingRecalculation } from '#api/contract/emissions/pending-recalculation';
import * as contract from '#api/contract/emissions/recalculations';
import { route } from '#api/kernel/route';
import { listRecalculationFailures } from './failures';
import { createEmissionPin, deleteEmissionPin, listEmissionPins } from './pins';
import { createRecalculation, decideRecalculation } from './proposals';
import {
  listRecalculationDifferences,
  listRecalculations,
  listRestatements,
  readRecalculation,
  readRecalculationOptions,
} from './reading';
import { anyPendingRecalculation } from './service';

export const recalculationRoutes = [
  route(contract.listRecalculations, listRecalculations),
  // Before the path with a key: the first match answers.
  route(readPendingRecalculation, anyPendingRecalculation),
  route(contract.readRecalculationOptions, readRecalculationOptions),
  route(contract.readRecalculation, readRecalculation),
  route(contract.listRecalculationDifferences, listRecalculationDifferences),
  route(contract.listRecalculationFailures, listRecalculationFailures),
  route(contract.createRecalculation, createRecalculation),
  route(contract.decideRecalculation, decideRecalculation),
  route(contract.listRestatements, listRestatements),
  route(contract.listEmissionPins, listEmissionPins),
  route(contract.createEmissionPin, createEmissionPin),
  route(contract.deleteEmissionPin, deleteEmissionPin),
];
