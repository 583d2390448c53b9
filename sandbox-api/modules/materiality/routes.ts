import { materialityContracts as contracts } from '#api/contract/materiality/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as assessments from './assessments/service';
import { lookThroughStep, readMaterialityCompletion } from './completion/service';
import * as copies from './copies/service';
import * as files from './files/service';
import * as information from './information/service';
import * as iros from './iros/service';
import * as lookups from './lookups/service';
import * as opinions from './opinions/service';
import * as results from './results/service';
import * as screenings from './screenings/service';
import * as stakeholders from './stakeholders/service';
import * as topics from './topics/service';
import * as valueChain from './value-chain/service';

/** The calls of this area. */
export const materialityAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.results, results),
  ...bindRoutes(contracts.information, {
    ...information,
    ...lookups,
    readMaterialityCompletion,
    lookThroughStep,
  }),
  ...bindRoutes(contracts.files, files),
  ...bindRoutes(contracts.valueChain, { ...valueChain, ...lookups }),
  ...bindRoutes(contracts.stakeholders, { ...stakeholders, ...lookups }),
  ...bindRoutes(contracts.topics, { ...topics, ...lookups }),
  ...bindRoutes(contracts.screenings, { ...screenings, ...results }),
  ...bindRoutes(contracts.iros, iros),
  ...bindRoutes(contracts.assessments, { ...assessments, ...lookups, ...results }),
  ...bindRoutes(contracts.opinions, opinions),
  ...bindRoutes(contracts.copies, copies),
];
