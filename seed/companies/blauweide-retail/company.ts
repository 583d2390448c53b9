import {
  country,
  type DemoCompany,
  type DemoLocation,
  fuel,
  language,
  renewable,
  type Stream,
  supplyType,
  unit,
  utility,
} from '../demo-company';
import { members } from './members';
import { blauweideScenarios } from './scenarios';
import { headOffice, shopWaste } from './value-chain';

const places: readonly (readonly [town: string, postCode: string, street: string])[] = [
  ['Aachen', '52062', 'Lindenweg 4'],
  ['Augsburg', '86150', 'Am Anger 11'],
  ['Bamberg', '96047', 'Wiesengrund 2'],
  ['Berlin', '10115', 'Gartenhof 31'],
  ['Bielefeld', '33602', 'Feldstraße 9'],
  ['Bochum', '44787', 'Markthof 17'],
  ['Bonn', '53111', 'Ahornallee 6'],
  ['Braunschweig', '38100', 'Torwall 20'],
  ['Bremen', '28195', 'Deichgasse 8'],
  ['Chemnitz', '09111', 'Schillerhof 3'],
  ['Cottbus', '03046', 'Parkring 12'],
  ['Darmstadt', '64283', 'Rosenweg 5'],
  ['Dortmund', '44135', 'Hellweg 71'],
  ['Dresden', '01067', 'Elbufer 14'],
  ['Düsseldorf', '40213', 'Rheinort 27'],
  ['Erfurt', '99084', 'Anger 40'],
  ['Essen', '45127', 'Kastanienallee 19'],
  ['Frankfurt', '60311', 'Mainkai 22'],
  ['Freiburg', '79098', 'Münsterweg 7'],
  ['Göttingen', '37073', 'Weender Tor 10'],
  ['Halle', '06108', 'Salzgasse 16'],
  ['Hamburg', '20095', 'Speicherhof 33'],
  ['Hannover', '30159', 'Leineufer 24'],
  ['Heidelberg', '69117', 'Neckarweg 13'],
  ['Jena', '07743', 'Saaletor 1'],
  ['Karlsruhe', '76133', 'Fächerweg 15'],
  ['Kassel', '34117', 'Fuldahof 28'],
  ['Kiel', '24103', 'Fördegasse 18'],
  ['Köln', '50667', 'Domweg 35'],
  ['Leipzig', '04109', 'Messehof 26'],
  ['Lübeck', '23552', 'Traveweg 21'],
  ['Magdeburg', '39104', 'Elbtor 30'],
  ['Mainz', '55116', 'Gutenhof 23'],
  ['Mannheim', '68161', 'Quadrat 25'],
  ['München', '80331', 'Isartor 44'],
  ['Münster', '48143', 'Aaseeweg 29'],
  ['Nürnberg', '90402', 'Burggasse 36'],
  ['Rostock', '18055', 'Warnowufer 32'],
  ['Stuttgart', '70173', 'Kesselweg 38'],
  ['Würzburg', '97070', 'Mainwein 34'],
];

/**
 * What a reviewer should find in the electricity of some shops: missing months, duplicate days, a shifted decimal
 * mark.
 */
const oddities: Readonly<Record<number, Pick<Stream, 'gaps' | 'overlaps' | 'exceptions'>>> = {
  6: { gaps: [3, 4] },
  11: { overlaps: [5] },
  17: { exceptions: [{ monthsAgo: 6, factor: 10 }] },
  28: { gaps: [8], overlaps: [14] },
};

