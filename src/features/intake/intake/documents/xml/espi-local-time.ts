import { localTimeIn } from '@/lib/format/local-time';
import { numberOf, textAt, type XmlElement } from './xml-element';

export type LocalTimeRule = {
  offsetSeconds: number;
  /** Null where the clock never changes. */
  summer: { offsetSeconds: number; start: ChangeRule; end: ChangeRule } | null;
};
type ChangeRule = {
  month: number;
  /** 0: on `dayOfMonth`; 1: the weekday on or after it; 2 to 6: first to fifth weekday; 7: last weekday. */
  operator: number;
  dayOfMonth: number;
  /** 1 is Monday, 7 is Sunday; 0 for any. */
  weekday: number;
  secondOfDay: number;
};

/** Of an ESPI feed; null if it states no time zone. */
export function localTimeRuleOf(parameters: XmlElement | null): LocalTimeRule | null {
  const offsetSeconds = numberOf(textAt(parameters, 'tzOffset'));
  if (offsetSeconds === null) return null;
  const summerOffset = numberOf(textAt(parameters, 'dstOffset')) ?? 0;
  const start = changeRuleOf(textAt(parameters, 'dstStartRule'));
  const end = changeRuleOf(textAt(parameters, 'dstEndRule'));
  const summer = start && end && summerOffset !== 0 ? { offsetSeconds: summerOffset, start, end } : null;
  return { offsetSeconds, summer };
}

/** The instant as `YYYY-MM-DDTHH:MM`, in UTC without a rule. */
export function localTimeBy(rule: LocalTimeRule | null, epochSeconds: number): string {
  const standard = epochSeconds + (rule?.offsetSeconds ?? 0);
  const added = rule?.summer && isSummer(rule.summer, standard) ? rule.summer.offsetSeconds : 0;
  return new Date((standard + added) * 1000).toISOString().slice(0, 16);
}

/** The local times of readings that a file has in UTC. */
export function inTimeZone(utcTimes: readonly string[], timeZone: string): string[] {
  const local = localTimeIn(timeZone);
  return utcTimes.map((time) => local(Date.parse(`${time}Z`)));
}

/** Zones that Green Button files come from; also those proposed where a file states none. */
export const knownZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
];

/** The first zone with the same local times at all of the instants, which are seconds since 1970. */
export function zoneWithRule(rule: LocalTimeRule, instants: readonly number[]): string | null {
  const isSame = (zone: string) => {
    const local = localTimeIn(zone);
    return instants.every((seconds) => local(seconds * 1000) === localTimeBy(rule, seconds));
  };
  return knownZones.find(isSame) ?? null;
}

/** 32 bits: second of the hour 12, hour 5, weekday 3, day of month 5, operator 3, month 4. */
function changeRuleOf(hexadecimal: string | null): ChangeRule | null {
  if (hexadecimal === null || !/^[0-9a-f]{8}$/i.test(hexadecimal)) return null;
  const bits = Number.parseInt(hexadecimal, 16);
  const rule = {
    secondOfDay: (bits & 0xfff) + ((bits >>> 12) & 0x1f) * 3600,
    weekday: (bits >>> 17) & 0x7,
    dayOfMonth: (bits >>> 20) & 0x1f,
    operator: (bits >>> 25) & 0x7,
    month: bits >>> 28,
  };
  return rule.month >= 1 && rule.month <= 12 ? rule : null;
}

/** All in standard time; the end rule is in summer time. South of the equator, summer spans the new year. */
function isSummer(summer: NonNullable<LocalTimeRule['summer']>, standard: number): boolean {
  const year = new Date(standard * 1000).getUTCFullYear();
  const start = changeIn(year, summer.start);
  const end = changeIn(year, summer.end) - summer.offsetSeconds;
  return start < end ? standard >= start && standard < end : standard >= start || standard < end;
}

function changeIn(year: number, rule: ChangeRule): number {
  const first = Date.UTC(year, rule.month - 1, 1) / 1000;
  const daysInMonth = new Date(Date.UTC(year, rule.month, 0)).getUTCDate();
  const weekdayOf = (day: number) =>
    ((new Date(Date.UTC(year, rule.month - 1, day)).getUTCDay() + 6) % 7) + 1;
  const from = (day: number) => day + ((rule.weekday - weekdayOf(day) + 7) % 7);
  let day = Math.max(1, rule.dayOfMonth);
  if (rule.weekday > 0 && rule.operator === 1) day = from(day);
  if (rule.weekday > 0 && rule.operator > 1) day = from(1) + (rule.operator - 2) * 7;
  if (rule.weekday > 0 && rule.operator === 7) day = from(daysInMonth - 6);
  return first + (day - 1) * 86_400 + rule.secondOfDay;
}
