import * as contract from '#api/contract/emissions/emissions';
import { route } from '#api/kernel/route';
import { readEmissionTrail } from './service';

export const trailRoutes = [route(contract.readEmissionTrail, readEmissionTrail)];
