import { date, flag, integer, number, type TableDefinition, text } from './columns';

const kgCo2e = { unit: 'kg CO2e' };

export const ledger = {
  meaning: {
    en: 'Emission ledger: what each entry emits in each month, by which emission factor. Yearly totals add the lines of scopes 1, 2 and 3 whose method is none, and of scope 2 the lines of one method: location or market.',
    pl: 'Rejestr emisji: ile emituje każdy wpis w każdym miesiącu i według jakiego wskaźnika emisji. Sumy roczne obejmują wiersze zakresów 1, 2 i 3 z metodą none, a z zakresu 2 wiersze jednej metody: location albo market.',
  },
  columns: {
    line_id: text('Line of the ledger', 'Wiersz rejestru', { isKey: true }),
    entry_id: text(
      'Entry that the line comes from, in the table activity',
      'Wpis, z którego pochodzi wiersz, w tabeli activity',
    ),
    derived_from_line_id: text(
      'Line that this one follows from, for example upstream emissions of a fuel',
      'Wiersz, z którego wynika ten wiersz, na przykład emisje wcześniejszych etapów paliwa',
    ),
    period_month: date('First day of the month', 'Pierwszy dzień miesiąca'),
    location_id: integer('Location', 'Lokalizacja', { references: 'locations' }),
    scope: integer(
      'Scope of the GHG Protocol: 1, 2 or 3; 0 = outside the scopes (biogenic CO2, gases outside the Kyoto basket); 9 = avoided emissions, for information, part of no total',
      'Zakres według GHG Protocol: 1, 2 lub 3; 0 = poza zakresami (CO2 biogeniczny, gazy spoza koszyka Kioto); 9 = emisje uniknięte, informacyjnie, poza sumami',
    ),
    category: text(
      'Category of the GHG Protocol, for example 3.6',
      'Kategoria według GHG Protocol, na przykład 3.6',
    ),
    category_name: text('Name of the category', 'Nazwa kategorii'),
    method: text(
      'Scope 2 method: location or market; none where there is only one figure',
      'Metoda dla zakresu 2: location lub market; none, gdy jest tylko jedna wartość',
    ),
    is_headline: flag(
      'The line is part of the figure shown with its entry',
      'Wiersz wchodzi do wartości pokazywanej przy wpisie',
    ),
    source: text('Fuel, energy or category that emits', 'Paliwo, energia lub kategoria, która emituje'),
    electricity_contract: text(
      'Type of electricity contract behind a market-based line',
      'Rodzaj umowy na energię elektryczną w wierszu metody rynkowej',
    ),
    activity_amount: number(
      "The month's share of the activity data as entered",
      'Część danych o działalności przypadająca na miesiąc, w jednostce z wpisu',
    ),
    activity_unit: text('Unit of activity_amount', 'Jednostka kolumny activity_amount'),
    factor_amount: number(
      'Amount that the emission factor is multiplied by: activity_amount converted to its unit; of grid losses the part that is lost',
      'Ilość mnożona przez wskaźnik emisji: activity_amount przeliczona na jego jednostkę; dla strat w sieci część utracona',
    ),
    factor_unit: text('Unit of factor_amount', 'Jednostka kolumny factor_amount'),
    energy_kwh: number(
      'Energy bought, made on site or, of a fuel burned, by its net calorific value; repeated in lines of the same entry and month, so not to be added over methods or scopes',
      'Energia kupiona lub wytworzona na miejscu, a dla spalonego paliwa według jego wartości opałowej; powtarza się w wierszach tego samego wpisu i miesiąca, więc nie należy jej sumować po metodach ani zakresach',
      { unit: 'kWh' },
    ),
    factor_key: text(
      'Emission factor; empty where factor_value_kg_co2e stands for it',
      'Wskaźnik emisji; puste, gdy zastępuje go factor_value_kg_co2e',
      { references: 'factors' },
    ),
    factor_value_kg_co2e: number(
      "Per factor_unit, where no published row applies: a warming potential, a supplier's factor, a contract's zero",
      'Na factor_unit, gdy nie ma opublikowanego wskaźnika: potencjał ocieplenia, wskaźnik dostawcy, zero z umowy',
      kgCo2e,
    ),
    gwp_set: text(
      'Global warming potentials (GWP-100) of the line: AR4, AR5, AR6 or as-published',
      'Potencjały tworzenia efektu cieplarnianego (GWP-100) wiersza: AR4, AR5, AR6 lub as-published',
    ),
    factor_choice: text(
      'Why this factor: exact, nearest-year, provisional, proxy-region, contract, self-generated, supplier, company-factor',
      'Dlaczego ten wskaźnik: exact, nearest-year, provisional, proxy-region, contract, self-generated, supplier, company-factor',
    ),
    factor_notes: text(
      'Further notes on the choice, separated by commas',
      'Dalsze uwagi do wyboru, rozdzielone przecinkami',
    ),
    co2_kg_co2e: number(
      'Carbon dioxide; empty where it is not published apart',
      'Dwutlenek węgla; puste, gdy nie podano osobno',
      kgCo2e,
    ),
    ch4_kg_co2e: number('Methane', 'Metan', kgCo2e),
    n2o_kg_co2e: number('Nitrous oxide', 'Podtlenek azotu', kgCo2e),
    other_kg_co2e: number(
      "Other gases, what is published without a split, and the publisher's rounding, which can be negative",
      'Inne gazy, wartości opublikowane bez podziału oraz zaokrąglenia wydawcy, które mogą być ujemne',
      kgCo2e,
    ),
    kg_co2e: number('Emissions of the line', 'Emisje wiersza', kgCo2e),
    kg_co2e_exact: text(
      'The same with every digit, as text',
      'Ta sama wartość ze wszystkimi cyframi, jako tekst',
      kgCo2e,
    ),
    biogenic_kg_co2: number(
      'Biogenic CO2, outside the scopes and in no total',
      'CO2 biogeniczny, poza zakresami i poza sumami',
      { unit: 'kg CO2' },
    ),
  },
} satisfies TableDefinition;

