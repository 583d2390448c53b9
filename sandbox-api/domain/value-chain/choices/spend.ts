import type { Choice, Text } from '#api/domain/value-chain/definitions';
import { text } from '#api/domain/value-chain/field-builders';

/** The two spend tables that ship, and the money their factors are in. Both are at prices of 2022. */
const tables = {
  'us-useeio': { column: 0, currency: 'USD' },
  'uk-eeio': { column: 1, currency: 'GBP' },
} as const;
type SpendTable = keyof typeof tables;
export const spendPriceYear = 2022;

export const spendSources: readonly Choice[] = [
  {
    value: 'us-useeio',
    name: text('US EPA, USEEIO v1.3 (USD of 2022)', 'US EPA, USEEIO v1.3 (USD z 2022 r.)'),
    unit: 'USD',
  },
  {
    value: 'uk-eeio',
    name: text('DEFRA, UK multipliers (GBP of 2022)', 'DEFRA, mnożniki brytyjskie (GBP z 2022 r.)'),
    unit: 'GBP',
  },
];

/** Currency of a table; undefined for a source that is not one. */
export function currencyOf(source: string): string | undefined {
  return isTable(source) ? tables[source].currency : undefined;
}

type Group = Choice & { labels: readonly (string | undefined)[] };
export type SpendGroups = {
  /** What the groups of a source are called, by the label of their row. */
  namesOf: (source: string) => readonly (readonly [label: string, name: Text])[];
  choicesOf: (source: string) => readonly Choice[];
  activity: (source: string, group: string) => string;
};

/** `value | English | Polish | label of USEEIO | label of the UK table`; a table without a fitting row is left empty. */
function spendGroups(rows: readonly string[]): SpendGroups {
  const groups: Group[] = rows.map((row) => {
    const [value = '', en = '', pl = '', us, uk] = row.split('|').map((part) => part.trim());
    return { value, name: { en, pl }, labels: [us, uk] };
  });
  const labelOf = (source: string, group: Group) =>
    isTable(source) ? group.labels[tables[source].column] : undefined;
  return {
    choicesOf: (source) =>
      groups.filter((group) => labelOf(source, group)).map(({ value, name }) => ({ value, name })),
    namesOf: (source) =>
      groups.flatMap((group): [string, Text][] => {
        const label = labelOf(source, group);
        return label ? [[label, group.name]] : [];
      }),
    activity: (source, value) => {
      const group = groups.find((candidate) => candidate.value === value);
      return `${source}:spend/${(group && labelOf(source, group)) ?? value}`;
    },
  };
}

function isTable(source: string): source is SpendTable {
  return Object.hasOwn(tables, source);
}

/**
 * Groups of goods and services in the words of the product, each read from one row of a table. The UK rows for
 * wholesale and other basic metals are doubtful in their source and stay out.
 */
