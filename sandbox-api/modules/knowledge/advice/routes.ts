import * as contract from '#api/contract/knowledge/advice';
import { route } from '#api/kernel/route';
import { listAdvice } from './service';

export const adviceRoutes = [route(contract.listAdvice, listAdvice)];
