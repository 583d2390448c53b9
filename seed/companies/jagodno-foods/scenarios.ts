import { type DemoScenarios, lampsOfShare, tubesToLed } from '../demo-scenario';

const poznan = 101;
const gniezno = 102;
const lublin = 103;

/** In złoty, the company's currency; the published prices are in euros. */
const prices = { price_el: 0.84 };

const lightHours = 5000;

/** Simulations of three users of the food producer, and the plan shown to the board. */
export const jagodnoScenarios: DemoScenarios = {
  simulations: [
    {
      scenarioCode: 'led-lighting',
      name: 'Poznań: hala produkcyjna na LED',
      by: 102,
      savedMonthsAgo: 4,
      locationId: poznan,
      typed: ({ chosen }) => {
        const count = lampsOfShare(chosen?.electricityKwh, 0.06, lightHours);
        return { ...prices, bulbs_dict: [tubesToLed(count, lightHours)], capex: count * 310 };
      },
    },
    {
      scenarioCode: 'compressed-air',
      name: 'Poznań: wycieki sprężonego powietrza',
      by: 111,
      savedMonthsAgo: 3,
      locationId: poznan,
      typed: ({ chosen }) => ({
        ...prices,
        compressor_kwh: Math.round((chosen?.electricityKwh ?? 0) * 0.11),
        capex: 46_000,
      }),
    },
    {
      scenarioCode: 'rooftop-pv',
      name: 'Lublin: fotowoltaika 300 kWp',
      by: 102,
      savedMonthsAgo: 2,
      locationId: lublin,
      typed: () => ({ ...prices, kwp: 300, self_share: 0.85, price_export: 0.32, capex: 1_150_000 }),
    },
    {
      scenarioCode: 'rooftop-pv',
      name: 'Lublin: fotowoltaika 450 kWp',
      by: 101,
      savedMonthsAgo: 2,
      locationId: lublin,
      typed: () => ({ ...prices, kwp: 450, self_share: 0.75, price_export: 0.32, capex: 1_680_000 }),
    },
    {
      scenarioCode: 'refrigerant',
      name: 'Gniezno: CO2 zamiast R-404A',
      by: 111,
      savedMonthsAgo: 1,
      locationId: gniezno,
      typed: ({ topUps }) => {
        const charge = 160;
        const [gas] = topUps;
        const leak = Math.min(0.35, Number(((gas?.kg ?? 0) / (4 * charge)).toFixed(3)));
        const now = { charge_old: charge, gwp_old: gas?.gwp ?? 0, leak_old: leak };
        const then = { charge_new: charge, gwp_new: 1, leak_new: leak };
        return {
          ...prices,
          refrig_dict: [{ kind: 'commercial_central', n: 4, ...now, ...then }],
          capex: 2_400_000,
        };
      },
    },
    {
      scenarioCode: 'green-contract',
      name: 'Zielona energia od stycznia',
      by: 101,
      savedMonthsAgo: 1,
      locationId: poznan,
      typed: () => ({
        ...prices,
        premium: 0.03,
        q_cancelled: '1',
        q_market: '1',
        q_vintage: '1',
        capex: 0,
      }),
    },
  ],
  plans: [
    {
      name: 'Plan redukcji 2030',
      by: 101,
      simulations: [
        'Poznań: hala produkcyjna na LED',
        'Poznań: wycieki sprężonego powietrza',
        'Lublin: fotowoltaika 300 kWp',
        'Gniezno: CO2 zamiast R-404A',
        'Zielona energia od stycznia',
      ],
    },
  ],
};
