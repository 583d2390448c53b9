import { country } from '../demo-company';
import { type DemoGhgReport, type DemoReports, facility } from '../demo-report';
import { jagodnoAnswers } from './report-answers';
import { statementAnswers } from './statement-answers';
import { statementMateriality } from './statement-materiality';

const [poznan, gniezno, lublin, rzeszow, lodz, warszawa] = [101, 102, 103, 104, 105, 106] as const;

const facilities: DemoGhgReport['facilities'] = [
  { locationId: poznan, facilityId: facility.productionHall, area: 15_200, isOwned: true },
  { locationId: poznan, facilityId: facility.laboratory, area: 700, isOwned: true },
  { locationId: poznan, facilityId: facility.workshop, area: 2_500, isOwned: true },
  { locationId: gniezno, facilityId: facility.coldStore, area: 9_200, isOwned: true },
  { locationId: lublin, facilityId: facility.productionHall, area: 11_300, isOwned: true },
  { locationId: rzeszow, facilityId: facility.productionHall, area: 6_750, isOwned: true },
  { locationId: lodz, facilityId: facility.warehouse, area: 19_900, isOwned: false },
  // Leased to a carrier, which operates it and pays for its energy.
  { locationId: lodz, facilityId: facility.yard, area: 2_200, isOwned: false, exclude: true },
  { locationId: warszawa, facilityId: facility.office, area: 1_480, isOwned: false },
];

const forTheBoard: DemoGhgReport = {
  yearsAgo: 2,
  by: 102,
  language: 'pl',
  name: 'Emisje gazów cieplarnianych – raport dla zarządu',
  description: 'Pierwszy raport całej spółki: sześć lokalizacji, zakresy 1, 2 i 3.',
  author: 'Marek Zieliński',
  department: 'Dział Ochrony Środowiska',
  general: {
    companyName: 'Jagodno Foods S.A.',
    countries: [country.poland],
    production:
      'Przetwórstwo owoców: mrożonki, soki tłoczone i dżemy pod marką własną oraz dla sieci handlowych.',
    productionDetails: 'Skup od około 900 gospodarstw, głównie z Lubelszczyzny i Wielkopolski.',
    policies:
      'Odchodzimy od węgla w zakładzie w Lublinie, odzyskujemy ciepło ze sprężarek w mroźni i co kwartał sprawdzamy szczelność instalacji chłodniczych.',
    investments: true,
    energyChanges: true,
    processChanges: false,
    vehicleChanges: false,
    logisticsChanges: true,
    investmentComments: 'Instalacja fotowoltaiczna na dachu zakładu w Poznaniu.',
    energyComments: 'Własna energia ze słońca zastępuje część prądu z sieci w Poznaniu.',
    processComments: null,
    vehicleComments: null,
    logisticsComments: 'Dostawy do sieci handlowych łączymy w centrum dystrybucji w Łodzi.',
    employees: 611,
    isFirstAudit: true,
    number: 1,
    purpose:
      'Zarządzanie emisjami spółki i odpowiedzi dla odbiorców. Adresaci: zarząd, rada nadzorcza, kluczowi klienci.',
    exclusions:
      'Plac w Łodzi podnajęty przewoźnikowi jest poza raportem: prowadzi go i płaci za energię przewoźnik.',
    boundaryChanges: 'Brak zmian granic organizacyjnych w okresie raportu.',
    baseYearReason:
      'To pierwszy rok, za który spółka ma kompletne liczniki i faktury wszystkich lokalizacji.',
    recalculationPolicy:
      'Rok bazowy przeliczamy, gdy zmiana struktury, metody lub wykryty błąd zmienia wynik o więcej niż 5%.',
    uncertainty:
      'Zakresy 1 i 2 opierają się na licznikach i fakturach, niepewność oceniamy na ±5%. Zakres 3 liczony częściowo z wydatków: ±30%.',
    verification: 'none',
    verifier: null,
    verificationStandard: null,
  },
  facilities,
};

const forTheBank: DemoGhgReport = {
  yearsAgo: 1,
  by: 101,
  language: 'en',
  name: 'GHG report for the bank and key customers',
  description:
    'The whole company, Scopes 1 to 3, as agreed with the lender of the sustainability-linked loan.',
  author: 'Anna Wiśniewska',
  department: 'Sustainability',
  general: {
    companyName: 'Jagodno Foods S.A.',
    countries: [country.poland],
    production:
      'Fruit processing: frozen fruit, pressed juices and jams under our own brand and for retail chains.',
    productionDetails: 'Some 900 farms supply us, most of them in the Lublin and Greater Poland regions.',
    policies:
      'We are replacing coal at the Lublin plant, recovering heat from the cold store compressors and buying certified electricity where the contract allows it. We check refrigerant circuits for leaks every quarter.',
    investments: true,
    energyChanges: true,
    processChanges: true,
    vehicleChanges: false,
    logisticsChanges: false,
    investmentComments: 'Rooftop solar panels at the Gniezno cold store.',
    energyComments:
      'Solar power covers part of the demand of two sites; steam for Poznań comes from a nearby CHP plant.',
    processComments:
      'Freezing tunnels run on a schedule that follows the harvest instead of around the clock.',
    vehicleComments: null,
    logisticsComments: null,
    employees: 625,
    isFirstAudit: false,
    number: 2,
    purpose:
      'To report to the lender of our sustainability-linked loan and to answer customers. Readers: the bank, retail chains, the boards.',
    exclusions: 'The yard at Łódź is sublet to a carrier that runs it and pays for its energy.',
    boundaryChanges:
      'No company or site was bought or sold; all six locations are the same as in the previous report.',
    baseYearReason: 'It is the first year with complete meter readings and invoices of all locations.',
    recalculationPolicy:
      'The base year is recalculated when a change of structure, method or a discovered error moves the total by more than 5%.',
    uncertainty:
      'Scopes 1 and 2 rest on meters and invoices; we estimate ±5%. Scope 3 is partly spend-based: ±30%.',
    verification: 'limited',
    verifier: 'Biuro Weryfikacji Dębowa sp. z o.o. (demo)',
    verificationStandard: 'ISO 14064-3',
  },
  verifiedOn: '08-14',
  facilities,
};

/** Two finished greenhouse gas reports in two languages, a finished sustainability statement, and the next one in progress. */
export const jagodnoReports: DemoReports = {
  ghg: [forTheBoard, forTheBank],
  csrd: [
    {
      yearsAgo: 1,
      by: 111,
      language: 'pl',
      name: 'Raport zrównoważonego rozwoju',
      description: 'Wersja robocza; ład i model biznesowy gotowe, klimat i pracownicy w trakcie.',
      author: 'Katarzyna Lis',
      department: 'Dział Zrównoważonego Rozwoju',
      answers: jagodnoAnswers,
    },
    {
      yearsAgo: 2,
      by: 101,
      language: 'en',
      name: 'Sustainability statement',
      description: 'Our first statement under the ESRS, with the double materiality assessment.',
      author: 'Anna Wiśniewska',
      department: 'Sustainability',
      answers: statementAnswers,
      assessment: statementMateriality,
      isFinished: true,
    },
  ],
};
