import type { Route } from '#api/kernel/route';
import { companyRoutes } from './companies/routes';
import { companyLogoRoutes } from './company-logo/routes';
import { countryRoutes } from './countries/routes';
import { keyFigureRoutes } from './key-figures/routes';
import { locationRoutes } from './locations/routes';
import { policyRoutes } from './policies/routes';
import { reportingInformationRoutes } from './reporting-informations/routes';
import { supplyTypeFileRoutes } from './supply-type-files/routes';
import { supplyTypeRoutes } from './supply-types/routes';

/** The calls of this area. */
export const companyAreaRoutes: readonly Route[] = [
  ...countryRoutes,
  ...locationRoutes,
  ...supplyTypeRoutes,
  ...supplyTypeFileRoutes,
  ...companyRoutes,
  ...companyLogoRoutes,
  ...keyFigureRoutes,
  ...policyRoutes,
  ...reportingInformationRoutes,
];