/** A German retail group of forty shops: scale, search, paging. */
export const blauweideRetail: DemoCompany = {
  id: 4,
  name: 'Blauweide Handelsgruppe GmbH',
  offer: {
    shortName: 'Blauweide',
    trade: { en: 'Retail group, Germany', pl: 'Grupa handlowa, Niemcy' },
    shows: {
      en: 'Scale: three years of data from forty shops to search and browse.',
      pl: 'Skala: trzy lata danych z czterdziestu sklepów, do przeszukiwania i przeglądania.',
    },
  },
  countryId: country.germany,
  town: 'Hannover',
  postCode: '30159',
  address1: 'Leineufer 24',
  vatNumber: 'DE136695976',
  registrationNumber: 'HRB 204417',
  pkdNumber: null,
  modules: ['SCOPE1', 'SCOPE2', 'SCOPE3', 'SCENARIOS', 'REPORTS', 'KNOWLEDGE', 'CSRD'],
  trialDaysRemaining: null,
  headlineScope2Method: 'market',
  hasReportingInformation: true,
  yearsOfData: 3,
  reviews: [
    { yearsAgo: 2, answered: 'all', by: 401 },
    {
      yearsAgo: 1,
      answered: 'all',
      missing: {
        '3.5': { explanationId: 53, comments: 'Three out of four shops do not weigh their waste yet.' },
      },
      reopened: ['1.3'],
      by: 402,
    },
    {
      yearsAgo: 0,
      answered: 'with-emissions',
      missing: { '2.1': { explanationId: 51 } },
      reopened: ['2.2'],
      by: 402,
    },
  ],
  accounts: [
    {
      id: 401,
      email: 'admin@blauweide.example',
      firstName: 'Jonas',
      lastName: 'Richter',
      role: 'Admin',
      languageId: language.english,
    },
    {
      id: 402,
      email: 'user@blauweide.example',
      firstName: 'Lena',
      lastName: 'Vogt',
      role: 'User',
      languageId: language.english,
    },
    {
      id: 403,
      email: 'view@blauweide.example',
      firstName: 'Emre',
      lastName: 'Yıldız',
      role: 'View',
      languageId: language.english,
    },
  ],
  members,
  history: 'files',
  scenarios: blauweideScenarios,
  locations: [...places.map(shop), closedShop()],
};

/** Shops differ in size, heating, solar panels and green contracts. */
function shop([town, postCode, address1]: (typeof places)[number], index: number): DemoLocation {
  const size = 0.6 + ((index * 7) % 11) / 10;
  return {
    id: 401 + index,
    name: `Blauweide ${town}`,
    countryId: country.germany,
    town,
    postCode,
    address1,
    areaM2: Math.round(1400 * size),
    streams: [
      {
        kind: 'utility',
        utilityId: utility.electricity,
        monthly: 31_000 * size,
        unitId: unit.kWh,
        season: 'cooling',
        growth: 0.01,
        ...(oddities[index] ?? {}),
      },
      heating(index, size),
      ...(index % 5 === 0 ? [solar(size)] : []),
      ...(index % 4 === 1 ? [refrigerant(size)] : []),
      ...(index % 4 === 0 ? shopWaste(size) : []),
      ...(town === 'Hannover' ? headOffice : []),
    ],
    contracts:
      index % 3 === 0
        ? [
            {
              startedMonthsAgo: 18,
              supplyTypeId: supplyType.green,
              certificateReference: `HKN-DE-2025-${1000 + index}`,
              // Some shops have submitted theirs.
              ...(index % 9 === 0
                ? { files: [{ name: `Herkunftsnachweis ${town}.pdf`, title: 'Herkunftsnachweis' }] }
                : {}),
            },
          ]
        : [],
  };
}

/** Two years of data, then the shop was closed: it is in the archive, and still in every chart of its time. */
function closedShop(): DemoLocation {
  const shopInCelle = shop(['Celle', '29221', 'Allerhof 6'], places.length);
  return { ...shopInCelle, contracts: [], closedMonthsAgo: 14 };
}

function heating(index: number, size: number): Stream {
  if (index % 4 === 2) {
    return {
      kind: 'utility',
      utilityId: utility.heat,
      monthly: 42 * size,
      unitId: unit.GJ,
      season: 'heating',
    };
  }
  const fuelId = index % 7 === 3 ? fuel.heatingOil : fuel.naturalGas;
  return fuelId === fuel.heatingOil
    ? { kind: 'fuel', fuelId, monthly: 1_150 * size, unitId: unit.litre, season: 'heating' }
    : {
        kind: 'fuel',
        fuelId,
        monthly: 12_400 * size,
        unitId: unit.kWhGross,
        season: 'heating',
        growth: -0.03,
      };
}

function solar(size: number): Stream {
  return {
    kind: 'renewable',
    renewableId: renewable.solarPv,
    monthly: 5_600 * size,
    unitId: unit.kWh,
    season: 'solar',
    startedMonthsAgo: 22,
  };
}

function refrigerant(size: number): Stream {
  return {
    kind: 'fuel',
    fuelId: fuel.r410a,
    monthly: 3.4 * size,
    unitId: unit.kg,
    season: 'flat',
    everyMonths: 12,
  };
}
