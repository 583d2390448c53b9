import type { Route } from '#api/kernel/route';
import { accountRoutes } from './accounts/routes';
import { adviceRoutes } from './advice/routes';
import { companyFactorRoutes } from './company-factors/routes';
import { contactFormRoutes } from './contact-form/routes';
import { countryRoutes } from './countries/routes';
import { emissionRoutes } from './emissions/routes';
import { explorerRoutes } from './explorer/routes';
import { factorRoutes } from './factors/routes';
import { faqRoutes } from './faqs/routes';
import { fuelConsumptionRoutes } from './fuel-consumptions/routes';
import { fuelRoutes } from './fuels/routes';
import { importRoutes } from './imports/routes';
import { languageRoutes } from './languages/routes';
import { locationRoutes } from './locations/routes';
import { lookupRoutes } from './lookups/routes';
import { recalculationRoutes } from './recalculation/routes';
import { registrationRoutes } from './registrations/routes';
import { renewableConsumptionRoutes } from './renewable-consumptions/routes';
import { renewableRoutes } from './renewables/routes';
import { reviewRoutes } from './reviews/routes';
import { scope3Routes } from './scope3/routes';
import { scope3ConsumptionRoutes } from './scope3-consumptions/routes';
import { sessionRoutes } from './session/routes';
import { supplyTypeRoutes } from './supply-types/routes';
import { unitRoutes } from './units/routes';
import { userGuideRoutes } from './user-guides/routes';
import { userSettingsRoutes } from './user-settings/routes';
import { utilityRoutes } from './utilities/routes';
import { utilityConsumptionRoutes } from './utility-consumptions/routes';
import { widgetRoutes } from './widgets/routes';

/** Every call the API answers. */
export const routes: readonly Route[] = [
  ...adviceRoutes,
  ...contactFormRoutes,
  ...faqRoutes,
  ...userGuideRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...registrationRoutes,
  ...userSettingsRoutes,
  ...languageRoutes,
  ...countryRoutes,
  ...locationRoutes,
  ...fuelConsumptionRoutes,
  ...emissionRoutes,
  ...explorerRoutes,
  // Before the catalogue, whose path with a key would take theirs.
  ...companyFactorRoutes,
  ...factorRoutes,
  ...fuelRoutes,
  ...importRoutes,
  ...lookupRoutes,
  ...recalculationRoutes,
  ...renewableConsumptionRoutes,
  ...renewableRoutes,
  ...reviewRoutes,
  ...scope3Routes,
  ...scope3ConsumptionRoutes,
  ...supplyTypeRoutes,
  ...unitRoutes,
  ...utilityRoutes,
  ...utilityConsumptionRoutes,
  ...widgetRoutes,
];
