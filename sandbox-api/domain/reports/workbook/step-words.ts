/** What a step of a conversion is called. */
export const stepWords = {
  en: {
    kinds: {
      unit: 'unit',
      density: 'density',
      'volume-correction': 'volume correction from the bill',
      'net-calorific-value': 'net calorific value',
      'gross-calorific-value': 'gross calorific value',
      'net-to-gross': 'net and gross calorific value',
      assumption: 'assumption',
      'loss-share': 'share of grid losses',
      'electricity-use': 'electricity used for the distance',
      'cooling-cop': 'electricity used for the cooling',
      entered: 'entered by the company',
      'stated-factor': 'factor stated by the company',
      'contract-volume': 'volume of the contract',
    },
    plainEnergyIsGross: 'kWh on a bill are assumed to be gross calorific value',
  },
  pl: {
    kinds: {
      unit: 'jednostka',
      density: 'gęstość',
      'volume-correction': 'korekcja objętości z faktury',
      'net-calorific-value': 'wartość opałowa',
      'gross-calorific-value': 'ciepło spalania',
      'net-to-gross': 'przeliczenie wartości opałowej i ciepła spalania',
      assumption: 'założenie',
      'loss-share': 'udział strat sieciowych',
      'electricity-use': 'zużycie energii elektrycznej na dystans',
      'cooling-cop': 'zużycie energii elektrycznej na chłód',
      entered: 'podane przez firmę',
      'stated-factor': 'wskaźnik podany przez firmę',
      'contract-volume': 'wolumen umowy',
    },
    plainEnergyIsGross: 'przyjęto, że kWh na rachunku odnoszą się do ciepła spalania',
  },
};
