import { Languages, MonitorCog, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { useTheme } from '@/hooks/use-theme';
import { type Language, languages, toLanguage } from '@/lib/format/locale';
import type { ThemeChoice } from '@/state/theme';

const themes: { choice: ThemeChoice; Icon: typeof Sun }[] = [
  { choice: 'system', Icon: MonitorCog },
  { choice: 'light', Icon: Sun },
  { choice: 'dark', Icon: Moon },
];

/** Language and theme. Each language is named in its own words: whoever needs it may not read the other one. */
export function Preferences({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t, i18n } = useTranslation('app');
  const [theme, setTheme] = useTheme();
  const current: Language = toLanguage(i18n.language);
  const ThemeIcon = themes.find(({ choice }) => choice === theme)?.Icon ?? MonitorCog;
  return (
    <div className="flex gap-1">
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${t('language.label')}: ${t(`language.${current}`)}`}
          >
            <Languages aria-hidden />
            {current.toUpperCase()}
          </Button>
        }
        entries={languages.map((code) => ({
          id: code,
          label: <span lang={code}>{t(`language.${code}`)}</span>,
          onSelect: () => onLanguage(code),
        }))}
      />
      <Menu
        trigger={
          <Button variant="quiet" size="icon-sm" aria-label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}>
            <ThemeIcon aria-hidden />
          </Button>
        }
        entries={themes.map(({ choice, Icon }) => ({
          id: choice,
          label: t(`theme.${choice}`),
          icon: <Icon />,
          onSelect: () => setTheme(choice),
        }))}
      />
    </div>
  );
}
