export const keyFiguresWords = {
  en: {
    result: 'Result',
    measured:
      'Measured or billed: {share} of the market-based total. The rest is based on estimates, on spend, or on factors of another year or region.',
    unknownZero:
      '{scope}: nothing was recorded, and no completeness review confirms that there is nothing to record. The 0 is therefore not a result.',
    intensity: '{basis}: {market} kg CO₂e market-based, {location} location-based',
    intensityWithOwn:
      '{basis}: {market} kg CO₂e market-based, {location} location-based; Scope 1 + 2 alone: {ownMarket} and {ownLocation}',
    causes: 'Why the total changed',
    bridge: 'Change since {year} by cause',
    cause: 'Cause',
    causeNames: {
      activity: 'Activity: changed amounts, at the factors of that year',
      factors: 'Factors: changed factors, contracts or suppliers, at the amounts of this period',
      structure: 'Structure: locations with emissions in only one of the two years',
      undivided: 'Activity and factors, not separated',
    },
    change: 'Change of the total',
    causesNote:
      'Energy and fuels are compared by their kWh at each location. Other sources count as activity as long as their published factors are the same; where the factor changed as well, the change is not separated.',
  },
  pl: {
    result: 'Wynik',
    measured:
      'Dane zmierzone lub z faktur: {share} sumy według metody rynkowej. Pozostała część opiera się na szacunkach, wydatkach albo wskaźnikach z innego roku lub regionu.',
    unknownZero:
      '{scope}: niczego nie odnotowano i żaden przegląd kompletności nie potwierdza, że nie ma czego odnotować. Wartość 0 nie jest więc wynikiem.',
    intensity: '{basis}: {market} kg CO₂e (rynkowa), {location} (lokalizacyjna)',
    intensityWithOwn:
      '{basis}: {market} kg CO₂e (rynkowa), {location} (lokalizacyjna); tylko zakres 1 + 2: {ownMarket} i {ownLocation}',
    causes: 'Dlaczego suma się zmieniła',
    bridge: 'Zmiana od {year} według przyczyn',
    cause: 'Przyczyna',
    causeNames: {
      activity: 'Działalność: zmienione ilości, według wskaźników tamtego roku',
      factors: 'Wskaźniki: zmienione wskaźniki, umowy lub dostawcy, według ilości tego okresu',
      structure: 'Struktura: lokalizacje z emisjami tylko w jednym z tych lat',
      undivided: 'Działalność i wskaźniki, bez rozdzielenia',
    },
    change: 'Zmiana sumy',
    causesNote:
      'Energię i paliwa porównuje się według kWh w każdej lokalizacji. Inne źródła zalicza się do działalności, dopóki ich opublikowane wskaźniki są te same; gdy zmienił się również wskaźnik, zmiany się nie rozdziela.',
  },
};
