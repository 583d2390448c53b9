import { MonitorCog, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useTheme } from '@/hooks/use-theme';
import { cn } from '@/lib/cn';
import { type Language, languages, toLanguage } from '@/lib/format/locale';
import { themeChoices } from '@/state/theme';

const themeIcons = { system: MonitorCog, light: Sun, dark: Moon };

/**
 * Language and theme. Plain buttons instead of menus, because the login page includes them and a menu would load ten
 * times as much.
 */
export function Preferences({ onLanguage }: { onLanguage: (language: Language) => void }) {
  return (
    <div className="flex items-center gap-2">
      <LanguageSwitch onLanguage={onLanguage} />
      <ThemeButton />
    </div>
  );
}

function LanguageSwitch({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t, i18n } = useTranslation('app');
  const current = toLanguage(i18n.language);
  return (
    <fieldset className="flex rounded-md border bg-sunken p-0.5">
      <legend className="sr-only">{t('language.label')}</legend>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          // The accessible name starts with the visible text, so that voice control finds it.
          aria-label={`${code.toUpperCase()}, ${t(`language.${code}`)}`}
          aria-pressed={code === current}
          onClick={() => (code === current ? undefined : onLanguage(code))}
          className={cn(
            'h-6.5 rounded-sm px-2 text-xs',
            code === current
              ? 'bg-surface font-semibold text-ink outline outline-line focus-visible:outline-2 focus-visible:outline-brand'
              : 'text-ink-muted hover:text-ink',
          )}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** Each press switches to the next theme: system, light, dark. */
function ThemeButton() {
  const { t } = useTranslation('app');
  const [theme, setTheme] = useTheme();
  const next = themeChoices[(themeChoices.indexOf(theme) + 1) % themeChoices.length] ?? 'system';
  const Icon = themeIcons[theme];
  const label = `${t('theme.label')}: ${t(`theme.${theme}`)}`;
  return (
    <Button variant="quiet" size="icon-sm" aria-label={label} title={label} onClick={() => setTheme(next)}>
      <Icon aria-hidden />
    </Button>
  );
}
