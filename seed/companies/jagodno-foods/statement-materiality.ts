import { benefit, type DemoMateriality, harm, risk } from '../demo-materiality';

/** The assessment of the finished statement: the same company one year earlier, in English, with fewer items. */
export const statementMateriality: DemoMateriality = {
  sector: 'C',
  size: 'large',
  activities: [
    {
      key: 'growing',
      name: 'Fruit growing on farms',
      chain: 'upstream',
      description: 'About 900 farms, most of them in the Lublin and Greater Poland regions.',
    },
    {
      key: 'processing',
      name: 'Fruit processing and cold storage',
      chain: 'own',
      description: 'Plants in Poznań, Lublin and Rzeszów, and the cold store in Gniezno.',
    },
    {
      key: 'sales',
      name: 'Transport, sale and consumption',
      chain: 'downstream',
      description: 'Carriers, retail chains, bakeries, food service and consumers.',
    },
  ],
  stakeholders: [
    {
      name: 'Employees and their unions',
      activities: ['processing'],
      impactOnEntity: 4.1,
      impactOnStakeholders: 4.5,
      channels: ['survey', 'meeting', 'workersReps'],
    },
    {
      name: 'Growers and fruit pickers',
      activities: ['growing'],
      impactOnEntity: 4.3,
      impactOnStakeholders: 4.3,
      channels: ['siteVisit', 'meeting'],
    },
    {
      name: 'Retail chains and consumers',
      activities: ['sales'],
      impactOnEntity: 4.6,
      impactOnStakeholders: 2.9,
      channels: ['meeting', 'survey'],
    },
    {
      name: 'Residents near the plants',
      activities: ['processing'],
      impactOnEntity: 2.4,
      impactOnStakeholders: 3.1,
      channels: ['publicConsultation', 'phone'],
    },
  ],
  topics: [
    {
      matter: 'E1.1',
      issue: 'Frost and drought in the regions where our fruit grows.',
      place: {
        horizon: 'long',
        activities: ['growing'],
        stakeholders: ['Growers and fruit pickers', 'Retail chains and consumers'],
      },
      iros: [
        risk(
          'Frost during blossom and drought reduce harvests: less fruit, higher prices and unfulfilled contracts.',
          [4, 4],
          'material',
        ),
      ],
    },
    {
      matter: 'E1.2',
      issue: 'Our own emissions and those of the value chain.',
      place: {
        horizon: 'medium',
        activities: ['growing', 'processing'],
        stakeholders: ['Residents near the plants', 'Retail chains and consumers'],
      },
      iros: [
        harm(
          'Burning coal and gas for steam and heat emits CO₂ that stays in the atmosphere for centuries.',
          [3, 5, 5],
          'material',
        ),
        harm(
          'Leaks of R-404A from refrigeration: small amounts with a very high global warming potential.',
          [3, 5, 4],
          'material',
        ),
        harm(
          'Fertilisers, glass and sugar cause emissions before the fruit reaches our plants.',
          [3, 5, 5],
          'material',
        ),
      ],
    },
    {
      matter: 'E1.3',
      issue: 'Energy for freezing and cold storage.',
      place: { horizon: 'short', activities: ['processing'], stakeholders: ['Retail chains and consumers'] },
      iros: [
        harm(
          'Cold store and freezing tunnels run mostly on energy from non-renewable sources.',
          [2, 4, 3],
          'material',
        ),
        risk(
          'Swings in power and gas prices hit our margin, because contracts with retailers have fixed prices.',
          [5, 4],
          'material',
        ),
      ],
    },
    {
      matter: 'E2.2',
      issue: 'Fertilisers on farms and wastewater from washing fruit.',
      place: {
        horizon: 'short',
        activities: ['growing', 'processing'],
        stakeholders: ['Residents near the plants'],
      },
      iros: [
        harm(
          'Nitrogen and phosphorus from fields reach rivers and lakes, where they feed algae and deprive fish of oxygen.',
          [3, 4, 3],
          'material',
        ),
      ],
    },
    {
      matter: 'E3.1.2',
      issue: 'Wells of the Poznań plant in dry years.',
      place: { horizon: 'medium', activities: ['processing'], stakeholders: ['Residents near the plants'] },
      iros: [
        harm(
          'Pumping from deep wells in the harvest season lowers groundwater that takes years to recover.',
          [3, 3, 4],
          'material',
        ),
      ],
    },
    {
      matter: 'E4.1.2',
      issue: 'Large plantations of a single variety.',
      place: { horizon: 'medium', activities: ['growing'], stakeholders: ['Growers and fruit pickers'] },
      iros: [
        harm(
          'Orders for large uniform batches favour plantations of one variety and the loss of field margins.',
          [3, 3, 2],
          'watch',
        ),
      ],
    },
    {
      matter: 'E5.2',
      issue: 'Packaging placed on the market with our products.',
      place: { horizon: 'medium', activities: ['sales'], stakeholders: ['Retail chains and consumers'] },
      iros: [
        harm(
          'Packaging ends up in households in several countries; multilayer film cannot be recycled.',
          [3, 4, 3],
          'material',
        ),
        risk(
          'Producer responsibility fees rise with the weight of packaging and where it is hard to recycle.',
          [3, 5],
          'material',
        ),
      ],
    },
    {
      matter: 'S1.1.2',
      issue: 'Overtime and night shifts at the peak of the harvest.',
      place: { horizon: 'short', activities: ['processing'], stakeholders: ['Employees and their unions'] },
      iros: [
        harm(
          'At the peak of the harvest the lines run seven days a week; overtime and nights tire the staff and burden their health and families.',
          [3, 2, 3],
          'material',
          'Unions name working time as the most important matter of the season. The score is just below the threshold because it concerns a few months; we report the topic all the same.',
        ),
      ],
    },
    {
      matter: 'S1.1.8',
      issue: 'Accidents at the lines, work in the cold store and the ammonia system.',
      place: { horizon: 'short', activities: ['processing'], stakeholders: ['Employees and their unions'] },
      iros: [
        harm(
          'Hand injuries at cutters and conveyors, and work at –25°C; eleven accidents in the year, two of them serious.',
          [4, 2, 3],
          'material',
        ),
        harm(
          'An ammonia leak from the refrigeration system in Gniezno could kill people or harm them for life.',
          [5, 3, 5, 1],
          'material',
        ),
      ],
    },
    {
      matter: 'S2.1.3',
      issue: 'Pay of fruit pickers on the farms of our suppliers.',
      place: { horizon: 'short', activities: ['growing'], stakeholders: ['Growers and fruit pickers'] },
      iros: [
        harm(
          'Pickers are paid by weight; after a poor harvest their pay for a day falls below the minimum wage.',
          [4, 3, 3],
          'material',
        ),
      ],
    },
    {
      matter: 'S3.1.3',
      issue: 'Residents’ wells near the Poznań plant.',
      place: { horizon: 'medium', activities: ['processing'], stakeholders: ['Residents near the plants'] },
      iros: [
        harm(
          'In a dry summer a lower water table could dry out shallow wells of a few houses.',
          [3, 2, 2, 2],
          'watch',
        ),
      ],
    },
    {
      matter: 'S4.2.1',
      issue: 'Food safety: pathogens, foreign objects and allergens.',
      place: {
        horizon: 'short',
        activities: ['processing', 'sales'],
        stakeholders: ['Retail chains and consumers'],
      },
      iros: [
        harm(
          'Norovirus in frozen raspberries or glass in jam could make many consumers ill or injure them.',
          [4, 4, 3, 2],
          'material',
        ),
      ],
    },
    {
      matter: 'G1.5',
      issue: 'Purchase conditions and payment terms for growers.',
      place: { horizon: 'short', activities: ['growing'], stakeholders: ['Growers and fruit pickers'] },
      iros: [
        harm(
          'Payment in the longest period allowed and prices set on the day of delivery shift market risk to small farms.',
          [3, 4, 2],
          'material',
        ),
        benefit(
          'Three-year contracts with a minimum price and an advance for seedlings give farms a secure outlet.',
          [3, 3],
          'material',
        ),
      ],
    },
  ],
};
