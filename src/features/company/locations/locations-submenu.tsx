import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { locationQueries } from '@/lib/api/queries/locations';
import { cn } from '@/lib/cn';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { ButtonHint, ListHint, useAddLocationGuide } from './add-location-guide';

/** The company's locations with a tick on the open one, and a button to add another. */
export function LocationsSubmenu() {
  const { t } = useTranslation('shell');
  const user = useSessionUser();
  const dialogs = useDialogs();
  const guide = useAddLocationGuide();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data: locations, isError } = useQuery(locationQueries.list());
  return (
    <Submenu
      title={t('submenu.locations')}
      link={AppLink}
      top={user.roleName === 'View' ? undefined : <IntakeLink pathname={pathname} />}
      items={locations?.map(({ locationId, name, town }) => ({
        id: String(locationId),
        label: name,
        detail: town,
        href: `/locations/${locationId}`,
        isActive: pathname === `/locations/${locationId}`,
        hasTick: true,
      }))}
      bottom={
        user.isAdmin ? (
          <>
            <ButtonHint guide={guide} />
            <Button
              className="w-full"
              onClick={() => {
                if (guide.step) guide.close();
                dialogs.open('location');
              }}
            >
              <Plus aria-hidden />
              {t('submenu.addLocation')}
            </Button>
          </>
        ) : undefined
      }
    >
      {isError ? <Alert kind="danger">{t('submenu.failed')}</Alert> : null}
      {!locations && !isError ? <LoadingList /> : null}
      {locations?.length === 0 ? (
        <>
          <p className="px-2.5 text-ink-muted">{t('submenu.noLocations')}</p>
          <ListHint guide={guide} />
        </>
      ) : null}
    </Submenu>
  );
}

/** Files are for the whole company, so their screen comes before the locations. */
function IntakeLink({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell');
  const isActive = pathname.startsWith('/locations/intake');
  return (
    <AppLink
      href="/locations/intake"
      className={cn(
        'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 py-1.5 text-ink-muted hover:bg-hover hover:text-ink',
        isActive && 'bg-brand-soft font-medium text-on-brand-soft',
      )}
      {...(isActive ? { 'aria-current': 'page' } : {})}
    >
      <FileUp aria-hidden className="size-4 shrink-0" />
      {t('navigation.intake')}
    </AppLink>
  );
}

function LoadingList() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 px-2.5 py-2">
      {['w-32', 'w-40', 'w-28', 'w-36'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
