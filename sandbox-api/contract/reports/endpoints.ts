import * as accordance from './accordance';
import * as dataExport from './data-export';
import * as facilities from './facilities';
import * as generalInformations from './general-informations';
import * as headers from './headers';
import * as issues from './issues';
import * as questionnaires from './questionnaires';
import * as reports from './reports';

/** The contracts of this area. */
export const reportsContracts = {
  reports,
  headers,
  generalInformations,
  facilities,
  questionnaires,
  issues,
  accordance,
  dataExport,
};