export const purchaseGroups = spendGroups([
  'grain | Grain | Zboża | wheat-farming | products-of-agriculture-hunting-and-related-services',
  'vegetables | Vegetables | Warzywa | other-vegetable-except-potato-and-melon-farming |',
  'fruit | Fruit | Owoce | apple-orchards |',
  'raw-milk | Raw milk | Mleko surowe | dairy-cattle-and-milk-production |',
  'meat | Meat and meat products | Mięso i przetwory mięsne | meat-processed-from-carcasses | preserved-meat-and-meat-products',
  'fish-and-preserves | Fish, fruit and vegetable preserves | Przetwory rybne, owocowe i warzywne | fruit-and-vegetable-canning | processed-and-preserved-fish-crustaceans-molluscs-fruit-and-vegetables',
  'dairy | Dairy products | Wyroby mleczarskie | cheese-manufacturing | dairy-products',
  'flour | Flour and starch | Mąka i skrobia | flour-milling | grain-mill-products-starches-and-starch-products',
  'bakery | Bread and pastry | Pieczywo i wyroby cukiernicze | commercial-bakeries | bakery-and-farinaceous-products',
  'sugar | Sugar | Cukier | beet-sugar-manufacturing |',
  'fats | Oils and fats | Oleje i tłuszcze | fats-and-oils-refining-and-blending | vegetable-and-animal-oils-and-fats',
  'other-food | Other food | Pozostała żywność | all-other-miscellaneous-food-manufacturing | other-food-products',
  'feed | Animal feed | Pasze | other-animal-food-manufacturing | prepared-animal-feeds',
  'soft-drinks | Soft drinks | Napoje bezalkoholowe | soft-drink-manufacturing | soft-drinks',
  'textiles | Textiles | Tekstylia | broadwoven-fabric-mills | textiles',
  'clothing | Clothing | Odzież | other-cut-and-sew-apparel-manufacturing | wearing-apparel',
  'footwear | Leather and footwear | Skóra i obuwie | footwear-manufacturing | leather-and-related-products',
  'wood | Wood products | Wyroby z drewna | wood-container-and-pallet-manufacturing | wood-and-of-products-of-wood-and-cork-except-furniture-articles-of-straw-and-plaiting-materials',
  'paper | Paper | Papier | paper-except-newsprint-mills | paper-and-paper-products',
  'cardboard | Cardboard packaging | Opakowania z tektury | corrugated-and-solid-fiber-box-manufacturing |',
  'plastic-packaging | Plastic packaging | Opakowania z tworzyw | plastics-packaging-film-and-sheet-including-laminated-manufacturing |',
  'plastics | Rubber and plastic products | Wyroby z gumy i tworzyw | all-other-plastics-product-manufacturing | rubber-and-plastic-products',
  'glass | Glass packaging | Opakowania szklane | glass-container-manufacturing | glass-refractory-clay-other-porcelain-and-ceramic-stone-and-abrasive-products-23p1-4-7-9',
  'cement | Cement and concrete | Cement i beton | ready-mix-concrete-manufacturing | cement-lime-plaster-and-articles-of-concrete-cement-and-plaster',
  'steel | Iron and steel | Żelazo i stal | iron-and-steel-mills-and-ferroalloy-manufacturing | basic-iron-and-steel',
  'aluminium | Aluminium | Aluminium | aluminum-sheet-plate-and-foil-manufacturing |',
  'metal-products | Metal products | Wyroby metalowe | all-other-miscellaneous-fabricated-metal-product-manufacturing | fabricated-metal-products-excl-machinery-and-equipment-and-weapons-and-ammunition-25p1-3-25p5-9',
  'chemicals | Chemicals | Chemikalia | all-other-basic-organic-chemical-manufacturing | other-chemical-products',
  'cleaning-agents | Cleaning agents | Środki czystości | soap-and-other-detergent-manufacturing | soap-and-detergents-cleaning-and-polishing-preparations-perfumes-and-toilet-preparations',
  'fertilisers | Fertilisers | Nawozy | nitrogenous-fertilizer-manufacturing | industrial-gases-inorganics-and-fertilisers-all-inorganic-chemicals-20p11-13-15',
  'paints | Paints and inks | Farby i tusze | paint-and-coating-manufacturing | paints-varnishes-and-similar-coatings-printing-ink-and-mastics',
  'pharmaceuticals | Medicines | Leki | pharmaceutical-preparation-manufacturing | basic-pharmaceutical-products-and-pharmaceutical-preparations',
  'machines | Machines and plant | Maszyny i urządzenia | other-industrial-machinery-manufacturing | machinery-and-equipment-n-e-c',
  'food-machines | Machines for food production | Maszyny dla przemysłu spożywczego | food-product-machinery-manufacturing |',
  'refrigeration | Cooling and heating equipment | Urządzenia chłodnicze i grzewcze | air-conditioning-and-warm-air-heating-equipment-and-commercial-and-industrial-refrigeration-equipment-manufacturing |',
  'computers | Computers and electronics | Komputery i elektronika | electronic-computer-manufacturing | computer-electronic-and-optical-products',
  'electrical | Electrical equipment | Urządzenia elektryczne | motor-and-generator-manufacturing | electrical-equipment',
  'cars | Cars | Samochody osobowe | automobile-manufacturing | motor-vehicles-trailers-and-semi-trailers',
  'lorries | Lorries and trailers | Samochody ciężarowe i naczepy | heavy-duty-truck-manufacturing |',
  'furniture | Furniture | Meble | office-furniture-except-wood-manufacturing | furniture',
  'office-supplies | Office supplies | Materiały biurowe | office-supplies-except-paper-manufacturing |',
  'buildings | Buildings | Budynki | industrial-building-construction | buildings-and-building-construction-works',
  'civil-works | Roads and civil works | Drogi i budowle inżynierskie | other-heavy-and-civil-engineering-construction | constructions-and-construction-works-for-civil-engineering',
  'building-trades | Building trades | Roboty budowlane specjalistyczne | plumbing-heating-and-air-conditioning-contractors | specialised-construction-works',
  'repair | Repair and maintenance of machines | Naprawa i konserwacja maszyn | commercial-and-industrial-machinery-and-equipment-except-automotive-and-electronic-repair-and-maintenance | rest-of-repair-installation-33p11-14-17-19-20',
  'car-repair | Repair of vehicles | Naprawa pojazdów | general-automotive-repair |',
  'printing | Printing | Druk | commercial-printing-except-screen-and-books | printing-and-recording-services',
  'software | Software | Oprogramowanie | software-publishers | publishing-services',
  'it-services | IT services | Usługi informatyczne | computer-systems-design-services | computer-programming-consultancy-and-related-services',
  'hosting | Hosting and data processing | Hosting i przetwarzanie danych | data-processing-hosting-and-related-services | information-services',
  'telecoms | Telecommunications | Telekomunikacja | wired-telecommunications-carriers | telecommunications-services',
  'banking | Banking | Usługi bankowe | commercial-banking | financial-services-except-insurance-and-pension-funding',
  'insurance | Insurance | Ubezpieczenia | direct-property-and-casualty-insurance-carriers | insurance-reinsurance-and-pension-funding-services-except-compulsory-social-security',
  'legal | Legal services | Usługi prawne | offices-of-lawyers | legal-services',
  'accounting | Accounting and audit | Księgowość i audyt | offices-of-certified-public-accountants | accounting-bookkeeping-and-auditing-services-tax-consulting-services',
  'consulting | Management consulting | Doradztwo w zarządzaniu | administrative-management-and-general-management-consulting-services | services-of-head-offices-management-consulting-services',
  'engineering | Engineering and testing | Usługi inżynierskie i badania | engineering-services | architectural-and-engineering-services-technical-testing-and-analysis-services',
  'research | Research and development | Badania i rozwój | research-and-development-in-the-physical-engineering-and-life-sciences-except-nanotechnology-and-biotechnology | scientific-research-and-development-services',
  'advertising | Advertising and marketing | Reklama i marketing | advertising-agencies | advertising-and-market-research-services',
  'temporary-staff | Temporary staff | Praca tymczasowa | temporary-help-services | employment-services',
  'security | Security | Ochrona | security-guards-and-patrol-services | security-and-investigation-services',
  'cleaning | Cleaning and care of buildings | Sprzątanie i utrzymanie budynków | janitorial-services | services-to-buildings-and-landscape',
  'catering | Catering | Catering | food-service-contractors | food-and-beverage-serving-services',
  'training | Training | Szkolenia | professional-and-management-development-training | education-services',
  'health | Health services | Usługi medyczne | offices-of-physicians-except-mental-health-specialists | human-health-services',
  'equipment-rental | Rental of equipment | Wynajem sprzętu | office-machinery-and-equipment-rental-and-leasing | rental-and-leasing-services',
  'property-services | Property services | Obsługa nieruchomości | nonresidential-property-managers | real-estate-services-on-a-fee-or-contract-basis',
  'post | Post and couriers | Poczta i kurierzy | couriers-and-express-delivery-services | postal-and-courier-services',
  'retail | Retail trade | Handel detaliczny | electronic-shopping-and-mail-order-houses | retail-trade-services-except-of-motor-vehicles-and-motorcycles',
]);

