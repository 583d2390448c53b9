import { type DemoScenarios, type DemoSimulation, lampsOfShare, tubesToLed } from '../demo-scenario';

const bremen = 409;
const hamburg = 422;
const hannover = 423;
const munich = 435;

const shopHours = 4200;

function lights(town: string, locationId: number, by: number, savedMonthsAgo: number): DemoSimulation {
  return {
    scenarioCode: 'led-lighting',
    name: `LED in ${town}`,
    by,
    savedMonthsAgo,
    locationId,
    typed: ({ chosen }) => {
      const count = lampsOfShare(chosen?.electricityKwh, 0.22, shopHours);
      return { bulbs_dict: [tubesToLed(count, shopHours)], capex: count * 72 };
    },
  };
}

/** The simulations of the retail group; its plan has no company cars and no compressed air. */
export const blauweideScenarios: DemoScenarios = {
  locked: ['fleet-ev', 'compressed-air'],
  simulations: [
    lights('Hamburg', hamburg, 411, 5),
    lights('Munich', munich, 412, 5),
    {
      scenarioCode: 'rooftop-pv',
      name: 'Roof of Hannover, 90 kWp',
      by: 402,
      savedMonthsAgo: 3,
      locationId: hannover,
      typed: () => ({ kwp: 90, self_share: 0.7, price_export: 0.07, capex: 103_500 }),
    },
    {
      scenarioCode: 'heat-pump',
      name: 'Heat pump in Bremen',
      by: 411,
      savedMonthsAgo: 2,
      locationId: bremen,
      typed: () => ({ hp_gwp: 771, hp_charge: 14, capex: 96_000 }),
    },
    {
      scenarioCode: 'green-contract',
      name: 'Green electricity for every shop',
      by: 401,
      savedMonthsAgo: 1,
      locationId: hannover,
      typed: () => ({ premium: 0.009, q_cancelled: '1', q_market: '1', q_vintage: '1', capex: 0 }),
    },
  ],
};
