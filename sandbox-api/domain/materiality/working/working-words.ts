import type { Mark, StepCode } from './working-step';

type StepWords = Readonly<Record<StepCode, string>>;

const en: StepWords = {
  negativeFactors:
    'Negative impact: scale {scale}, scope {scope} and irremediable character {irremediability} make its severity.',
  meanOfThree: 'Mean of the three factors: ({scale} + {scope} + {irremediability}) ÷ 3 = {mean}.',
  anyFactor: 'Any one of the factors can make an impact severe. The highest is {highest}.',
  extremeFloor:
    'Severity: the higher of the mean {mean} and the highest factor less one, {highest} − 1. That is {severity}.',
  meanAlone:
    'The company takes the mean alone, without the rule for one extreme factor: severity {severity}.',
  highestFactor: 'The company takes the highest factor as severity: {severity}.',
  positiveFactors: 'Positive impact: scale {scale} and scope {scope} count; there is nothing to remedy.',
  meanOfTwo: 'Severity: mean of the two factors, ({scale} + {scope}) ÷ 2 = {severity}.',
  actualNegative: 'Actual negative impact: its severity alone is the score, {score}.',
  actualPositive: 'Actual positive impact: scale and scope alone are the score, {score}.',
  negativeLikelihood:
    'Potential negative impact: severity {severity} and likelihood {probability} count together.',
  negativeProduct: 'Score: {severity} × {probability} ÷ 5 = {score}.',
  negativeWeighted:
    'Score with a weight of the likelihood of {weight}: {severity} × (1 − {weight} × (1 − {probability} ÷ 5)) = {score}.',
  humanRights: 'Potential negative impact on human rights: severity takes precedence over likelihood.',
  likelihoodLeftOut: 'The likelihood {probability} is shown and left out of the score: {score}.',
  positiveLikelihood:
    'Potential positive impact: scale and scope, {severity}, and likelihood {probability} count together.',
  positiveProduct: 'Score: {severity} × {probability} ÷ 5 = {score}.',
  positiveWeighted:
    'Score with a weight of the likelihood of {weight}: {severity} × (1 − {weight} × (1 − {probability} ÷ 5)) = {score}.',
  neverNetted: 'Positive and negative impacts are scored apart and never set off against each other.',
  rareImpact:
    'Rare but severe: severity {size} with likelihood {probability} stays below the threshold. Review it and give a reason.',
  severeBelow:
    'Severe, but scored below the threshold because of its likelihood: severity {size}, likelihood {probability}. Review it and give a reason.',
  extremeBelow:
    'Severe in one factor ({highest}), but severity {size} leaves the score below the threshold. Review it and give a reason.',
  beforeMitigation: 'Assessed before measures that are only planned.',
  likelihoodAndSize:
    'Likelihood {probability} counts together with the size of the financial effect, {magnitude}.',
  financialProduct: 'Score: {magnitude} × {probability} ÷ 5 = {score}.',
  risksAndOpportunities:
    'Risks and opportunities are scored by the same formula and never set off against each other.',
  unlikelyCounts: 'Effects that are less likely than not are considered too.',
  rareEffect:
    'Rare but large: an effect of {size} with likelihood {probability} stays below the threshold. Review it and give a reason.',
  largeBelow:
    'Large, but scored below the threshold because of its likelihood: effect {size}, likelihood {probability}. Review it and give a reason.',
  horizons: 'Effects over the short, medium and long term count.',
  largestHorizon: 'The likelihood {probability} is that of the time horizon in which the effect is largest.',
  shortHorizon:
    'The effect is largest in the short term, the period of the financial statements; the likelihood {probability} is that of this term.',
  mediumHorizon:
    'The effect is largest in the medium term, up to five years after the period; the likelihood {probability} is that of this term.',
  longHorizon:
    'The effect is largest in the long term, after more than five years; the likelihood {probability} is that of this term.',
  eitherMakesMaterial: 'A matter is material by its impacts, by its risks and opportunities, or by both.',
  highestImpact: 'Impact materiality: the highest score of the impacts ({count}), {score}.',
  noImpact: 'Impact materiality: no impact was entered, so 0.',
  highestFinancial:
    'Financial materiality: the highest score of the risks and opportunities ({count}), {score}.',
  noFinancial: 'Financial materiality: no risk or opportunity was entered, so 0.',
  openItems: 'Incomplete, therefore without a score. Items still to be assessed: {count}.',
  nothingEntered: 'Incomplete, therefore without a score: no impact, risk or opportunity has been entered.',
  thresholdsNeeded: 'What is material is decided by thresholds.',
  thresholdsAdvised: 'EFRAG advises to set thresholds and to explain them (cited at second hand).',
  reached: 'The score {score} reaches the threshold of {threshold}.',
  notReached: 'The score {score} stays below the threshold of {threshold}.',
  resultDouble:
    'Impact {impact} reaches its threshold of {impactThreshold}, and so does the financial score {financial} with {financialThreshold}: double materiality.',
  resultImpact:
    'Impact {impact} reaches its threshold of {impactThreshold}; the financial score {financial} stays below {financialThreshold}: material by impact only.',
  resultFinancial:
    'Impact {impact} stays below its threshold of {impactThreshold}; the financial score {financial} reaches {financialThreshold}: material financially only.',
  resultNone:
    'Impact {impact} stays below its threshold of {impactThreshold}, and so does the financial score {financial} with {financialThreshold}: not material by the scores.',
  oneAxisIsEnough: 'One of the two is enough to report the matter.',
  climateExplained: 'Climate change came out as not material: a detailed explanation has to be given.',
  concludedMaterial:
    'The assessor concludes material although the score {score} is below the threshold of {threshold}. Both are kept; give a reason.',
  concludedNotMaterial:
    'The assessor concludes not material although the score {score} reaches the threshold of {threshold}. Both are kept; give a reason.',
  concludedWatch:
    'The assessor only monitors it although the score {score} reaches the threshold of {threshold}. Both are kept; give a reason.',
  takenOut:
    'Not listed as material: the assessor concluded otherwise and gave a reason. Items that reach the threshold and were taken out: {count}.',
  materialByConclusion: 'Listed as material by the conclusion of the assessor. Material items: {count}.',
  ranked: 'Place {rank}: higher score {highest}, sum {sum}, material items {count}.',
};

