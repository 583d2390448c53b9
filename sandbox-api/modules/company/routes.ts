import { companyContracts as contracts } from '#api/contract/company/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as companies from './companies/service';
import * as companyLogo from './company-logo/service';
import * as countries from './countries/service';
import { listColumnNames } from './countries/service';
import * as keyFigures from './key-figures/service';
import * as changeLocation from './locations/change-location';
import { readLocationRemoval } from './locations/removal';
import * as locations from './locations/service';
import * as reportingInformations from './reporting-informations/service';
import * as supplyTypeFiles from './supply-type-files/service';
import { previewLocationSupplyType } from './supply-types/preview';
import * as supplyTypes from './supply-types/service';
import * as terms from './terms/service';

/** The calls of this area. */
export const companyAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.countries, countries),
  ...bindRoutes(contracts.locations, { ...locations, ...changeLocation }),
  ...bindRoutes(contracts.locationRemoval, { readLocationRemoval }),
  ...bindRoutes(contracts.supplyTypes, supplyTypes),
  ...bindRoutes(contracts.contractPreview, { previewLocationSupplyType }),
  ...bindRoutes(contracts.supplyTypeFiles, supplyTypeFiles),
  ...bindRoutes(contracts.companies, { ...companies, listColumnNames }),
  ...bindRoutes(contracts.companyLogo, companyLogo),
  ...bindRoutes(contracts.keyFigures, keyFigures),
  ...bindRoutes(contracts.terms, terms),
  ...bindRoutes(contracts.reportingInformations, reportingInformations),
];
