import { benefit, type DemoMateriality, harm, open, opportunity, risk } from '../demo-materiality';

/** The retail group's assessment: everything is listed, and half of it is assessed. */
export const blauweideMateriality: DemoMateriality = {
  sector: 'G',
  size: 'csrdScope',
  activities: [
    {
      key: 'farming',
      name: 'Farming and food processing',
      chain: 'upstream',
      description:
        'Fresh and packaged food from Germany, Spain and overseas; own brands from about 60 makers.',
    },
    {
      key: 'goods',
      name: 'Manufacture of household goods and textiles',
      chain: 'upstream',
      description: 'Bought through importers, mostly from Türkiye, China and Bangladesh.',
    },
    {
      key: 'delivery',
      name: 'Deliveries to the shops',
      chain: 'upstream',
      description: 'Wholesalers and carriers with refrigerated lorries, six days a week.',
    },
    {
      key: 'shops',
      name: 'Running of forty shops',
      chain: 'own',
      description: 'Sales floors, chillers, bake-off ovens, checkouts.',
    },
    {
      key: 'office',
      name: 'Head office in Hannover',
      chain: 'own',
      description: 'Purchasing, marketing, IT, personnel.',
    },
    {
      key: 'eating',
      name: 'Use and consumption by customers',
      chain: 'downstream',
      description: 'Food that is eaten or thrown away, goods that are used, trips to the shop.',
    },
    {
      key: 'waste',
      name: 'Collection and recycling of packaging',
      chain: 'downstream',
      description: 'Dual systems, deposit bottles, donated food.',
    },
  ],
  stakeholders: [
    {
      name: 'Shop staff',
      activities: ['shops'],
      impactOnEntity: 4.3,
      impactOnStakeholders: 4.5,
      channels: ['survey', 'workersReps', 'meeting'],
    },
    {
      name: 'Works council',
      activities: ['shops', 'office'],
      impactOnEntity: 3.7,
      impactOnStakeholders: 3.4,
      channels: ['workersReps', 'meeting'],
    },
    {
      name: 'Customers',
      activities: ['shops', 'eating'],
      impactOnEntity: 4.8,
      impactOnStakeholders: 3.1,
      channels: ['survey', 'phone', 'social'],
    },
    {
      name: 'Farmers and makers of own brands',
      activities: ['farming'],
      impactOnEntity: 3.9,
      impactOnStakeholders: 3.8,
      channels: ['meeting', 'supplierAudit'],
    },
    {
      name: 'Workers in textile and farm supply chains',
      activities: ['farming', 'goods'],
      impactOnEntity: 1.7,
      impactOnStakeholders: 3.6,
      channels: ['supplierAudit', 'grievance'],
    },
    {
      name: 'Owners and banks',
      activities: ['office'],
      impactOnEntity: 4.4,
      impactOnStakeholders: 2.1,
      channels: ['agm', 'reports'],
    },
    {
      name: 'Municipalities and neighbours',
      activities: ['shops', 'delivery'],
      impactOnEntity: 2.4,
      impactOnStakeholders: 2.6,
      channels: ['meeting', 'publicConsultation'],
    },
    {
      name: 'Food banks and environmental groups',
      activities: ['waste'],
      impactOnEntity: 1.9,
      impactOnStakeholders: 2.8,
      channels: ['meeting', 'email'],
    },
  ],
  // S3 is not screened yet, because the assessment is in progress.
  screenedOut: {
    E2: 'The shops make nothing. What leaves a chimney is that of heating, which is counted as greenhouse gases; substances in the goods belong to consumers (S4).',
    E3: 'Water from the public network for washrooms and cleaning only, under 0.4 m³ a year for each square metre of shop.',
  },
  topics: [
    {
      matter: 'E1.2',
      issue: 'Refrigerants, heating and the footprint of what is sold.',
      place: {
        horizon: 'medium',
        activities: ['farming', 'shops'],
        stakeholders: ['Farmers and makers of own brands', 'Owners and banks'],
      },
      iros: [
        harm(
          'Leaks of refrigerants and gas heating in the shops add to climate change.',
          [3, 5, 4],
          'material',
        ),
        harm(
          'Meat, dairy and goods from overseas carry most of the emissions behind each receipt.',
          [3, 5, 5],
          'material',
        ),
        risk('The phase-down of F-gases forces early replacement of chillers.', [3, 4], 'watch'),
        opportunity('Doors on chillers and heat recovery pay back within five years.', [3, 4], 'watch'),
      ],
    },
    {
      matter: 'E1.3',
      issue: 'Electricity of chillers, ovens and lighting.',
      place: { horizon: 'short', activities: ['shops'], stakeholders: ['Owners and banks'] },
      iros: [
        harm('Forty shops take most of their power from fossil sources.', [2, 4, 3], 'material'),
        risk('Price peaks of electricity eat up the thin margin of a grocer.', [4, 4], 'material'),
      ],
    },
    {
      matter: 'E4.1.2',
      issue: 'Soy, palm oil, cocoa and coffee in what is sold.',
      place: {
        horizon: 'long',
        activities: ['farming'],
        stakeholders: ['Farmers and makers of own brands', 'Food banks and environmental groups'],
      },
      iros: [
        harm(
          'Fields for feed and oil crops have replaced forest in the countries of origin.',
          [4, 4, 5],
          'material',
        ),
        risk('Goods without proof of origin may not be sold any more.', [3, 3], 'watch'),
      ],
    },
    {
      matter: 'E5.2',
      issue: 'Packaging of own brands.',
      place: {
        horizon: 'medium',
        activities: ['shops', 'waste'],
        stakeholders: ['Customers', 'Food banks and environmental groups'],
      },
      iros: [
        harm('Single-use plastic of own brands ends as waste within days.', [3, 4, 3], 'material'),
        open('risk', 'Fees by recyclability raise the cost of films and trays.'),
      ],
    },
    {
      matter: 'E5.3',
      issue: 'Food that is not sold.',
      place: {
        horizon: 'short',
        activities: ['shops', 'waste'],
        stakeholders: ['Food banks and environmental groups'],
      },
      iros: [
        benefit('Food that is donated reaches people in need the same day.', [3, 2], 'notMaterial'),
        open('impact', 'Bread and fresh produce are thrown away at closing time.'),
        open('opportunity', 'Better forecasts and evening discounts cut write-offs.'),
      ],
    },
    {
      matter: 'S1.1.2',
      issue: 'Opening hours and short-notice rosters.',
      place: { horizon: 'short', activities: ['shops'], stakeholders: ['Shop staff', 'Works council'] },
      iros: [
        open('impact', 'Shifts are changed at short notice, which makes care and second jobs hard to plan.'),
        open('risk', 'Vacancies force shops to shorten their opening hours.'),
      ],
    },
    {
      matter: 'S1.1.8',
      issue: 'Lifting, cuts, and violence at the checkout.',
      place: { horizon: 'short', activities: ['shops'], stakeholders: ['Shop staff', 'Works council'] },
      iros: [
        open('impact', 'Lifting and refilling strain backs; slicers and ovens injure hands.'),
        open('impact', 'Robberies and abuse may leave staff with lasting harm.'),
      ],
    },
    {
      matter: 'S2.1.3',
      issue: 'Wages in textile factories and on fruit farms.',
      place: {
        horizon: 'medium',
        activities: ['farming', 'goods'],
        stakeholders: ['Workers in textile and farm supply chains'],
      },
      iros: [
        open('impact', 'Workers in some supplying factories earn less than a living wage.'),
        open('risk', 'Findings under the supply chain act lead to fines and delisting.'),
      ],
    },
    {
      matter: 'S4.2.1',
      issue: 'Safety of food and toys.',
      place: { horizon: 'short', activities: ['shops', 'eating'], stakeholders: ['Customers'] },
      iros: [
        open('impact', 'A broken cold chain or an undeclared allergen may make customers ill.'),
        open('risk', 'A recall across all shops costs money and trust.'),
      ],
    },
    {
      matter: 'G1.5',
      issue: 'Terms for small makers of own brands.',
      place: {
        horizon: 'short',
        activities: ['farming'],
        stakeholders: ['Farmers and makers of own brands'],
      },
      iros: [open('impact', 'Late changes of orders and long payment terms strain small makers.')],
    },
  ],
};