const perUnit = { unit: { en: 'kg CO2e per unit', pl: 'kg CO2e na jednostkę' } };
const co2PerUnit = { unit: { en: 'kg CO2 per unit', pl: 'kg CO2 na jednostkę' } };

export const factors = {
  meaning: {
    en: 'Emission factors that lines of the ledger name, with their source.',
    pl: 'Wskaźniki emisji użyte w rejestrze, wraz ze źródłem.',
  },
  columns: {
    factor_key: text('Emission factor', 'Wskaźnik emisji', { isKey: true }),
    origin: text(
      "published, or own = a factor of the company's own",
      'published = opublikowany, own = własny wskaźnik firmy',
    ),
    label: text(
      "Words of the publisher; of an own factor the company's note",
      'Nazwa nadana przez wydawcę; przy własnym wskaźniku uwaga firmy',
    ),
    unit: text('Unit that the values are per', 'Jednostka, na którą podano wartości'),
    kg_co2e_per_unit: number('All gases together', 'Wszystkie gazy łącznie', perUnit),
    co2_kg_per_unit: number('Carbon dioxide', 'Dwutlenek węgla', co2PerUnit),
    ch4_kg_co2e_per_unit: number('Methane', 'Metan', perUnit),
    n2o_kg_co2e_per_unit: number('Nitrous oxide', 'Podtlenek azotu', perUnit),
    biogenic_kg_co2_per_unit: number('Biogenic CO2', 'CO2 biogeniczny', co2PerUnit),
    region: text('Country or region', 'Kraj lub region'),
    year_from: integer('First year that it holds for', 'Pierwszy rok obowiązywania'),
    year_to: integer('Last year that it holds for', 'Ostatni rok obowiązywania'),
    publisher: text('Publisher', 'Wydawca'),
    publication: text('Title of the publication', 'Tytuł publikacji'),
    edition_year: integer('Year of the edition', 'Rok wydania'),
    gwp_set: text(
      'Assessment report of the IPCC behind the published totals',
      'Raport IPCC, z którego pochodzą potencjały w opublikowanych sumach',
    ),
    source: text('Address or reference of the source', 'Adres lub odwołanie do źródła'),
    source_place: text('Row, page or table in the source', 'Wiersz, strona lub tabela w źródle'),
    licence: text('Licence of the source', 'Licencja źródła'),
    attribution: text('How the source asks to be named', 'Jak źródło prosi o wskazanie autora'),
    is_proxy: flag(
      'At least one line uses it as a proxy, for another region, fuel or kind of energy',
      'Co najmniej jeden wiersz używa go zastępczo, dla innego regionu, paliwa lub rodzaju energii',
    ),
  },
} satisfies TableDefinition;
