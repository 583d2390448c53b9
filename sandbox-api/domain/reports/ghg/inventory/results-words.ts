import type { GasKey } from '#api/domain/reports/kit/gases';

export const resultsWords = {
  en: {
    byGas: 'Emissions by scope and gas',
    byGasT: 'Emissions by gas, t CO₂e',
    massT: 'Emissions by gas, tonnes of the gas',
    gas: 'Gas',
    gases: {
      co2: 'CO₂',
      ch4: 'CH₄',
      n2o: 'N₂O',
      hfc: 'HFCs',
      pfc: 'PFCs',
      sf6: 'SF₆',
      nf3: 'NF₃',
      untold: 'Known as CO₂e only',
      rounding: 'Rounding of published parts',
    } satisfies Record<GasKey, string>,
    untoldNote: '“Known as CO₂e only”: the publisher does not break the factor down by gas.',
    roundingNote:
      '“Rounding of published parts”: a published factor and its gases are rounded independently, so their sums differ by up to 1%; this is not a gas, and the value may be negative.',
    massNote: 'Mass = CO₂e divided by the global warming potential used for the month.',
    byMonth: 'Emissions by month',
    byLocation: 'Emissions by location',
    chart: 'Scopes by gas, market-based',
    biogenic: 'Biogenic CO₂, outside the scopes',
    biogenicAmount: 'Emissions',
    biogenicNote: 'Not part of any total in this report. 0 means that none was recorded.',
    scope: 'Scope',
    noOffsets:
      'The totals include no allowances, credits, offsets or removals, and nothing is deducted from them.',
    avoided:
      'For information, not part of any total: energy that the company generated and used itself would have caused {tonnes} t CO₂e if taken from the grid.',
  },
  pl: {
    byGas: 'Emisje według zakresów i gazów',
    byGasT: 'Emisje według gazów, t CO₂e',
    massT: 'Emisje według gazów, tony gazu',
    gas: 'Gaz',
    gases: {
      co2: 'CO₂',
      ch4: 'CH₄',
      n2o: 'N₂O',
      hfc: 'HFC',
      pfc: 'PFC',
      sf6: 'SF₆',
      nf3: 'NF₃',
      untold: 'Znane tylko jako CO₂e',
      rounding: 'Zaokrąglenia opublikowanych części',
    } satisfies Record<GasKey, string>,
    untoldNote: '„Znane tylko jako CO₂e”: wydawca nie podaje podziału wskaźnika na gazy.',
    roundingNote:
      '„Zaokrąglenia opublikowanych części”: wydawca zaokrągla wskaźnik i jego gazy niezależnie, więc sumy różnią się o najwyżej 1%; nie jest to gaz, a wartość może być ujemna.',
    massNote: 'Masa = CO₂e podzielone przez wartość GWP zastosowaną dla danego miesiąca.',
    byMonth: 'Emisje według miesięcy',
    byLocation: 'Emisje według lokalizacji',
    chart: 'Zakresy według gazów, metoda rynkowa',
    biogenic: 'CO₂ biogeniczny, poza zakresami',
    biogenicAmount: 'Emisje',
    biogenicNote: 'Nie wchodzi do żadnej sumy tego raportu. 0 oznacza, że nic nie odnotowano.',
    scope: 'Zakres',
    noOffsets:
      'Sumy nie uwzględniają uprawnień, jednostek emisji, kompensacji ani pochłaniania i niczego się od nich nie odejmuje.',
    avoided:
      'Informacyjnie, poza sumami: energia wytworzona i zużyta przez firmę, gdyby pobrano ją z sieci, spowodowałaby {tonnes} t CO₂e.',
  },
};
