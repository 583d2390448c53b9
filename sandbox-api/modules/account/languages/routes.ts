import * as contract from '#api/contract/account/languages';
import { route } from '#api/kernel/route';
import { listLanguages } from './service';

export const languageRoutes = [route(contract.listLanguages, listLanguages)];
