import type { IntervalSeries, Source } from '../../model';
import { type LocalTimeRule, localTimeBy, localTimeRuleOf, zoneWithRule } from './espi-local-time';
import { seriesMeaning } from './espi-reading-type';
import { all, descendants, first, numberOf, textAt, type XmlElement } from './xml-element';

type Feed = { readingTypes: XmlElement[]; entries: XmlElement[] };

/** A Green Button feed: an Atom feed whose entries refer to each other by links. */
export function readEspi(root: XmlElement): Source {
  const feed: Feed = { readingTypes: descendants(root, 'ReadingType'), entries: descendants(root, 'entry') };
  const rule = localTimeRuleOf(descendants(root, 'LocalTimeParameters')[0] ?? null);
  const series = new Map<string, IntervalSeries>();
  for (const block of descendants(root, 'IntervalBlock')) {
    const meterReading = meterReadingOf(feed, block);
    const readingType = readingTypeOf(feed, meterReading);
    const key = `${hrefOf(meterReading, 'self')} ${hrefOf(entryOf(readingType), 'self')}`;
    const one = series.get(key) ?? emptySeries(usagePointOf(feed, meterReading), readingType);
    series.set(key, one);
    addReadings(one, block, (seconds) => localTimeBy(rule, seconds), powerOf(readingType));
  }
  const found = [...series.values()];
  for (const one of found) one.readings.sort((a, b) => a.row - b.row);
  const timeZone = rule && zoneOf(rule, descendants(root, 'IntervalReading'));
  return { type: 'intervals', standard: 'ESPI', isUtc: rule === null, timeZone, series: found, remarks: [] };
}

/** A zone whose clock shows the same as the rules over the time of the readings. */
function zoneOf(rule: LocalTimeRule, readings: readonly XmlElement[]): string | null {
  const times = readings.flatMap((reading) => numberOf(textAt(reading, 'timePeriod/start')) ?? []);
  const step = Math.max(1, Math.floor(times.length / 400));
  const sampled = times.filter((_, index) => index % step === 0);
  return zoneWithRule(rule, sampled);
}

function emptySeries(usagePoint: XmlElement | null, readingType: XmlElement | null): IntervalSeries {
  return {
    meter: meterOf(usagePoint),
    ...seriesMeaning(readingType, textAt(first(usagePoint, 'content/UsagePoint'), 'ServiceCategory/kind')),
    isExport: textAt(readingType, 'flowDirection') === '19',
    stepMinutes: (numberOf(textAt(readingType, 'intervalLength')) ?? 0) / 60,
    readings: [],
  };
}

/** Wh are given in kWh and J in MJ, which entries are made in. */
function powerOf(readingType: XmlElement | null): number {
  const power = Math.trunc(numberOf(textAt(readingType, 'powerOfTenMultiplier')) ?? 0);
  const uom = textAt(readingType, 'uom');
  return power - (uom === '72' ? 3 : uom === '31' ? 6 : 0);
}

/** Qualities of ESPI: estimated by a reference day, by interpolation, or forecast. */
const estimatedQualities = ['8', '9', '12'];

function addReadings(
  series: IntervalSeries,
  block: XmlElement,
  localTime: (seconds: number) => string,
  power: number,
): void {
  for (const reading of all(block, 'IntervalReading')) {
    const start = numberOf(textAt(reading, 'timePeriod/start'));
    const value = textAt(reading, 'value');
    const amount = value !== null && /^-?\d{1,18}$/.test(value) ? Number(`${value}e${power}`) : null;
    if (start === null || amount === null || Math.abs(start) > 8e12) continue;
    const duration = numberOf(textAt(reading, 'timePeriod/duration'));
    if (series.stepMinutes === 0 && duration !== null) series.stepMinutes = duration / 60;
    const qualities = all(reading, 'ReadingQuality/quality').map(({ text }) => text);
    series.readings.push({
      start: localTime(start),
      amount,
      isEstimated: qualities.some((quality) => estimatedQualities.includes(quality)),
      row: series.readings.length + 1,
    });
  }
}

function meterOf(usagePoint: XmlElement | null): string | null {
  const point = first(usagePoint, 'content/UsagePoint');
  return textAt(point, 'ServiceDeliveryPoint/name') ?? textAt(usagePoint, 'title');
}

function meterReadingOf(feed: Feed, block: XmlElement): XmlElement | null {
  const blockEntry = entryOf(block);
  const above = hrefOf(blockEntry, 'up') ?? hrefOf(blockEntry, 'self');
  const readings = feed.entries.filter((entry) => first(entry, 'content/MeterReading') !== null);
  const found = readings.find((entry) => isBelow(above, hrefOf(entry, 'self')));
  return found ?? only(readings);
}

function readingTypeOf(feed: Feed, meterReading: XmlElement | null): XmlElement | null {
  const related = linksOf(meterReading, 'related');
  const found = feed.readingTypes.find((type) => related.includes(hrefOf(entryOf(type), 'self') ?? ' '));
  return found ?? only(feed.readingTypes);
}

function usagePointOf(feed: Feed, meterReading: XmlElement | null): XmlElement | null {
  const points = feed.entries.filter(({ children }) =>
    children.some((child) => child.name === 'content' && all(child, 'UsagePoint').length > 0),
  );
  const self = hrefOf(meterReading, 'self');
  return points.find((entry) => isBelow(self, hrefOf(entry, 'self'))) ?? only(points);
}

function only(elements: readonly XmlElement[]): XmlElement | null {
  return elements.length === 1 ? (elements[0] ?? null) : null;
}

function isBelow(address: string | null, parent: string | null): boolean {
  return address !== null && parent !== null && (address === parent || address.startsWith(`${parent}/`));
}

function entryOf(element: XmlElement | null): XmlElement | null {
  let one = element;
  while (one !== null && one.name !== 'entry') one = one.parent;
  return one;
}

function hrefOf(entry: XmlElement | null, relation: string): string | null {
  return linksOf(entry, relation)[0] ?? null;
}

function linksOf(entry: XmlElement | null, relation: string): string[] {
  return all(entry, 'link')
    .filter(({ attributes }) => attributes.rel === relation)
    .map(({ attributes }) => attributes.href ?? '');
}
