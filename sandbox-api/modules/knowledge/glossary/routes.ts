import * as contract from '#api/contract/knowledge/glossary';
import { route } from '#api/kernel/route';
import { listGlossary } from './service';

export const glossaryRoutes = [route(contract.listGlossary, listGlossary)];
