import * as languages from '#api/contract/account/languages';
import * as registrations from '#api/contract/account/registrations';
import * as session from '#api/contract/account/session';
import * as fuelConsumptions from '#api/contract/activity-data/fuel-consumptions';
import * as fuels from '#api/contract/activity-data/fuels';
import * as imports from '#api/contract/activity-data/imports';
import * as renewableConsumptions from '#api/contract/activity-data/renewable-consumptions';
import * as renewables from '#api/contract/activity-data/renewables';
import * as utilities from '#api/contract/activity-data/utilities';
import * as utilityConsumptions from '#api/contract/activity-data/utility-consumptions';
import * as countries from '#api/contract/company/countries';
import * as locations from '#api/contract/company/locations';
import * as widgets from '#api/contract/emissions/dashboard';
import * as widgetSettings from '#api/contract/emissions/dashboard-settings';
import * as explorer from '#api/contract/emissions/explorer';
import * as lookups from '#api/contract/emissions/lookups';
import * as advice from '#api/contract/knowledge/advice';
import * as faqs from '#api/contract/knowledge/faqs';
import * as userGuides from '#api/contract/knowledge/user-guides';
import type { Entity } from '../document';

/** Section 3: entities and their fields, as the contract sends them. */
export const entities: readonly Entity[] = [
  {
    name: 'session user',
    schema: session.sessionUser,
    fields:
      'roleName email firstName lastName languageId languageCode locale forcePasswordChange companyName isTrial trialDaysRemaining isAdmin modules anyLocations anyConsumptions anyReviewHeaders anyIncompleteReviews hideTour hideAddLocationTooltip hideAddDataTooltip hideDashboardCompanyTile isCompanyComplete missingCompanyInfo missingCompanyReportingInfo settings userGuides',
  },
  { name: 'language', schema: languages.language, fields: 'languageId code' },
  {
    name: 'country',
    schema: countries.country,
    fields: 'countryId id name code isoCodeTwo languageId requiresVatNumber hasPkdNumber',
  },
  {
    name: 'location',
    schema: locations.location,
    fields:
      'locationId name address countryName town countryId postCode address1 address2 address3 area active',
  },
  {
    name: 'fuel consumption',
    schema: fuelConsumptions.fuelConsumption,
    fields:
      'fuelConsumptionId locationId fuelCategoryId fuelCategoryName fuelId fuelVariantId fuelName fuelVariantName value unitId unitSymbol carbonEquivalent date reference',
  },
  {
    name: 'utility consumption',
    schema: utilityConsumptions.utilityConsumption,
    fields:
      'utilityConsumptionId utilityId utilityName value unitId unitSymbol startDate endDate reference carbonEquivalent',
  },
  {
    name: 'renewable consumption',
    schema: renewableConsumptions.renewableConsumption,
    fields:
      'renewableConsumptionId renewableId renewableName value unitId unitSymbol startDate endDate reference carbonEquivalent',
  },
  { name: 'utility', schema: utilities.utility, fields: 'utilityId name isElectricity' },
  { name: 'fuel', schema: fuels.fuel, fields: 'fuelId name' },
  { name: 'renewable', schema: renewables.renewable, fields: 'renewableId name' },
  {
    name: 'chart series',
    schema: explorer.chartPoint,
    fields: 'date carbonEquivalent name colour unitSymbol',
  },
  { name: 'fuel aggregate', schema: widgets.fuelAggregate, fields: 'fuelId percentage fuelName colour' },
  {
    name: 'utility aggregate',
    schema: widgets.utilityAggregate,
    fields: 'utilityId carbonEquivalent utilityName colour unitSymbol',
  },
  { name: 'scopes', schema: widgets.scopeAggregates, fields: 'total formattedTotal unitSymbol entries' },
  { name: 'scope', schema: widgets.scopeTotal, fields: 'scope name formattedCe' },
  { name: 'ranked categories', schema: widgets.rankedCategories, fields: 'unitSymbol categories' },
  { name: 'top sources', schema: widgets.topEmissions, fields: 'unitSymbol topEmissions' },
  {
    name: 'widget selection',
    schema: widgetSettings.widgetSelection,
    fields: 'widgetId name code show displayOrder',
  },
  { name: 'widget settings', schema: widgetSettings.durationSetting, fields: 'duration' },
  { name: 'year setting', schema: widgetSettings.yearSetting, fields: 'year' },
  { name: 'duration option', schema: lookups.option, fields: 'value display' },
  { name: 'import', schema: imports.uploadedImport, fields: 'importId errorRows' },
  {
    name: 'import category',
    schema: imports.importCategory,
    fields: 'importCategoryId name subCategories',
  },
  {
    name: 'registration payload',
    schema: registrations.registrationBody,
    fields:
      'token email password firstName lastName name countryId town address1 postCode locationName registrationNumber vatNumber pkdNumber',
  },
  {
    name: 'token validation',
    schema: registrations.validateInvitationToken.response,
    fields: 'isValid',
  },
  {
    name: 'user validation',
    schema: registrations.validateRegistrationUser.response,
    fields: 'isValid requiresExtraInfo',
  },
  { name: 'faq', schema: faqs.faq, fields: 'faqId question answer' },
  { name: 'advice', schema: advice.adviceArticle, fields: 'adviceId title body languageId' },
  { name: 'user guide', schema: userGuides.userGuide, fields: 'name path description' },
];
