/**
 * What a unit measures. Only units of one dimension are ever converted into each other. Litres and cubic metres are
 * kept apart: a litre of LPG is liquid, and a cubic metre of it is not.
 */
type UnitDimension = 'energy' | 'mass' | 'liquid' | 'volume' | 'normalVolume' | 'distance' | 'nights';

export type KnownUnit = {
  code: string;
  dimension: UnitDimension;
  /** MJ, kg, litres, Nm³, km or room-nights in one of it. */
  perBase: string;
};

type WordedUnit = KnownUnit & {
  /** Spaces, dots and the case of letters do not count. The symbols of the catalogue are among them. */
  words: string[];
};

/**
 * Every factor is exact by definition: SI prefixes, the international pound, yard and gallon, and the Btu of the
 * International Table (1,055.05585262 J, ISO 31-4), which a therm has 100,000 of and a kWh some 3,412.
 *
 * Left out because they have two meanings, so that they are asked about: `ton` and `tons` (long, short, metric or
 * the Polish plural), `gal` (US or imperial), `ml` (millilitres or megalitres), `MBtu` (a thousand or a million) and
 * `Mcf` (likewise).
 */
const energy: WordedUnit[] = [
  worded('Wh', 'energy', '0.0036', ['Wh', 'watt hours', 'watt-hour', 'Wattstunden', 'watogodziny']),
  worded('kWh', 'energy', '3.6', [
    'kWh',
    'kW·h',
    'kW*h',
    'kwh (thousand watt-hours)',
    'kilowatt-hour',
    'kilowatt hours',
    'Kilowattstunde',
    'Kilowattstunden',
    'kilowatogodzina',
    'kilowatogodziny',
    'kilowatogodzin',
  ]),
  worded('MWh', 'energy', '3600', [
    'MWh',
    'MWh (million watt-hours)',
    'megawatt-hour',
    'megawatt hours',
    'Megawattstunde',
    'Megawattstunden',
    'megawatogodzina',
    'megawatogodziny',
    'megawatogodzin',
  ]),
  worded('GWh', 'energy', '3600000', ['GWh', 'gigawatt hours', 'Gigawattstunden', 'gigawatogodziny']),
  worded('MJ', 'energy', '1', ['MJ', 'megajoule', 'megajoules', 'megadżul', 'megadżule']),
  worded('GJ', 'energy', '1000', ['GJ', 'gigajoule', 'gigajoules', 'gigadżul', 'gigadżule', 'gigadżuli']),
  worded('TJ', 'energy', '1000000', ['TJ', 'terajoule', 'terajoules', 'teradżul', 'teradżule']),
  worded('kBtu', 'energy', '1.05505585262', ['kBtu', 'kBtu (thousand Btu)', 'thousand Btu']),
  worded('mmBtu', 'energy', '1055.05585262', [
    'mmBtu',
    'MMBtu (million Btu)',
    'MBtu (million Btu)',
    'MBtu/MMBtu (million Btu)',
    'million Btu',
  ]),
  worded('therm', 'energy', '105.505585262', ['therm', 'therms', 'thm']),
  worded('Gcal', 'energy', '4186.8', ['Gcal', 'gigacalorie', 'gigakaloria', 'gigakalorie', 'Gigakalorien']),
  worded('toe', 'energy', '41868', ['toe']),
];

const volume: WordedUnit[] = [
  worded('l', 'liquid', '1', [
    'l',
    'ltr',
    'lt',
    'lit',
    'litr',
    'litry',
    'litrów',
    'litre',
    'litres',
    'liter',
    'liters',
    'Litern',
    'dm3',
  ]),
  worded('hl', 'liquid', '100', ['hl', 'hektolitr', 'Hektoliter', 'hectolitre']),
  worded('m3', 'volume', '1000', [
    'm3',
    'cbm',
    'cu m',
    'm sześc',
    'cubic metre',
    'cubic metres',
    'cubic meter',
    'cubic meters',
    'cm (cubic meters)',
    'Kubikmeter',
    'metr sześcienny',
    'metry sześcienne',
    'metrów sześciennych',
  ]),
  worded('thousand-m3', 'volume', '1000000', [
    'tys. m3',
    'tys m3',
    'thousand m3',
    'thousand cubic metres',
    'Tsd. m3',
    '1000 m3',
    'megalitre',
    'megalitres',
    'million litres',
  ]),
  worded('gal-us', 'liquid', '3.785411784', [
    'US gal',
    'gal US',
    'gal (US)',
    'gallon US',
    'US gallon',
    'US gallons',
    'Gallons (US)',
    'galon amerykański',
    'galony amerykańskie',
  ]),
  worded('gal-uk', 'liquid', '4.54609', [
    'imp gal',
    'gal UK',
    'gal (UK)',
    'UK gal',
    'Gallons (UK)',
    'imperial gallon',
    'imperial gallons',
    'galon angielski',
  ]),
  worded('ft3', 'volume', '28.316846592', [
    'ft3',
    'cf',
    'cu ft',
    'cubic feet',
    'cubic foot',
    'cf (cubic feet)',
  ]),
  worded('ccf', 'volume', '2831.6846592', ['ccf', 'hcf', 'hundred cubic feet', 'ccf (hundred cubic feet)']),
  worded('kcf', 'volume', '28316.846592', ['kcf', 'thousand cubic feet', 'kcf (thousand cubic feet)']),
  worded('bbl', 'liquid', '158.987294928', ['bbl', 'barrel', 'barrels', 'baryłka']),
  worded('m3-normal', 'normalVolume', '1', ['Nm3', 'm3(n)', 'm3n', 'normal m3', 'Normkubikmeter']),
];

const other: WordedUnit[] = [
  worded('g', 'mass', '0.001', ['g', 'gram', 'grams', 'gramy', 'Gramm']),
  worded('kg', 'mass', '1', [
    'kg',
    'kgs',
    'kilogram',
    'kilograms',
    'kilogramy',
    'kilogramów',
    'Kilogramm',
    'kilo',
  ]),
  worded('t', 'mass', '1000', [
    't',
    'to',
    'Mg',
    'tonne',
    'tonnes',
    'Tonnen',
    'tona',
    'tony',
    'metric ton',
    'metric tons',
  ]),
  worded('lb', 'mass', '0.45359237', ['lb', 'lbs', 'pound', 'pounds', 'funt', 'funty']),
  worded('short-ton', 'mass', '907.18474', ['short ton', 'short tons', 'tona amerykańska']),
  worded('long-ton', 'mass', '1016.0469088', ['long ton', 'long tons', 'tona angielska']),
  worded('km', 'distance', '1', [
    'km',
    'kilometre',
    'kilometres',
    'kilometer',
    'kilometers',
    'Kilometern',
    'kilometry',
    'kilometrów',
  ]),
  worded('mi', 'distance', '1.609344', ['mi', 'mile', 'miles', 'mila', 'Meilen']),
  worded('room-night', 'nights', '1', [
    'room-nights',
    'room-night',
    'room nights',
    'pokojonoce',
    'Zimmernächte',
  ]),
];

/** By their words as `unitKey` writes them. */
export const knownUnits: ReadonlyMap<string, KnownUnit> = new Map(
  [...energy, ...volume, ...other].flatMap(({ words, ...unit }) =>
    words.map((word) => [unitKey(word), unit] as const),
  ),
);

/** `m³`, `M3` and `m 3` are the same; so are `Liter.` and `liter`. */
export function unitKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]+/g, '');
}

function worded(code: string, dimension: UnitDimension, perBase: string, words: string[]): WordedUnit {
  return { code, dimension, perBase, words };
}
