import * as assessments from './assessments';
import * as copies from './copies';
import * as files from './files';
import * as information from './information';
import * as iros from './iros';
import * as opinions from './opinions';
import * as results from './results';
import * as screenings from './screenings';
import * as stakeholders from './stakeholders';
import * as topics from './topics';
import * as valueChain from './value-chain';

/** The contracts of this area. */
export const materialityContracts = {
  information,
  files,
  valueChain,
  stakeholders,
  screenings,
  topics,
  iros,
  assessments,
  opinions,
  results,
  copies,
};