export const transportGroups = spendGroups([
  'road | Road haulage | Transport drogowy | general-freight-trucking-long-distance-truckload | land-transport-services-and-transport-services-via-pipelines-excluding-rail-transport',
  'road-local | Road haulage, local | Transport drogowy lokalny | general-freight-trucking-local |',
  'rail | Rail freight | Transport kolejowy | line-haul-railroads | rail-transport-services',
  'sea | Sea freight | Transport morski | deep-sea-freight-transportation | water-transport-services',
  'inland-waterway | Inland waterway | Żegluga śródlądowa | inland-water-freight-transportation |',
  'air | Air freight | Transport lotniczy | scheduled-freight-air-transportation | air-transport-services',
  'courier | Couriers and post | Kurierzy i poczta | couriers-and-express-delivery-services | postal-and-courier-services',
  'storage | Storage | Magazynowanie | general-warehousing-and-storage | warehousing-and-support-services-for-transportation',
  'cold-storage | Cold storage | Magazynowanie chłodnicze | refrigerated-warehousing-and-storage |',
  'forwarding | Forwarding | Spedycja | freight-transportation-arrangement |',
]);

export const travelGroups = spendGroups([
  'air | Flights | Loty | scheduled-passenger-air-transportation | air-transport-services',
  'rail | Train | Pociąg | commuter-rail-systems | rail-transport-services',
  'taxi | Taxi | Taksówka | taxi-service | land-transport-services-and-transport-services-via-pipelines-excluding-rail-transport',
  'bus | Bus and coach | Autobus i autokar | interurban-and-rural-bus-transportation |',
  'car-rental | Car rental | Wynajem samochodów | passenger-car-rental | rental-and-leasing-services',
  'ferry | Ferry | Prom | deep-sea-passenger-transportation | water-transport-services',
  'hotel | Hotels | Hotele | hotels-except-casino-hotels-and-motels | accommodation-services',
  'meals | Restaurants | Restauracje | full-service-restaurants | food-and-beverage-serving-services',
  'agency | Travel agency | Biuro podróży | travel-agencies | travel-agency-tour-operator-and-other-reservation-services-and-related-services',
]);
