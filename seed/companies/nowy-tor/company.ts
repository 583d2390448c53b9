import { country, type DemoCompany, language } from '../demo-company';

/** A Polish start-up on its first day: onboarding from zero. */
export const nowyTor: DemoCompany = {
  id: 3,
  name: 'Nowy Tor sp. z o.o.',
  offer: {
    shortName: 'Nowy Tor',
    trade: { en: 'Start-up, Poland', pl: 'Start-up, Polska' },
    shows: {
      en: 'The first day: nothing entered yet, so you start with the first location.',
      pl: 'Pierwszy dzień: nic jeszcze nie wpisano, zaczynasz od pierwszej lokalizacji.',
    },
  },
  countryId: country.poland,
  town: 'Wrocław',
  postCode: '50-370',
  address1: 'ul. Kolejowa 21',
  vatNumber: null,
  registrationNumber: null,
  pkdNumber: null,
  modules: ['SCOPE1', 'SCOPE2', 'SCOPE3', 'KNOWLEDGE'],
  trialDaysRemaining: 30,
  headlineScope2Method: 'market',
  hasReportingInformation: false,
  yearsOfData: 0,
  accounts: [
    {
      id: 301,
      email: 'admin@nowytor.example',
      firstName: 'Kasia',
      lastName: 'Maj',
      role: 'Admin',
      languageId: language.polish,
    },
    {
      id: 302,
      email: 'user@nowytor.example',
      firstName: 'Jakub',
      lastName: 'Lis',
      role: 'User',
      languageId: language.polish,
    },
    {
      id: 303,
      email: 'view@nowytor.example',
      firstName: 'Ola',
      lastName: 'Bąk',
      role: 'View',
      languageId: language.polish,
    },
  ],
  locations: [],
};
