import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { thisDevice } from '@/lib/device/this-device';
import { type Language, languages, toLanguage } from '@/lib/format/locale';
import { loadTexts } from './locale-files';

/** Namespaces that every page needs; the rest load with the screen that uses them. */
const startNamespaces = ['common', 'components', 'shell', 'app'] as const;

const deviceKey = 'language';

// Not in a file, because users see it when loading a file has failed.
const missingTexts = { en: 'No translation found', pl: 'Nie znaleziono tłumaczenia' } satisfies Record<
  Language,
  string
>;

const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTexts(toLanguage(language), namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/**
 * Starts the texts in the language last chosen here, otherwise the browser's, otherwise English. Resolves when the
 * texts of the shell are loaded, so the first paint has text.
 */
export async function setUpTexts(): Promise<void> {
  i18next.on('languageChanged', followLanguage);
  await thisDevice.loaded;
  await i18next
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: toLanguage(thisDevice.read(deviceKey) ?? navigator.language),
      supportedLngs: languages,
      // Both languages have every key (checked by a test), so a fallback language is never downloaded.
      fallbackLng: (code) => (languages.includes(code as Language) ? [] : ['en']),
      ns: startNamespaces,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: () => missingTexts[currentLanguage()],
      react: { useSuspense: true },
      // Loads immediately; the default waits for the next task, which comes late while a page starts.
      initAsync: false,
    });
}

/**
 * Loads the texts of a screen before it is drawn: a screen that suspends for its texts would hide the frame around
 * it.
 */
export async function loadScreenTexts(...namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

/** The current interface language. */
export function currentLanguage(): Language {
  return toLanguage(i18next.language);
}

/** Switches the language after it is stored on this device, so that the user finds it again next time. */
export async function changeLanguage(language: Language): Promise<void> {
  await thisDevice.write(deviceKey, language);
  await i18next.changeLanguage(language);
}

function followLanguage(code: string): void {
  document.documentElement.lang = toLanguage(code);
}