const pl: StepWords = {
  negativeFactors:
    'Wpływ negatywny: o dotkliwości decydują skala {scale}, zasięg {scope} i nieodwracalny charakter {irremediability}.',
  meanOfThree: 'Średnia trzech czynników: ({scale} + {scope} + {irremediability}) ÷ 3 = {mean}.',
  anyFactor: 'Już jeden z czynników może sprawić, że wpływ jest dotkliwy. Najwyższy wynosi {highest}.',
  extremeFloor:
    'Dotkliwość: wyższa z wartości – średnia {mean} albo najwyższy czynnik pomniejszony o jeden, {highest} − 1. Wynosi {severity}.',
  meanAlone: 'Firma przyjmuje samą średnią, bez reguły jednego skrajnego czynnika: dotkliwość {severity}.',
  highestFactor: 'Firma przyjmuje jako dotkliwość najwyższy czynnik: {severity}.',
  positiveFactors: 'Wpływ pozytywny: liczą się skala {scale} i zasięg {scope}; nie ma czego naprawiać.',
  meanOfTwo: 'Dotkliwość: średnia dwóch czynników, ({scale} + {scope}) ÷ 2 = {severity}.',
  actualNegative: 'Rzeczywisty wpływ negatywny: oceną jest sama dotkliwość, {score}.',
  actualPositive: 'Rzeczywisty wpływ pozytywny: oceną są same skala i zasięg, {score}.',
  negativeLikelihood:
    'Potencjalny wpływ negatywny: dotkliwość {severity} i prawdopodobieństwo {probability} liczą się łącznie.',
  negativeProduct: 'Ocena: {severity} × {probability} ÷ 5 = {score}.',
  negativeWeighted:
    'Ocena przy wadze prawdopodobieństwa {weight}: {severity} × (1 − {weight} × (1 − {probability} ÷ 5)) = {score}.',
  humanRights:
    'Potencjalny negatywny wpływ na prawa człowieka: dotkliwość ma pierwszeństwo przed prawdopodobieństwem.',
  likelihoodLeftOut: 'Prawdopodobieństwo {probability} jest podane, ale nie wchodzi do oceny: {score}.',
  positiveLikelihood:
    'Potencjalny wpływ pozytywny: skala i zasięg, {severity}, oraz prawdopodobieństwo {probability} liczą się łącznie.',
  positiveProduct: 'Ocena: {severity} × {probability} ÷ 5 = {score}.',
  positiveWeighted:
    'Ocena przy wadze prawdopodobieństwa {weight}: {severity} × (1 − {weight} × (1 − {probability} ÷ 5)) = {score}.',
  neverNetted: 'Wpływy pozytywne i negatywne ocenia się osobno i nigdy się ich nie kompensuje.',
  rareImpact:
    'Rzadki, ale dotkliwy: dotkliwość {size} przy prawdopodobieństwie {probability} pozostaje poniżej progu. Wymaga przeglądu i uzasadnienia.',
  severeBelow:
    'Dotkliwy, ale z powodu prawdopodobieństwa oceniony poniżej progu: dotkliwość {size}, prawdopodobieństwo {probability}. Wymaga przeglądu i uzasadnienia.',
  extremeBelow:
    'Dotkliwy pod jednym względem ({highest}), ale przy dotkliwości {size} ocena pozostaje poniżej progu. Wymaga przeglądu i uzasadnienia.',
  beforeMitigation: 'Oceniono przed uwzględnieniem działań, które są dopiero planowane.',
  likelihoodAndSize:
    'Prawdopodobieństwo {probability} liczy się łącznie z wielkością skutków finansowych, {magnitude}.',
  financialProduct: 'Ocena: {magnitude} × {probability} ÷ 5 = {score}.',
  risksAndOpportunities:
    'Ryzyka i szanse ocenia się według tego samego wzoru i nigdy się ich nie kompensuje.',
  unlikelyCounts: 'Uwzględnia się także skutki mniej prawdopodobne niż ich brak.',
  rareEffect:
    'Rzadki, ale duży: skutek {size} przy prawdopodobieństwie {probability} pozostaje poniżej progu. Wymaga przeglądu i uzasadnienia.',
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
  noImpact: 'Istotność wpływu: nie wprowadzono żadnego wpływu, zatem 0.',
  highestFinancial: 'Istotność finansowa: najwyższa ocena ryzyk i szans (ich liczba: {count}), {score}.',
  noFinancial: 'Istotność finansowa: nie wprowadzono żadnego ryzyka ani szansy, zatem 0.',
  openItems: 'Niekompletne, więc bez oceny. Pozycje do oceny: {count}.',
  nothingEntered: 'Niekompletne, więc bez oceny: nie wprowadzono żadnego wpływu, ryzyka ani szansy.',
  thresholdsNeeded: 'O istotności rozstrzygają progi.',
  thresholdsAdvised: 'EFRAG zaleca ustalić progi i je objaśnić (przytoczono za źródłem pośrednim).',
  reached: 'Ocena {score} osiąga próg {threshold}.',
  notReached: 'Ocena {score} pozostaje poniżej progu {threshold}.',
  resultDouble:
    'Wpływ {impact} osiąga próg {impactThreshold}, a ocena finansowa {financial} osiąga próg {financialThreshold}: podwójna istotność.',
  resultImpact:
    'Wpływ {impact} osiąga próg {impactThreshold}; ocena finansowa {financial} pozostaje poniżej progu {financialThreshold}: istotność tylko ze względu na wpływ.',
  resultFinancial:
    'Wpływ {impact} pozostaje poniżej progu {impactThreshold}; ocena finansowa {financial} osiąga próg {financialThreshold}: istotność tylko finansowa.',
  resultNone:
    'Wpływ {impact} pozostaje poniżej progu {impactThreshold}, a ocena finansowa {financial} poniżej progu {financialThreshold}: według ocen nieistotne.',
  oneAxisIsEnough: 'Do ujęcia kwestii w sprawozdaniu wystarczy jedna z dwóch istotności.',
  climateExplained: 'Zmiana klimatu okazała się nieistotna: wymagane jest szczegółowe wyjaśnienie.',
  concludedMaterial:
    'Oceniający uznaje pozycję za istotną, choć ocena {score} jest poniżej progu {threshold}. Zachowuje się jedno i drugie; wymagane jest uzasadnienie.',
  concludedNotMaterial:
    'Oceniający uznaje pozycję za nieistotną, choć ocena {score} osiąga próg {threshold}. Zachowuje się jedno i drugie; wymagane jest uzasadnienie.',
  concludedWatch:
    'Oceniający chce pozycję tylko monitorować, choć ocena {score} osiąga próg {threshold}. Zachowuje się jedno i drugie; wymagane jest uzasadnienie.',
  takenOut:
    'Nie ma jej na liście istotnych: oceniający uznał inaczej i podał uzasadnienie. Pozycje wyłączone mimo osiągnięcia progu: {count}.',
  materialByConclusion: 'Na liście istotnych na podstawie wniosku oceniającego. Istotne pozycje: {count}.',
  ranked: 'Miejsce {rank}: wyższa ocena {highest}, suma {sum}, istotne pozycje: {count}.',
};

export const stepWords = { en, pl };

export const markWords: Readonly<Record<'en' | 'pl', Readonly<Record<Mark, string>>>> = {
  en: { norm: 'norm', guidance: 'guidance', convention: 'convention' },
  pl: { norm: 'norma', guidance: 'wytyczne', convention: 'konwencja' },
};
