type GreenButton = {
  firstHour: string;
  hours: number;
  /** Hours from the first that have no reading. */
  missing?: number[];
  estimated?: number[];
  /** US Pacific rules; without them the file states no time zone. */
  hasLocalTime?: boolean;
  uom?: string;
  multiplier?: number;
  isExport?: boolean;
  /** Of each hour; 500 Wh by default. */
  valueAt?: (hour: number) => number;
};

/** D4: a Green Button feed with one usage point and its hourly readings. */
export function greenButton(given: GreenButton): string {
  const { firstHour, hours, missing = [], hasLocalTime = true, uom = '72', multiplier = 0 } = given;
  const { estimated = [], isExport = false, valueAt = () => 500 } = given;
  const start = Date.parse(firstHour) / 1000;
  const readings = Array.from({ length: hours }, (_, hour) => hour)
    .filter((hour) => !missing.includes(hour))
    .map((hour) => {
      const quality = estimated.includes(hour) ? '<ReadingQuality><quality>8</quality></ReadingQuality>' : '';
      return `<IntervalReading>${quality}<timePeriod><duration>3600</duration><start>${start + hour * 3600}</start></timePeriod><value>${valueAt(hour)}</value></IntervalReading>`;
    });
  const point = '/espi/1_1/resource/UsagePoint/01';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Usage of the bakery</title>
  ${entry(point, [], 'Meter 4455667', '<UsagePoint xmlns="http://naesb.org/espi"><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint>')}
  ${entry(`${point}/MeterReading/01`, ['/espi/1_1/resource/ReadingType/07'], 'Hourly use', '<MeterReading xmlns="http://naesb.org/espi"/>')}
  ${entry('/espi/1_1/resource/ReadingType/07', [], 'Type', `<ReadingType xmlns="http://naesb.org/espi"><accumulationBehaviour>4</accumulationBehaviour><commodity>1</commodity><flowDirection>${isExport ? 19 : 1}</flowDirection><intervalLength>3600</intervalLength><powerOfTenMultiplier>${multiplier}</powerOfTenMultiplier><uom>${uom}</uom></ReadingType>`)}
  ${hasLocalTime ? entry('/espi/1_1/resource/LocalTimeParameters/01', [], 'Clock', localTime) : ''}
  ${entry(`${point}/MeterReading/01/IntervalBlock/0001`, [], '', `<IntervalBlock xmlns="http://naesb.org/espi">${readings.join('')}</IntervalBlock>`)}
</feed>`;
}

const localTime =
  '<LocalTimeParameters xmlns="http://naesb.org/espi"><dstEndRule>B40E2000</dstEndRule><dstOffset>3600</dstOffset><dstStartRule>360E2000</dstStartRule><tzOffset>-28800</tzOffset></LocalTimeParameters>';

function entry(self: string, related: string[], title: string, content: string): string {
  const links = related.map((href) => `<link rel="related" href="${href}"/>`).join('');
  const up = self.slice(0, self.lastIndexOf('/'));
  return `<entry><link rel="self" href="${self}"/><link rel="up" href="${up}"/>${links}<title>${title}</title><content>${content}</content></entry>`;
}
