import type { SignedInDevice } from '#api/contract/account/devices';

type Named = Pick<SignedInDevice, 'browser' | 'system'>;

/** In this order: Edge and Opera say that they are Chrome, and Chrome says that it is Safari. */
const browsers: readonly [RegExp, NonNullable<Named['browser']>][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

/** In this order: a telephone with Android says that it is Linux, one of Apple that it is like Mac OS. */
const systems: readonly [RegExp, NonNullable<Named['system']>][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system by what the browser says of itself; null for what is not known here. */
export function readUserAgent(userAgent: string | null): Named {
  const text = userAgent ?? '';
  return {
    browser: browsers.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    system: systems.find(([pattern]) => pattern.test(text))?.[1] ?? null,
  };
}
