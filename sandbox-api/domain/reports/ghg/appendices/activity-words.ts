export const activityWords = {
  en: {
    intro:
      'Energy and fuels: amounts as entered, by month, in the unit in which they were entered. An entry that covers several months is allocated to them by days.',
    valueChain:
      'Value chain: the amounts multiplied by the factor, in the unit of the factor. For commuting this is the distance of all employees on all days, for freight the mass multiplied by the distance. An entry that covers several months is allocated to them by days. Each column names its factor. The workbook has the same amounts before the included share of the location is applied.',
    scaled: 'Only {share} of {name} is within the boundary; its amounts are scaled accordingly.',
    none: 'No activity data was recorded for this period.',
    table: '{name} ({part} of {parts})',
    valueChainTable: '{name}: value chain',
    column: '{name}: {factor} ({unit})',
    own: '{publisher}: {document}',
    stated: 'factor stated by the supplier, {value} kg CO₂e',
    statedEmissions: 'emissions stated by the supplier',
    potential: 'GWP {value}',
    outside: '{factor}, outside the scopes',
  },
  pl: {
    intro:
      'Energia i paliwa: wpisane ilości, według miesięcy, w jednostce, w której je wpisano. Wpis obejmujący kilka miesięcy rozdziela się między nie według dni.',
    valueChain:
      'Łańcuch wartości: ilości pomnożone przez wskaźnik, w jednostce wskaźnika. Przy dojazdach do pracy jest to odległość pokonana przez wszystkich pracowników we wszystkich dniach, przy transporcie towarów masa pomnożona przez odległość. Wpis obejmujący kilka miesięcy rozdziela się między nie według dni. Każda kolumna wymienia swój wskaźnik. Skoroszyt zawiera te same ilości przed zastosowaniem uwzględnionego udziału lokalizacji.',
    scaled: 'Tylko {share} lokalizacji {name} mieści się w granicach; jej ilości odpowiednio przeliczono.',
    none: 'W tym okresie nie odnotowano danych o działalności.',
    table: '{name} ({part} z {parts})',
    valueChainTable: '{name}: łańcuch wartości',
    column: '{name}: {factor} ({unit})',
    own: '{publisher}: {document}',
    stated: 'wskaźnik podany przez dostawcę, {value} kg CO₂e',
    statedEmissions: 'emisje podane przez dostawcę',
    potential: 'GWP {value}',
    outside: '{factor}, poza zakresami',
  },
};
