import { country } from '../demo-company';
import { type DemoReports, facility } from '../demo-report';
import { blauweideRetail } from './company';

/** Every fourth shop is on the group's own property. A closed shop is no longer a facility of the group. */
const shops = blauweideRetail.locations
  .filter(({ closedMonthsAgo }) => closedMonthsAgo === undefined)
  .map(({ id, areaM2 }, index) => ({
    locationId: id,
    facilityId: facility.shop,
    area: areaM2,
    isOwned: index % 4 === 0,
  }));

/** One report that covers everything, and a sustainability report whose matters are being assessed. */
export const blauweideReports: DemoReports = {
  ghg: [
    {
      yearsAgo: 1,
      by: 402,
      language: 'en',
      name: 'Group greenhouse gas report',
      description: 'All shops of the group and the head office in Hannover.',
      author: 'Lena Vogt',
      department: 'Energy and Buildings',
      general: {
        companyName: 'Blauweide Handelsgruppe GmbH',
        countries: [country.germany],
        production: 'Retail of groceries and household goods in neighbourhood shops.',
        productionDetails: null,
        policies:
          'Shops get doors on their chillers and LED lamps when they are refitted, every fifth roof has solar panels, and a third of the shops buy electricity with guarantees of origin.',
        investments: true,
        energyChanges: true,
        processChanges: false,
        vehicleChanges: false,
        logisticsChanges: false,
        investmentComments: 'Doors on chillers in six shops.',
        energyComments: 'Gas demand falls as boilers are tuned to opening hours.',
        processComments: null,
        vehicleComments: null,
        logisticsComments: null,
        employees: 1_842,
        isFirstAudit: false,
        number: 2,
        purpose: 'To steer the energy programme of the shops. Readers: management, owners, shop managers.',
        exclusions: 'Waste of the shops that do not weigh it yet is not included.',
        boundaryChanges: 'The shop in Celle was closed; its emissions count until then.',
        baseYearReason: 'It is the first year in which every shop had a remote electricity meter.',
        recalculationPolicy:
          'The base year is recalculated when openings, closures or methods move the total by more than 5%.',
        uncertainty: 'Electricity and gas are metered (±3%); refrigerants are topped-up amounts (±20%).',
        verification: 'none',
        verifier: null,
        verificationStandard: null,
      },
      facilities: shops,
    },
  ],
  csrd: [
    {
      yearsAgo: 1,
      by: 402,
      language: 'en',
      name: 'Sustainability statement',
      description: 'Double materiality is half done; the questionnaire follows.',
      author: 'Lena Vogt',
      department: 'Energy and Buildings',
      answers: {},
    },
  ],
};
