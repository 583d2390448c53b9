import type { Localised } from './definition';

/** Polish words of the notes that stand beside published defaults, by their English text in the reference data. */
const polish: Readonly<Record<string, string>> = {
  'band IC; the other bound is band ID. High side for small users (<500 MWh) is not covered':
    'pasmo IC; druga granica to pasmo ID. Wyższych cen małych odbiorców (<500 MWh) nie ujęto',
  'medium users 2,000-19,999 MWh/y, incl. CCL, excl. VAT; low = very large users':
    'średni odbiorcy 2000-19 999 MWh/rok, z CCL, bez VAT; dolna granica: bardzo duzi odbiorcy',
  'all bands, excl. VAT; low = Eurostat band I4 2025-S2 (S02)':
    'wszystkie pasma, bez VAT; dolna granica: pasmo I4 Eurostatu, 2025-S2 (S02)',
  'medium users 2,778-27,777 MWh/y, incl. CCL': 'średni odbiorcy 2778-27 777 MWh/rok, z CCL',
  'HM Treasury, years 1-30, real; low and high are a convention for the range: a company should enter its own':
    'HM Treasury, lata 1-30, realnie; granice przedziału są umowne: firma powinna wpisać własną stopę',
  'EU cost-optimal framework, real (societal); low and high are a convention for the range: a company should enter its own':
    'Metodyka kosztowo optymalna UE, realnie (społeczna); granice przedziału są umowne: firma powinna wpisać własną stopę',
  '1-(EF2025/EF2015)^(1/10) of the life-cycle series; low 0 = none; high = 1.5 times, convention':
    '1-(EF2025/EF2015)^(1/10) szeregu w cyklu życia; dolna granica 0 = brak; górna = 1,5 raza, umownie',
  'policy goal "well below 50 g"; a goal, not a forecast':
    'cel polityki „znacznie poniżej 50 g”; cel, a nie prognoza',
  'measured mean of nine systems, SE Poland; low derived (S08), high another plant 1,130-1,140':
    'zmierzona średnia dziewięciu instalacji, płd.-wsch. Polska; dolna granica wyliczona (S08), górna: inna instalacja 1130-1140',
  'derived mean of five cities, south 35 deg, 14 % loss; low = measured regional minimum 2017 (S09), high Munich; measured maximum 1,049 (S09)':
    'wyliczona średnia pięciu miast, południe 35°, straty 14 %; dolna granica: zmierzone minimum regionalne 2017 (S09), górna: Monachium; zmierzone maksimum 1049 (S09)',
  'derived mean of four sites, south 35 deg, 14 % loss':
    'wyliczona średnia czterech miejsc, południe 35°, straty 14 %',
  'azimuth from south, mean of east and west': 'azymut od południa, średnia wschodu i zachodu',
  'median 0.5 (0.5-0.6 for x-Si); high = mean of the compendium 0.8-0.9':
    'mediana 0,5 (0,5-0,6 dla x-Si); górna granica: średnia kompendium 0,8-0,9',
  'DEFRA 2025 SECR row 9_301_3052_4_6; UK stand-in elsewhere':
    'DEFRA 2025 SECR, wiersz 9_301_3052_4_6; poza Wielką Brytanią wartość zastępcza',
  'DEFRA 2025 SECR row 9_301_3060_4_6; UK stand-in elsewhere':
    'DEFRA 2025 SECR, wiersz 9_301_3060_4_6; poza Wielką Brytanią wartość zastępcza',
  'DEFRA 2025 SECR row 9_301_3068_4_6; UK stand-in elsewhere':
    'DEFRA 2025 SECR, wiersz 9_301_3068_4_6; poza Wielką Brytanią wartość zastępcza',
  'DEFRA 2025 SECR row 9_301_3076_4_6; UK stand-in elsewhere':
    'DEFRA 2025 SECR, wiersz 9_301_3076_4_6; poza Wielką Brytanią wartość zastępcza',
  'TCS mean of 26 cars at 11 kW; low ADAC 2022 Fiat 500e 11 kW; high: ADAC 2024 mean 14.5 % of over 90 cars, rounded':
    'średnia TCS z 26 aut przy 11 kW; dolna granica: ADAC 2022, Fiat 500e 11 kW; górna: ADAC 2024, średnia 14,5 % z ponad 90 aut, zaokrąglona',
  'derived; low and high = -15 % / +15 %, convention, about the spread of the field tests':
    'wyliczone; granice = -15 % / +15 %, umownie, mniej więcej rozrzut badań terenowych',
  'field value; new condensing up to 0.90 on gross':
    'wartość z eksploatacji; nowe kondensacyjne do 0,90 względem ciepła spalania',
  '"typical fossil fuel heating system" of the EoH report; range is a convention':
    '„typowy system na paliwo kopalne” z raportu EoH; przedział umowny',
  'mean, min, max of the stations; older climate: recent years are milder, replace by the year of the data':
    'średnia, minimum i maksimum stacji; starszy klimat: ostatnie lata są łagodniejsze, wpisz wartość z roku danych',
  '6 % dena (homes); 8 % Carbon Trust (business); 8-10 % Carbon Trust fact sheet':
    '6 % dena (mieszkania); 8 % Carbon Trust (firmy); 8-10 % karta informacyjna Carbon Trust',
  'WT 2021 limits for new parts, rooms at 16 C or more':
    'Wymagania WT 2021 dla nowych przegród, pomieszczenia od 16 °C',
  'ballast efficiency 80-95 % gives 1.25-1.05; middle':
    'sprawność stateczników 80-95 % daje 1,25-1,05; środek przedziału',
  'upper end of the efficiency range': 'górny kraniec przedziału sprawności',
  'middle of the range, a convention; measured top-ups come first':
    'środek przedziału, umownie; pierwszeństwo mają zmierzone uzupełnienia',
  'middle of the range, a convention; measured top-ups come first; upper bound of this row from memory, UNVERIFIED':
    'środek przedziału, umownie; pierwszeństwo mają zmierzone uzupełnienia; górna granica z pamięci, NIEZWERYFIKOWANA',
  'middle of the printed range, a convention; rooftop. PL and GB: same range offered as a stand-in, marked':
    'środek podanego przedziału, umownie; na dachu. PL i GB: ten sam przedział jako oznaczona wartość zastępcza',
  'ground-mounted from 1 MW; for comparison only': 'na gruncie od 1 MW; tylko do porównania',
  'PVGIS default system loss; already inside pv_yield':
    'domyślne straty instalacji w PVGIS; ujęte już w pv_yield',
  'no battery; ratio = PV kWh / site kWh; stylised load':
    'bez magazynu; stosunek = kWh z PV / kWh lokalizacji; uproszczony profil zużycia',
  'mean of four cars at 2.3 kW: 24.2, 13.6, 15.2, 12.7 %':
    'średnia czterech samochodów przy 2,3 kW: 24,2, 13,6, 15,2, 12,7 %',
  'median of air source, interim; control value. Final report mean 2.93':
    'mediana pomp powietrznych, wyniki wstępne; wartość kontrolna. Średnia z raportu końcowego 2,93',
  'range of 77 units in existing houses, air and ground; control range only':
    'przedział 77 urządzeń w istniejących domach, powietrze i grunt; tylko przedział kontrolny',
  'from memory, UNVERIFIED; not used as a default':
    'z pamięci, NIEZWERYFIKOWANE; nie jest wartością domyślną',
  'NOT FOUND in a readable source: no default, the user enters the boiler plate or audit value':
    'NIE ZNALEZIONO w dostępnym źródle: brak wartości domyślnej, wpisuje się dane z tabliczki kotła lub z audytu',
  'NOT FOUND: no default, the user enters the invoice price':
    'NIE ZNALEZIONO: brak wartości domyślnej, wpisuje się cenę z faktury',
  'combustion efficiency, a ceiling for steam boilers; low is a convention':
    'sprawność spalania, górna granica dla kotłów parowych; dolna granica umowna',
  'continuous heating, degree-hours; control value for the default':
    'ogrzewanie ciągłe, stopniogodziny; wartość kontrolna',
  provisional: 'dane wstępne',
  'average of all bands; control value only': 'średnia wszystkich pasm; tylko wartość kontrolna',
  'band I4 (100,000-999,999 GJ); control value only, below what offices pay':
    'pasmo I4 (100 000-999 999 GJ); tylko wartość kontrolna, poniżej cen dla biur',
  'weighted ETS auction price as published for CBAM; optional shadow price, off by default':
    'ważona cena aukcyjna ETS opublikowana na potrzeby CBAM; opcjonalna cena ukryta, domyślnie wyłączona',
  'UK ETS determination for civil penalties; optional, off by default':
    'cena UK ETS ustalona na potrzeby kar; opcjonalna, domyślnie wyłączona',
  'incl. ballast': 'ze statecznikiem',
  system: 'cała oprawa',
  'middle of 80-100': 'środek przedziału 80-100',
  'middle of the range': 'środek przedziału',
  'middle of the range, lamp only': 'środek przedziału, sama lampa',
  'convention inside the range 64 (2010 lamp) - 172 (one LED tube, S26): always take the data sheet':
    'umownie w przedziale 64 (lampa z 2010 r.) - 172 (jedna świetlówka LED, S26): zawsze przyjmij dane z karty katalogowej',
  '172 W / 4 lamps; North American tubes': '172 W / 4 lampy; świetlówki północnoamerykańskie',
  '144 W / 4; North American tubes': '144 W / 4; świetlówki północnoamerykańskie',
  '113 W / 4; North American tubes': '113 W / 4; świetlówki północnoamerykańskie',
  '99 W / 4; North American tubes': '99 W / 4; świetlówki północnoamerykańskie',
  'DEFRA row 32_603_9999_12; office equipment + heating, UK':
    'DEFRA, wiersz 32_603_9999_12; sprzęt biurowy i ogrzewanie, Wielka Brytania',
};

/** A note in both languages; one that has no Polish words yet stays in English rather than away. */
export function parameterNote(note: string | null): Localised | null {
  return note ? { en: note, pl: polish[note] ?? note } : null;
}
