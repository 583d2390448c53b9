import * as contract from '#api/contract/emissions';
import { route } from '#api/http/route';
import { readEmissionTrail } from './service';

export const emissionRoutes = [route(contract.readEmissionTrail, readEmissionTrail)];
