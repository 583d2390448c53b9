import type { Mark, StepCode } from './working-step';

type StepWords = Readonly<Record<StepCode, string>>;

const en: StepWords = {
  negativeFactors:
    'Negative impact: severity follows from scale {scale}, scope {scope} and irremediable character {irremediability}.',
  meanOfThree: 'Mean of the three factors: ({scale} + {scope} + {irremediability}) ÷ 3 = {mean}.',
  anyFactor: 'Any one of the factors can make an impact severe. The highest is {highest}.',
  extremeFloor:
    'Severity is {severity}: the higher of the mean, {mean}, and the highest factor minus one, {highest} − 1.',
  meanAlone: 'The company uses the mean only, without the rule for one extreme factor: severity {severity}.',
  highestFactor: 'The company uses the highest factor as severity: {severity}.',
  positiveFactors: 'Positive impact: scale {scale} and scope {scope} count; there is nothing to remedy.',
  meanOfTwo: 'Severity: mean of the two factors, ({scale} + {scope}) ÷ 2 = {severity}.',
  actualNegative: 'Actual negative impact: severity alone gives the score, {score}.',
  actualPositive: 'Actual positive impact: scale and scope alone give the score, {score}.',
  negativeLikelihood:
    'Potential negative impact: severity {severity} and likelihood {probability} both count.',
  negativeProduct: 'Score: {severity} × {probability} ÷ 5 = {score}.',
  negativeWeighted:
    'Score with a likelihood weight of {weight}: {severity} × (1 − {weight} × (1 − {probability} ÷ 5)) = {score}.',
  humanRights: 'Potential negative impact on human rights: severity takes precedence over likelihood.',
  likelihoodLeftOut: 'Likelihood {probability} is shown but left out of the score: {score}.',
  positiveLikelihood:
    'Potential positive impact: scale and scope, {severity}, and likelihood {probability} both count.',
  positiveProduct: 'Score: {severity} × {probability} ÷ 5 = {score}.',
  positiveWeighted:
    'Score with a likelihood weight of {weight}: {severity} × (1 − {weight} × (1 − {probability} ÷ 5)) = {score}.',
  neverNetted: 'Positive and negative impacts are scored separately and never netted.',
  rareImpact:
    'Rare but severe: severity {size} with likelihood {probability} is below the threshold. Review it and give a reason.',
  severeBelow:
    'Severe, but scored below the threshold because of its likelihood: severity {size}, likelihood {probability}. Review it and give a reason.',
  extremeBelow:
    'Severe in one factor ({highest}), but with severity {size} the score is below the threshold. Review it and give a reason.',
  beforeMitigation: 'Assessed without counting measures that are only planned.',
  likelihoodAndSize:
    'Likelihood {probability} and the size of the financial effect, {magnitude}, both count.',
  financialProduct: 'Score: {magnitude} × {probability} ÷ 5 = {score}.',
  risksAndOpportunities: 'Risks and opportunities are scored with the same formula and never netted.',
  unlikelyCounts: 'Effects that are less likely than not are also considered.',
  rareEffect:
    'Rare but large: an effect of {size} with likelihood {probability} is below the threshold. Review it and give a reason.',
  largeBelow:
    'Large, but scored below the threshold because of its likelihood: effect {size}, likelihood {probability}. Review it and give a reason.',
  horizons: 'Effects over the short, medium and long term count.',
  largestHorizon: 'Likelihood {probability} is for the time horizon in which the effect is largest.',
  shortHorizon:
    'The effect is largest in the short term, the period of the financial statements; likelihood {probability} is for that period.',
  mediumHorizon:
    'The effect is largest in the medium term, up to five years after the period; likelihood {probability} is for that time.',
  longHorizon:
    'The effect is largest in the long term, after more than five years; likelihood {probability} is for that time.',
  eitherMakesMaterial: 'A matter is material by its impacts, by its risks and opportunities, or by both.',
  highestImpact: 'Impact materiality: the highest score of the impacts ({count}), {score}.',
  noImpact: 'Impact materiality: no impact was entered, so 0.',
  highestFinancial:
    'Financial materiality: the highest score of the risks and opportunities ({count}), {score}.',
  noFinancial: 'Financial materiality: no risk or opportunity was entered, so 0.',
  openItems: 'Incomplete, so there is no score. Items still to be assessed: {count}.',
  nothingEntered: 'Incomplete, so there is no score: no impact, risk or opportunity has been entered.',
  thresholdsNeeded: 'Thresholds decide what is material.',
  thresholdsAdvised: 'EFRAG advises setting thresholds and explaining them (cited from a secondary source).',
  reached: 'The score {score} reaches the threshold of {threshold}.',
  notReached: 'The score {score} is below the threshold of {threshold}.',
  resultDouble:
    'The impact score {impact} reaches its threshold of {impactThreshold}, and the financial score {financial} reaches {financialThreshold}: double materiality.',
  resultImpact:
    'The impact score {impact} reaches its threshold of {impactThreshold}; the financial score {financial} is below {financialThreshold}: impact materiality only.',
  resultFinancial:
    'The impact score {impact} is below its threshold of {impactThreshold}; the financial score {financial} reaches {financialThreshold}: financial materiality only.',
  resultNone:
    'The impact score {impact} is below its threshold of {impactThreshold}, and the financial score {financial} is below {financialThreshold}: not material by the scores.',
  oneAxisIsEnough: 'One of the two is enough to report the matter.',
  climateExplained: 'Climate change was found not to be material: a detailed explanation is required.',
  concludedMaterial:
    'The assessor concludes that the item is material although the score {score} is below the threshold of {threshold}. Both are kept; give a reason.',
  concludedNotMaterial:
    'The assessor concludes that the item is not material although the score {score} reaches the threshold of {threshold}. Both are kept; give a reason.',
  concludedWatch:
    'The assessor concludes that the item is only to be monitored although the score {score} reaches the threshold of {threshold}. Both are kept; give a reason.',
  takenOut:
    'Not listed as material: the assessor concluded otherwise and gave a reason. Items that reach the threshold and were taken out: {count}.',
  materialByConclusion: 'Listed as material because the assessor concluded so. Material items: {count}.',
  ranked: 'Rank {rank}: higher score {highest}, sum {sum}, material items {count}.',
};

