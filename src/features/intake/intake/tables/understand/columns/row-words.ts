/** A column of what flows out, which is never an amount used. */
export const exportWords =
  /\b(export(ed)?|einspeisung|eingespeist|ruckspeisung|rucklieferung|feed in|fed in|oddan[ae]|oddawanie|wprowadzon[ae])\b/;

/** Columns to compare an amount with, or what follows from it: none of them is an amount used. */
const comparisonWords =
  /\b((last|previous|prior) year|year before|rok poprzedni|poprzedni(ego)? roku?|(zeszly|ubiegly) rok|(zeszlego|ubieglego) roku|vorjahr(es)?|letztes jahr|budget(ed)?|budzet(owan[aey])?|plan(ned)?|planowan[aey]|geplant(e[rs]?)?|planwerte?|planverbrauch|forecast(ed)?|project(ed|ion)|expected|erwartet(e[rs]?)?|target|baseline|benchmark|prognoz[ay]|prognozowan[aey]|prognose(wert|verbrauch)?|soll(wert|verbrauch)?|zielwert|(kg|t)?co2e?|emissions?|emission(en)?|emisj[aei]|ytd|year to date|average|srednia|srednio|durchschnitt|mittelwert)\b/;

/** What a meter shows, which only grows: the amount used is the difference of two of them. */
const registerWords =
  /\b(register|cumulative|kumuliert|kumulativ|narastajaco|index|readings?|stand|zahlerst[ae]nde?|ablesung|ablesewert|stan|odczyt|wskazani[ea])\b/;
const useWords = /\b(consumption|usage|used?|verbrauch|bezug|menge|zuzycie|pobor|pobrana|ilosc)\b/;

/** Whether a column of numbers in a unit of energy says something else than how much was used. */
export function isOtherAmount(name: string): boolean {
  return comparisonWords.test(name) || (registerWords.test(name) && !useWords.test(name));
}

/** What a header or a label says about the energy itself. */
export const itemWords =
  /\b(electric(ity)?|power|gas|natural gas|heat(ing)?|district heating|steam|cooling|diesel|petrol|gasoline|lpg|active energy|energia czynna|wirkarbeit|wirkenergie|heating oil|fuel oil|coal|wood|pellets?|energia elektryczna|energii elektrycznej|prad|pradu|gaz|gazu|cieplo|ciepla|olej|oleju|wegiel|benzyna|benzyny|strom|stromverbrauch|erdgas|gasverbrauch|fernwarme|warme|warmeverbrauch|heizol|kalte|kohle|holz|benzin)\b/;

/** Columns of a meter that counts day and night or several zones of time apart. */
export const tariffWords =
  /\b(ht|nt|t[1-4]|day|night|(off )?peak|offpeak|tag|nacht|(hoch|nieder)tarif|dzien|noc|dzienn[ae]|nocn[ae]|(poza)?szczyt(owa|owe)?|stref[ay]|taryfa|(tariff|zone|rate) ?\d)\b/;

export const totalWords =
  /^(grand total|sub ?total|totals?|sum|razem|suma|ogolem|lacznie|podsumowanie|summen?|gesamt|gesamtsumme|endsumme|zwischensumme|gesamtverbrauch|gesamtbetrag|total general)\b/;

export const notAvailableWords =
  /^(not available|not applicable|n ?a|no data|unavailable|missing|brak|brak danych|nie dotyczy|nd|n d|b d|keine angabe|k a|nicht verfugbar|fehlt|nan|null)$/;

export const estimatedWords =
  /^(yes|y|true|1|x|e|est|estimated?|estimation|est read|szac|szacun(ek|kowy|kowe|kowa)|szacowan[aey]|prognoza|tak|t|ja|j|geschatzt|schatzung|schatzwert|ersatzwert|g|rechnerisch|hochrechnung|customer estimate|calculated|substituted)$/;
