import type { Localised } from '#api/domain/scenarios/model/definition';

/**
 * Polish citations by their English text in the reference data, which no edition changes: titles stay as they were
 * published, what is described around them is said in Polish.
 */
const polish: Readonly<Record<string, string>> = {
  'European Central Bank, euro reference rates, average of April 2024, as printed in Official Journal C/2024/3844 (currency conversion under Regulation (EEC) No 574/72)':
    'Europejski Bank Centralny, kursy referencyjne euro, średnia z kwietnia 2024 r., według Dziennika Urzędowego UE C/2024/3844 (przelicznik walut zgodnie z rozporządzeniem (EWG) nr 574/72)',
  'Eurostat, Electricity prices for non-household consumers, bi-annual, nrg_pc_205, 2025-S2, tax X_VAT, EUR, bands IC and ID':
    'Eurostat, Electricity prices for non-household consumers, dane półroczne, nrg_pc_205, 2025-S2, podatki X_VAT, EUR, pasma IC i ID',
  'DESNZ, Quarterly Energy Prices, tables 3.4.1 and 3.4.2 (30 Jun 2026); Eurostat nrg_pc_205 IE and nrg_pc_203 I4 2025-S2; European Commission CBAM certificate price Q2 2026; UK ETS Authority 28 Nov 2025':
    'DESNZ, Quarterly Energy Prices, tabele 3.4.1 i 3.4.2 (30.06.2026); Eurostat nrg_pc_205 IE i nrg_pc_203 I4 2025-S2; Komisja Europejska, cena certyfikatów CBAM, II kw. 2026; UK ETS Authority, 28.11.2025',
  'Destatis, press release 30 Sep 2025, gas and electricity prices, 1st half of 2025: non-households 6.75 ct/kWh gas, 19.33 ct/kWh electricity, without VAT':
    'Destatis, komunikat prasowy z 30.09.2025, ceny gazu i energii elektrycznej w I półroczu 2025: odbiorcy inni niż gospodarstwa domowe 6,75 ct/kWh gazu, 19,33 ct/kWh energii elektrycznej, bez VAT',
  'HM Treasury, Green Book supplementary guidance: discounting (Feb 2026), 3.5 %; EU Delegated Regulation 244/2012 cost-optimal framework, 3 % real':
    'HM Treasury, Green Book supplementary guidance: discounting (luty 2026), 3,5 %; rozporządzenie delegowane (UE) nr 244/2012, metodyka kosztowo optymalna, 3 % realnie',
  'Our World in Data / Ember, carbon intensity of electricity 2015 and 2025':
    'Our World in Data / Ember, emisyjność energii elektrycznej w latach 2015 i 2025',
  'DESNZ, Clean Power 2030 Action Plan (Dec 2024): from 171 g (2023) to "well below 50 gCO2e/kWh in 2030"':
    'DESNZ, Clean Power 2030 Action Plan (grudzień 2024): ze 171 g (2023) do „znacznie poniżej 50 gCO2e/kWh w 2030 r.”',
  'Own calculation from ASHRAE IWEC typical years (PL: Warsaw, Krakow, Poznan, Kolobrzeg; DE: Berlin, Hamburg, Cologne, Frankfurt, Munich; GB: Gatwick, Birmingham, Finningley, Leuchars)':
    'Obliczenia własne na podstawie lat typowych ASHRAE IWEC (PL: Warszawa, Kraków, Poznań, Kołobrzeg; DE: Berlin, Hamburg, Kolonia, Frankfurt, Monachium; GB: Gatwick, Birmingham, Finningley, Leuchars)',
  'te Heesen, Herbort, Rumpler, Performance of roof-top PV systems in Germany 2012-2018, Solar Energy 194 (2019) 128-135, abstract: 23,944 systems, 816 (2017) to 1,049 (2018) kWh/kWp':
    'te Heesen, Herbort, Rumpler, Performance of roof-top PV systems in Germany 2012-2018, Solar Energy 194 (2019) 128-135, streszczenie: 23 944 instalacje, od 816 (2017) do 1049 (2018) kWh/kWp',
  'EU JRC, PVGIS, data sources and calculation methods, 5.2.5: 14 % system loss':
    'JRC UE, PVGIS, data sources and calculation methods, 5.2.5: straty instalacji 14 %',
  'Jordan, Kurtz, Photovoltaic Degradation Rates, Prog. Photovolt. 2013, 21:12-29 (median 0.5 %/a); Jordan et al., Compendium (2016): x-Si median 0.5-0.6, mean 0.8-0.9':
    'Jordan, Kurtz, Photovoltaic Degradation Rates, Prog. Photovolt. 2013, 21:12-29 (mediana 0,5 %/rok); Jordan i in., Compendium (2016): x-Si, mediana 0,5-0,6, średnia 0,8-0,9',
  'Fraunhofer ISE, Stromgestehungskosten erneuerbare Energien (July 2024): 900-1,600 EUR/kW rooftop, 700-900 ground':
    'Fraunhofer ISE, Stromgestehungskosten erneuerbare Energien (lipiec 2024): 900-1600 EUR/kW na dachu, 700-900 na gruncie',
  'DESNZ/DEFRA 2025 factors: SECR kWh per km (rows 9_301_*), homeworking 32_603_9999_12':
    'DESNZ/DEFRA, wskaźniki 2025: SECR, kWh na km (wiersze 9_301_*), praca z domu 32_603_9999_12',
  'TCS, 9 Dec 2025, charging losses of 26 cars at 11 kW: mean 11 %; ADAC 2022, 11 kW: 6.3-9.7 %; ADAC 2024: mean 14.5 % of over 90 cars':
    'TCS, 9.12.2025, straty ładowania 26 samochodów przy 11 kW: średnio 11 %; ADAC 2022, 11 kW: 6,3-9,7 %; ADAC 2024: średnio 14,5 % w ponad 90 samochodach',
  'ADAC 2022, household socket 2.3 kW: Zoe 24.2, ID.3 13.6, Model 3 15.2, Fiat 500e 12.7 %':
    'ADAC 2022, gniazdko domowe 2,3 kW: Zoe 24,2, ID.3 13,6, Model 3 15,2, Fiat 500e 12,7 %',
  'Ruhnau, Hirth, Praktiknjo, Time series of heat demand and heat pump efficiency, Sci. Data 6:189 (2019): COP air 6.08-0.09ΔT+0.0005ΔT², ground 10.29-0.21ΔT+0.0012ΔT², water 9.97-0.20ΔT+0.0012ΔT², field factor 0.85':
    'Ruhnau, Hirth, Praktiknjo, Time series of heat demand and heat pump efficiency, Sci. Data 6:189 (2019): COP, powietrze 6,08-0,09ΔT+0,0005ΔT², grunt 10,29-0,21ΔT+0,0012ΔT², woda 9,97-0,20ΔT+0,0012ΔT², współczynnik eksploatacyjny 0,85',
  'DESNZ / Energy Systems Catapult, Electrification of Heat: interim 2023 median SPF 2.80 (air); final report mean 293 %, "typical fossil fuel heating system efficiency of 84 %"; upper quartile 3.30':
    'DESNZ / Energy Systems Catapult, Electrification of Heat: wyniki wstępne z 2023 r., mediana SPF 2,80 (powietrze); raport końcowy, średnio 293 %, „typowa sprawność ogrzewania paliwem kopalnym 84 %”; górny kwartyl 3,30',
  'Fraunhofer ISE, WP-QS im Bestand (2025): 77 heat pumps, 2.6 to 5.4':
    'Fraunhofer ISE, WP-QS im Bestand (2025): 77 pomp ciepła, od 2,6 do 5,4',
  'Commission Decision 2013/114/EU, Table 1, average climate: air-water 2.6, ground-water 3.5 (colder climate 2.5 and 3.5; Poland counts as colder, gigawat.info)':
    'Decyzja Komisji 2013/114/UE, tabela 1, klimat umiarkowany: powietrze-woda 2,6, grunt-woda 3,5 (klimat chłodny 2,5 i 3,5; Polska zaliczana do chłodnego, gigawat.info)',
  'energycosting.co.uk, heat pump calculator methodology: 0.85 (0.80-0.87)':
    'energycosting.co.uk, metodyka kalkulatora pomp ciepła: 0,85 (0,80-0,87)',
  'US DOE, Steam Tip Sheet 15 (Jan 2012): 85.7 % combustion efficiency, gas, HHV, with economizer':
    'US DOE, Steam Tip Sheet 15 (styczeń 2012): sprawność spalania 85,7 %, gaz, względem ciepła spalania, z ekonomizerem',
  'dena: "up to 6 %" per degree (homes); Carbon Trust: 8 % per degree (business, 2011), fact sheet GUI: 8-10 %':
    'dena: „do 6 %” na stopień (mieszkania); Carbon Trust: 8 % na stopień (firmy, 2011), karta informacyjna GUI: 8-10 %',
  'Poland, Rozporządzenie w sprawie warunków technicznych (WT 2021), annex 2, U(max) from 2021':
    'Rozporządzenie w sprawie warunków technicznych (WT 2021), załącznik nr 2, U(max) od 2021 r.',
  'US DOE, SSL Multi-Year Program Plan 2011, efficacies of 2010: incandescent 15, halogen 20, CFL 63, LED lamp 64':
    'US DOE, SSL Multi-Year Program Plan 2011, skuteczność świetlna w 2010 r.: żarówka 15, halogen 20, świetlówka kompaktowa 63, lampa LED 64',
  'Wikipedia, Luminous efficacy (copies): T12 magnetic 60 (50), T8 electronic 80-100, T5 70-104, metal halide 65-115, high-pressure sodium 85-150':
    'Wikipedia, Luminous efficacy (kopie): T12 ze statecznikiem magnetycznym 60 (50), T8 z elektronicznym 80-100, T5 70-104, metalohalogenkowa 65-115, sodowa wysokoprężna 85-150',
  'Sellux: 21.5 W LED retrofit of a T8 tube, 172 lm/W':
    'Sellux: zamiennik LED świetlówki T8, 21,5 W, 172 lm/W',
  'Colorado State University Extension, Business Lighting 101 (2017): 4×40 W T12 magnetic 172 W; 4×34 W 144; 4×32 W T8 electronic 113; 4×28 W 99':
    'Colorado State University Extension, Business Lighting 101 (2017): 4×40 W T12, statecznik magnetyczny, 172 W; 4×34 W 144; 4×32 W T8, elektroniczny, 113; 4×28 W 99',
  'OUC / E Source, Fluorescent Ballasts: electrical efficiency "about 80 to 95 percent"':
    'OUC / E Source, Fluorescent Ballasts: sprawność elektryczna „około 80-95 procent”',
  'US DOE, Compressed Air Tip Sheet 3 (Aug 2004): leaks 20-30 % of output; target 5-10 % of flow':
    'US DOE, Compressed Air Tip Sheet 3 (sierpień 2004): nieszczelności 20-30 % wydajności; cel 5-10 % przepływu',
  'IPCC 2006 Guidelines, Vol. 3, ch. 7, Table 7.9, operation emission per year: domestic 0.1-0.5 %, stand-alone 1-15, medium and large commercial 10-35, industrial 7-25, chillers 2-15, A/C and heat pumps 1-10':
    'IPCC 2006 Guidelines, t. 3, rozdz. 7, tabela 7.9, emisja eksploatacyjna na rok: domowe 0,1-0,5 %, wolnostojące 1-15, średnie i duże handlowe 10-35, przemysłowe 7-25, agregaty wody lodowej 2-15, klimatyzacja i pompy ciepła 1-10',
};

/** A citation in both languages; one that has no Polish words, such as authors and a title alone, is the same in both. */
export function citedIn(citation: string): Localised {
  return { en: citation, pl: polish[citation] ?? citation };
}