const pl: StepWords = {
  negativeFactors:
    'Wpływ negatywny: o dotkliwości decydują skala {scale}, zasięg {scope} i nieodwracalny charakter {irremediability}.',
  meanOfThree: 'Średnia trzech czynników: ({scale} + {scope} + {irremediability}) ÷ 3 = {mean}.',
  anyFactor: 'Już jeden z czynników może sprawić, że wpływ jest dotkliwy. Najwyższy wynosi {highest}.',
  extremeFloor:
    'Dotkliwość wynosi {severity}: to wyższa z dwóch wartości, średniej {mean} i najwyższego czynnika minus jeden, {highest} − 1.',
  meanAlone: 'Firma stosuje samą średnią, bez reguły jednego skrajnego czynnika: dotkliwość {severity}.',
  highestFactor: 'Firma przyjmuje jako dotkliwość najwyższy czynnik: {severity}.',
  positiveFactors: 'Wpływ pozytywny: liczą się skala {scale} i zasięg {scope}; nie ma szkody do naprawienia.',
  meanOfTwo: 'Dotkliwość: średnia dwóch czynników, ({scale} + {scope}) ÷ 2 = {severity}.',
  actualNegative: 'Rzeczywisty wpływ negatywny: o ocenie decyduje tylko dotkliwość, {score}.',
  actualPositive: 'Rzeczywisty wpływ pozytywny: o ocenie decydują tylko skala i zasięg, {score}.',
  negativeLikelihood:
    'Potencjalny wpływ negatywny: liczą się dotkliwość {severity} i prawdopodobieństwo {probability}.',
  negativeProduct: 'Ocena: {severity} × {probability} ÷ 5 = {score}.',
  negativeWeighted:
    'Ocena przy wadze prawdopodobieństwa {weight}: {severity} × (1 − {weight} × (1 − {probability} ÷ 5)) = {score}.',
  humanRights:
    'Potencjalny negatywny wpływ na prawa człowieka: dotkliwość ma pierwszeństwo przed prawdopodobieństwem.',
  likelihoodLeftOut: 'Prawdopodobieństwo {probability} jest podane, ale nie wchodzi do oceny: {score}.',
  positiveLikelihood:
    'Potencjalny wpływ pozytywny: liczą się skala i zasięg, {severity}, oraz prawdopodobieństwo {probability}.',
  positiveProduct: 'Ocena: {severity} × {probability} ÷ 5 = {score}.',
  positiveWeighted:
    'Ocena przy wadze prawdopodobieństwa {weight}: {severity} × (1 − {weight} × (1 − {probability} ÷ 5)) = {score}.',
  neverNetted: 'Wpływy pozytywne i negatywne ocenia się osobno i nigdy się ich nie kompensuje.',
  rareImpact:
    'Rzadki, ale dotkliwy: przy dotkliwości {size} i prawdopodobieństwie {probability} ocena jest poniżej progu. Wymaga przeglądu i uzasadnienia.',
  severeBelow:
    'Dotkliwy, ale z powodu prawdopodobieństwa oceniony poniżej progu: dotkliwość {size}, prawdopodobieństwo {probability}. Wymaga przeglądu i uzasadnienia.',
  extremeBelow:
    'Dotkliwy pod jednym względem ({highest}), ale przy dotkliwości {size} ocena jest poniżej progu. Wymaga przeglądu i uzasadnienia.',
  beforeMitigation: 'Oceniono przed uwzględnieniem działań, które są dopiero planowane.',
  likelihoodAndSize: 'Liczą się prawdopodobieństwo {probability} i wielkość skutku finansowego {magnitude}.',
  financialProduct: 'Ocena: {magnitude} × {probability} ÷ 5 = {score}.',
  risksAndOpportunities:
    'Ryzyka i szanse ocenia się według tego samego wzoru i nigdy się ich nie kompensuje.',
  unlikelyCounts: 'Uwzględnia się także skutki, które raczej nie wystąpią.',
  rareEffect:
    'Rzadki, ale duży: przy skutku {size} i prawdopodobieństwie {probability} ocena jest poniżej progu. Wymaga przeglądu i uzasadnienia.',
  largeBelow:
    'Duży, ale z powodu prawdopodobieństwa oceniony poniżej progu: skutek {size}, prawdopodobieństwo {probability}. Wymaga przeglądu i uzasadnienia.',
  horizons: 'Liczą się skutki w perspektywie krótko-, średnio- i długoterminowej.',
  largestHorizon:
    'Prawdopodobieństwo {probability} dotyczy perspektywy czasowej, w której skutek jest największy.',
  shortHorizon:
    'Skutek jest największy w perspektywie krótkoterminowej, w okresie sprawozdania finansowego; prawdopodobieństwo {probability} dotyczy tej perspektywy.',
  mediumHorizon:
    'Skutek jest największy w perspektywie średnioterminowej, do pięciu lat po tym okresie; prawdopodobieństwo {probability} dotyczy tej perspektywy.',
  longHorizon:
    'Skutek jest największy w perspektywie długoterminowej, po ponad pięciu latach; prawdopodobieństwo {probability} dotyczy tej perspektywy.',
  eitherMakesMaterial:
    'Kwestia jest istotna ze względu na wpływy, ze względu na ryzyka i szanse albo ze względu na jedno i drugie.',
  highestImpact: 'Istotność wpływu: najwyższa ocena wpływów (ich liczba: {count}), {score}.',
  noImpact: 'Istotność wpływu: nie wprowadzono żadnego wpływu, więc 0.',
  highestFinancial: 'Istotność finansowa: najwyższa ocena ryzyk i szans (ich liczba: {count}), {score}.',
  noFinancial: 'Istotność finansowa: nie wprowadzono żadnego ryzyka ani szansy, więc 0.',
  openItems: 'Niekompletne, więc bez oceny. Pozycje do oceny: {count}.',
  nothingEntered: 'Niekompletne, więc bez oceny: nie wprowadzono żadnego wpływu, ryzyka ani szansy.',
  thresholdsNeeded: 'O istotności rozstrzygają progi.',
  thresholdsAdvised: 'EFRAG zaleca ustalenie progów i ich objaśnienie (za źródłem pośrednim).',
  reached: 'Ocena {score} osiąga próg {threshold}.',
  notReached: 'Ocena {score} jest poniżej progu {threshold}.',
  resultDouble:
    'Ocena wpływu {impact} osiąga próg {impactThreshold}, a ocena finansowa {financial} osiąga próg {financialThreshold}: podwójna istotność.',
  resultImpact:
    'Ocena wpływu {impact} osiąga próg {impactThreshold}; ocena finansowa {financial} jest poniżej progu {financialThreshold}: tylko istotność wpływu.',
  resultFinancial:
    'Ocena wpływu {impact} jest poniżej progu {impactThreshold}; ocena finansowa {financial} osiąga próg {financialThreshold}: tylko istotność finansowa.',
  resultNone:
    'Ocena wpływu {impact} jest poniżej progu {impactThreshold}, a ocena finansowa {financial} poniżej progu {financialThreshold}: według ocen nieistotne.',
  oneAxisIsEnough: 'Do ujęcia kwestii w raporcie wystarczy jedna z dwóch istotności.',
  climateExplained: 'Zmianę klimatu oceniono jako nieistotną: wymagane jest szczegółowe wyjaśnienie.',
  concludedMaterial:
    'Oceniający uznaje pozycję za istotną, choć ocena {score} jest poniżej progu {threshold}. Zachowuje się jedno i drugie; wymagane jest uzasadnienie.',
  concludedNotMaterial:
    'Oceniający uznaje pozycję za nieistotną, choć ocena {score} osiąga próg {threshold}. Zachowuje się jedno i drugie; wymagane jest uzasadnienie.',
  concludedWatch:
    'Oceniający chce pozycję tylko monitorować, choć ocena {score} osiąga próg {threshold}. Zachowuje się jedno i drugie; wymagane jest uzasadnienie.',
  takenOut:
    'Kwestii nie ma na liście istotnych: oceniający uznał inaczej i podał uzasadnienie. Pozycje wyłączone mimo osiągnięcia progu: {count}.',
  materialByConclusion: 'Na liście istotnych, bo tak uznał oceniający. Istotne pozycje: {count}.',
  ranked: 'Miejsce {rank}: wyższa ocena {highest}, suma {sum}, istotne pozycje: {count}.',
};

export const stepWords = { en, pl };

export const markWords: Readonly<Record<'en' | 'pl', Readonly<Record<Mark, string>>>> = {
  en: { norm: 'norm', guidance: 'guidance', convention: 'convention' },
  pl: { norm: 'norma', guidance: 'wytyczne', convention: 'konwencja' },
};
