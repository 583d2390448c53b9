import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { thisDevice } from '@/lib/device/this-device';
import { type Language, languages, toLanguage } from '@/lib/format/locale';
import { loadTexts } from './locale-files';

/** Namespaces that every page needs; the rest load with the screen that uses them. */
const startNamespaces = ['common', 'components', 'shell', 'app'] as const;

const deviceKey = 'language';

// Cannot be looked up in a file: it is what the reader sees when a look-up failed.
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
 * Starts the texts in the language last chosen here, else the browser's, else English.
 * Resolves when the texts of the shell are there, so the first paint has words.
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
      // Both languages have every key (a test holds that), so a second language is never downloaded in reserve.
      fallbackLng: (code) => (languages.includes(code as Language) ? [] : ['en']),
      ns: startNamespaces,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: () => missingTexts[currentLanguage()],
      react: { useSuspense: true },
      // Loads at once; the default waits for the next turn, which comes late while a page starts.
      initAsync: false,
    });
}

/** Texts of a screen before it is drawn: one that has to wait for its words would take the frame around it down. */
export async function loadScreenTexts(...namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

/** The language on screen now. */
export function currentLanguage(): Language {
  return toLanguage(i18next.language);
}

/** Switches the language once it is remembered on this device: whoever reads it finds it again. */
export async function changeLanguage(language: Language): Promise<void> {
  await thisDevice.write(deviceKey, language);
  await i18next.changeLanguage(language);
}

function followLanguage(code: string): void {
  document.documentElement.lang = toLanguage(code);
}
