import type { Localised } from './definition';

/** Explanations for readers beside a published default, by the note of its collector in the reference data. */
const forReaders: Readonly<Record<string, Localised>> = {
  'band IC; the other bound is band ID. High side for small users (<500 MWh) is not covered': {
    en: 'Consumption band IC (500 to 2,000 MWh a year); the other end is band ID. Smaller users often pay more',
    pl: 'Pasmo zużycia IC (500-2000 MWh rocznie); drugi kraniec to pasmo ID. Mniejsi odbiorcy często płacą więcej',
  },
  'medium users 2,000-19,999 MWh/y, incl. CCL, excl. VAT; low = very large users': {
    en: 'Users of 2,000 to 19,999 MWh a year, with the Climate Change Levy; the low end is what very large users pay',
    pl: 'Odbiorcy 2000-19 999 MWh rocznie, z opłatą klimatyczną CCL; dolny kraniec to cena bardzo dużych odbiorców',
  },
  'all bands, excl. VAT; low = Eurostat band I4 2025-S2 (S02)': {
    en: 'All consumption bands; the low end is the price of large users in the second half of 2025',
    pl: 'Wszystkie pasma zużycia; dolny kraniec to cena dużych odbiorców w II półroczu 2025',
  },
  'medium users 2,778-27,777 MWh/y, incl. CCL': {
    en: 'Users of 2,778 to 27,777 MWh a year, with the Climate Change Levy',
    pl: 'Odbiorcy 2778-27 777 MWh rocznie, z opłatą klimatyczną CCL',
  },
  'HM Treasury, years 1-30, real; low and high are a convention for the range: a company should enter its own':
    {
      en: 'For public projects, years 1 to 30, without inflation. The range is a convention: enter the rate your company uses',
      pl: 'Dla projektów publicznych, lata 1-30, bez inflacji. Zakres jest umowny: wpisz stopę swojej firmy',
    },
  'EU cost-optimal framework, real (societal); low and high are a convention for the range: a company should enter its own':
    {
      en: 'For society as a whole, without inflation. The range is a convention: enter the rate your company uses',
      pl: 'Dla ogółu społeczeństwa, bez inflacji. Zakres jest umowny: wpisz stopę swojej firmy',
    },
  '1-(EF2025/EF2015)^(1/10) of the life-cycle series; low 0 = none; high = 1.5 times, convention': {
    en: 'Average yearly decline from 2015 to 2025. The range, from no decline to one and a half times as much, is a convention',
    pl: 'Średni roczny spadek w latach 2015-2025. Zakres, od braku spadku do półtorakrotności, jest umowny',
  },
  'policy goal "well below 50 g"; a goal, not a forecast': {
    en: 'A policy goal, not a forecast',
    pl: 'Cel polityki, a nie prognoza',
  },
  'measured mean of nine systems, SE Poland; low derived (S08), high another plant 1,130-1,140': {
    en: 'Measured average of nine plants in south-east Poland. The low end is calculated from weather data, the high end is another measured plant',
    pl: 'Zmierzona średnia dziewięciu instalacji w południowo-wschodniej Polsce. Dolny kraniec obliczono z danych pogodowych, górny to inna zmierzona instalacja',
  },
  'derived mean of five cities, south 35 deg, 14 % loss; low = measured regional minimum 2017 (S09), high Munich; measured maximum 1,049 (S09)':
    {
      en: 'Calculated average of five cities, facing south at 35°, 14% losses. The low end was measured in 2017, the high end is Munich',
      pl: 'Obliczona średnia pięciu miast, na południe pod kątem 35°, straty 14 %. Dolny kraniec zmierzono w 2017 r., górny to Monachium',
    },
  'derived mean of four sites, south 35 deg, 14 % loss': {
    en: 'Calculated average of four sites, facing south at 35°, 14% losses',
    pl: 'Obliczona średnia czterech miejsc, na południe pod kątem 35°, straty 14 %',
  },
  'azimuth from south, mean of east and west': {
    en: 'Average of facing east and facing west',
    pl: 'Średnia kierunków wschodniego i zachodniego',
  },
  'median 0.5 (0.5-0.6 for x-Si); high = mean of the compendium 0.8-0.9': {
    en: 'Median of many plants; the high end is the average of a larger collection',
    pl: 'Mediana wielu instalacji; górny kraniec to średnia większego zbioru',
  },
  'DEFRA 2025 SECR row 9_301_3052_4_6; UK stand-in elsewhere': {
    en: 'UK value, a proxy elsewhere',
    pl: 'Wartość brytyjska, gdzie indziej zastępcza',
  },
  'DEFRA 2025 SECR row 9_301_3060_4_6; UK stand-in elsewhere': {
    en: 'UK value, a proxy elsewhere',
    pl: 'Wartość brytyjska, gdzie indziej zastępcza',
  },
  'DEFRA 2025 SECR row 9_301_3068_4_6; UK stand-in elsewhere': {
    en: 'UK value, a proxy elsewhere',
    pl: 'Wartość brytyjska, gdzie indziej zastępcza',
  },
  'DEFRA 2025 SECR row 9_301_3076_4_6; UK stand-in elsewhere': {
    en: 'UK value, a proxy elsewhere',
    pl: 'Wartość brytyjska, gdzie indziej zastępcza',
  },
  'TCS mean of 26 cars at 11 kW; low ADAC 2022 Fiat 500e 11 kW; high: ADAC 2024 mean 14.5 % of over 90 cars, rounded':
    {
      en: 'Average of 26 cars charged at 11 kW. The low end is the best single car, the high end is the average of more than 90 cars',
      pl: 'Średnia 26 samochodów ładowanych mocą 11 kW. Dolny kraniec to najlepszy samochód, górny to średnia ponad 90 samochodów',
    },
  'derived; low and high = -15 % / +15 %, convention, about the spread of the field tests': {
    en: 'Calculated. The range of 15% either way is a convention, about as wide as the spread of field tests',
    pl: 'Obliczone. Zakres 15 % w obie strony jest umowny i odpowiada rozrzutowi badań terenowych',
  },
  'field value; new condensing up to 0.90 on gross': {
    en: 'Typical in use; new condensing boilers reach up to 0.90',
    pl: 'Typowo w eksploatacji; nowe kotły kondensacyjne osiągają do 0,90',
  },
  '"typical fossil fuel heating system" of the EoH report; range is a convention': {
    en: 'Typical fossil-fuel heating system; the range is a convention',
    pl: 'Typowe ogrzewanie paliwem kopalnym; zakres jest umowny',
  },
  'mean, min, max of the stations; older climate: recent years are milder, replace by the year of the data': {
    en: 'Average of several weather stations over past decades. Recent years are milder: enter the value for the year of your data',
    pl: 'Średnia kilku stacji pogodowych z minionych dekad. Ostatnie lata są łagodniejsze: wpisz wartość z roku danych',
  },
  '6 % dena (homes); 8 % Carbon Trust (business); 8-10 % Carbon Trust fact sheet': {
    en: '6% is published for homes, 8 to 10% for businesses',
    pl: 'Dla mieszkań podaje się 6 %, dla firm 8-10 %',
  },
  'WT 2021 limits for new parts, rooms at 16 C or more': {
    en: 'Legal limit for new building parts around rooms of 16 °C or warmer',
    pl: 'Wymóg prawny dla nowych przegród pomieszczeń od 16 °C',
  },
  'ballast efficiency 80-95 % gives 1.25-1.05; middle': {
    en: 'Middle of the published range',
    pl: 'Środek opublikowanego zakresu',
  },
  'upper end of the efficiency range': {
    en: 'Best end of the published range',
    pl: 'Najlepszy kraniec opublikowanego zakresu',
  },
  'middle of the range, a convention; measured top-ups come first': {
    en: 'Middle of the published range, a convention. Your own top-up records are better',
    pl: 'Środek opublikowanego zakresu, umownie. Lepsze są własne zapisy uzupełnień',
  },
  'middle of the range, a convention; measured top-ups come first; upper bound of this row from memory, UNVERIFIED':
    {
      en: 'Middle of the range, a convention; its upper end is not verified. Your own top-up records are better',
      pl: 'Środek zakresu, umownie; górny kraniec niezweryfikowany. Lepsze są własne zapisy uzupełnień',
    },
  'middle of the printed range, a convention; rooftop. PL and GB: same range offered as a stand-in, marked': {
    en: 'Middle of the published range for roofs, a convention',
    pl: 'Środek opublikowanego zakresu dla dachów, umownie',
  },
  'ground-mounted from 1 MW; for comparison only': {
    en: 'Ground-mounted from 1 MW, for comparison',
    pl: 'Na gruncie od 1 MW, dla porównania',
  },
  'PVGIS default system loss; already inside pv_yield': {
    en: 'Already included in the yield',
    pl: 'Ujęte już w uzysku',
  },
  'no battery; ratio = PV kWh / site kWh; stylised load': {
    en: 'Without a battery, for a simplified load over the day',
    pl: 'Bez magazynu energii, dla uproszczonego profilu dnia',
  },
  'mean of four cars at 2.3 kW: 24.2, 13.6, 15.2, 12.7 %': {
    en: 'Average of four cars charged at 2.3 kW',
    pl: 'Średnia czterech samochodów ładowanych mocą 2,3 kW',
  },
  'median of air source, interim; control value. Final report mean 2.93': {
    en: 'Median of air-source heat pumps, interim results',
    pl: 'Mediana pomp powietrznych, wyniki wstępne',
  },
  'range of 77 units in existing houses, air and ground; control range only': {
    en: 'Range of 77 heat pumps in existing houses',
    pl: 'Zakres 77 pomp ciepła w istniejących domach',
  },
  'from memory, UNVERIFIED; not used as a default': {
    en: 'Not verified',
    pl: 'Niezweryfikowane',
  },
  'NOT FOUND in a readable source: no default, the user enters the boiler plate or audit value': {
    en: 'No published value: enter the one from the boiler plate or an audit',
    pl: 'Brak opublikowanej wartości: wpisz dane z tabliczki kotła lub z audytu',
  },
  'NOT FOUND: no default, the user enters the invoice price': {
    en: 'No published value: enter the price from your invoice',
    pl: 'Brak opublikowanej wartości: wpisz cenę z faktury',
  },
  'combustion efficiency, a ceiling for steam boilers; low is a convention': {
    en: 'Combustion efficiency, the most a steam boiler can reach; the low end is a convention',
    pl: 'Sprawność spalania, najwyższa możliwa dla kotła parowego; dolny kraniec jest umowny',
  },
  'continuous heating, degree-hours; control value for the default': {
    en: 'Continuous heating',
    pl: 'Ogrzewanie ciągłe',
  },
  provisional: {
    en: 'Provisional figure',
    pl: 'Dane wstępne',
  },
  'average of all bands; control value only': {
    en: 'Average of all consumption bands',
    pl: 'Średnia wszystkich pasm zużycia',
  },
  'band I4 (100,000-999,999 GJ); control value only, below what offices pay': {
    en: 'Price of large users, below what offices pay',
    pl: 'Cena dużych odbiorców, niższa niż dla biur',
  },
  'weighted ETS auction price as published for CBAM; optional shadow price, off by default': {
    en: 'Average auction price of EU emission allowances',
    pl: 'Średnia cena aukcyjna uprawnień do emisji UE',
  },
  'UK ETS determination for civil penalties; optional, off by default': {
    en: 'UK emission allowance price, set for penalties',
    pl: 'Cena uprawnień brytyjskich ustalona na potrzeby kar',
  },
  'incl. ballast': {
    en: 'With ballast',
    pl: 'Ze statecznikiem',
  },
  system: {
    en: 'Whole fitting',
    pl: 'Cała oprawa',
  },
  'middle of 80-100': {
    en: 'Middle of the range 80 to 100',
    pl: 'Środek zakresu 80-100',
  },
  'middle of the range': {
    en: 'Middle of the published range',
    pl: 'Środek opublikowanego zakresu',
  },
  'middle of the range, lamp only': {
    en: 'Middle of the published range, for the lamp alone',
    pl: 'Środek opublikowanego zakresu, dla samej lampy',
  },
  'convention inside the range 64 (2010 lamp) - 172 (one LED tube, S26): always take the data sheet': {
    en: 'A convention between a 2010 LED lamp and a recent LED tube: use the data sheet of your lamp',
    pl: 'Wartość umowna między lampą LED z 2010 r. a nowszą świetlówką LED: wpisz dane z karty katalogowej',
  },
  '172 W / 4 lamps; North American tubes': {
    en: 'Measured with North American tubes',
    pl: 'Zmierzono dla świetlówek północnoamerykańskich',
  },
  '144 W / 4; North American tubes': {
    en: 'Measured with North American tubes',
    pl: 'Zmierzono dla świetlówek północnoamerykańskich',
  },
  '113 W / 4; North American tubes': {
    en: 'Measured with North American tubes',
    pl: 'Zmierzono dla świetlówek północnoamerykańskich',
  },
  '99 W / 4; North American tubes': {
    en: 'Measured with North American tubes',
    pl: 'Zmierzono dla świetlówek północnoamerykańskich',
  },
  'DEFRA row 32_603_9999_12; office equipment + heating, UK': {
    en: 'Office equipment and heating at home, UK',
    pl: 'Sprzęt biurowy i ogrzewanie w domu, Wielka Brytania',
  },
};

/** Null if there is nothing to explain, and for a note of another edition without an explanation here. */
export function parameterNote(note: string | null): Localised | null {
  return (note && forReaders[note]) || null;
}
