import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '@/hooks/use-media-query';
import { useIsMenuExpanded } from '@/state/menu';
import { DesktopOnly } from './desktop-only';
import { MainMenu } from './main-menu';
import type { MenuItem, ShellLink } from './shell-types';

type AppShellProps = {
  menu: readonly MenuItem[];
  link: ShellLink;
  homeHref: string;
  /** A Submenu, or nothing. */
  submenu?: ReactNode;
  header: ReactNode;
  /** The sandbox strip, above everything. */
  strip?: ReactNode;
  children: ReactNode;
};

/** From this width on, as in the style sheet's breakpoints. */
const large = '(min-width: 1200px)';

/** The frame of every signed-in page. It knows no feature; its content comes in as props. */
export function AppShell({ menu, link, homeHref, submenu, header, strip, children }: AppShellProps) {
  const { t } = useTranslation('shell');
  const isLarge = useMediaQuery(large);
  const [isWanted, setIsWanted] = useIsMenuExpanded();
  const isExpanded = isLarge && isWanted;
  return (
    <DesktopOnly>
      <div className="flex h-dvh flex-col">
        {/* biome-ignore lint/a11y/useValidAnchor: it goes to the content of this page; the hash alone would be a navigation of the router */}
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2 focus:shadow-float"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('main')?.focus();
          }}
        >
          {t('skipToContent')}
        </a>
        {strip}
        <div className="flex min-h-0 flex-1">
          <MainMenu
            items={menu}
            link={link}
            homeHref={homeHref}
            isExpanded={isExpanded}
            onToggle={isLarge ? () => setIsWanted(!isWanted) : undefined}
          />
          {submenu}
          <div className="flex min-w-0 flex-1 flex-col">
            {header}
            {/* relative: text for screen readers is positioned, and would otherwise lengthen the document */}
            <main id="main" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
              <div className="mx-auto w-full max-w-350 px-6 pt-1 pb-12 lg:px-8">{children}</div>
            </main>
          </div>
        </div>
      </div>
    </DesktopOnly>
  );
}
