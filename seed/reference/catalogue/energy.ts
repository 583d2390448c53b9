/** Purchased energy, on-site renewables and electricity contracts. Ids are stable. */

export const utilities = [
  {
    id: 1,
    code: 'electricity',
    kind: 'electricity',
    isElectricity: true,
    nameEn: 'Electricity',
    namePl: 'Energia elektryczna',
    units: ['kWh', 'MWh', 'GWh', 'MJ', 'GJ'],
    colour: '2F6FB2',
  },
  {
    id: 2,
    code: 'heat',
    kind: 'heat',
    isElectricity: false,
    nameEn: 'District heat',
    namePl: 'Ciepło sieciowe',
    units: ['GJ', 'MWh', 'kWh', 'MJ', 'Gcal'],
    colour: 'C2571A',
  },
  {
    id: 3,
    code: 'steam',
    kind: 'steam',
    isElectricity: false,
    nameEn: 'Process steam',
    namePl: 'Para technologiczna',
    units: ['GJ', 'MWh', 'kWh', 'MJ', 'Gcal', 'mmBtu'],
    colour: '8A6D3B',
  },
  {
    id: 4,
    code: 'cooling',
    kind: 'cooling',
    isElectricity: false,
    nameEn: 'Cooling',
    namePl: 'Chłód',
    units: ['GJ', 'MWh', 'kWh', 'MJ'],
    colour: '3E9CA8',
  },
] as const;

export const renewables = [
  {
    id: 1,
    code: 'solar-pv',
    replaces: 'electricity',
    nameEn: 'Solar photovoltaics',
    namePl: 'Fotowoltaika',
    colour: 'D9A514',
  },
  {
    id: 2,
    code: 'wind',
    replaces: 'electricity',
    nameEn: 'Wind',
    namePl: 'Energia wiatru',
    colour: '4F9D9A',
  },
  {
    id: 3,
    code: 'small-hydro',
    replaces: 'electricity',
    nameEn: 'Small hydro',
    namePl: 'Mała energetyka wodna',
    colour: '3B7DBF',
  },
  {
    id: 4,
    code: 'biomass-chp',
    replaces: 'electricity',
    nameEn: 'Biomass combined heat and power',
    namePl: 'Kogeneracja na biomasę',
    colour: '6B8E23',
  },
  {
    id: 5,
    code: 'biogas-chp',
    replaces: 'electricity',
    nameEn: 'Biogas combined heat and power',
    namePl: 'Kogeneracja na biogaz',
    colour: '8FA63A',
  },
  {
    id: 6,
    code: 'solar-thermal',
    replaces: 'heat',
    nameEn: 'Solar thermal',
    namePl: 'Kolektory słoneczne',
    colour: 'E08A2E',
  },
  {
    id: 7,
    code: 'geothermal',
    replaces: 'heat',
    nameEn: 'Geothermal heat',
    namePl: 'Ciepło geotermalne',
    colour: 'A65E4E',
  },
] as const;

export const renewableUnits = ['kWh', 'MWh', 'GWh', 'MJ', 'GJ'] as const;

export const supplyTypes = [
  {
    id: 1,
    code: 'green',
    isRenewable: true,
    nameEn: 'Green contract',
    namePl: 'Umowa na zieloną energię',
    descriptionEn:
      'Electricity from renewable sources by contract; keep the certificate (guarantee of origin) with it.',
    descriptionPl: 'Energia z odnawialnych źródeł na mocy umowy; dołącz certyfikat (gwarancję pochodzenia).',
  },
  {
    id: 2,
    code: 'standard',
    isRenewable: false,
    nameEn: 'Standard contract',
    namePl: 'Umowa standardowa',
    descriptionEn: 'No claim about the source: the residual mix of the country counts.',
    descriptionPl: 'Bez wskazania źródła energii: liczy się miks rezydualny kraju.',
  },
  {
    id: 3,
    code: 'ppa',
    isRenewable: true,
    nameEn: 'Power purchase agreement (renewable)',
    namePl: 'Umowa PPA (energia odnawialna)',
    descriptionEn: 'Bought directly from a renewable plant, certificates included.',
    descriptionPl: 'Zakup bezpośrednio od wytwórcy energii odnawialnej, razem z gwarancjami pochodzenia.',
  },
] as const;
