import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GlossaryTerm } from '@/components/knowledge/glossary-term';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { useSessionUser } from '@/state/session';
import { tileHeight } from './tile-spans';
import { useCompanyTile } from './use-company-tile';

/** Names the company and the rules its figures follow. Users can hide the tile and show it again under Widgets. */
export function CompanyTile({ title }: { title: string }) {
  const { t } = useTranslation('dashboard');
  const { settings, roleName } = useSessionUser();
  const tile = useCompanyTile();
  return (
    <Card
      title={title}
      aria-label={title}
      actions={
        <IconButton
          icon={<X aria-hidden />}
          label={t('company.hide')}
          className="-my-1 -mr-1"
          disabled={tile.isPending}
          onClick={() => tile.show(false)}
        />
      }
    >
      <dl className="grid content-start divide-y text-sm" style={{ minHeight: tileHeight('COMPANY', true) }}>
        <Fact term={t('company.scope2Method')}>{t(`company.methods.${settings.headlineScope2Method}`)}</Fact>
        <Fact term={<GlossaryTerm code="gwp" text={t('company.gwpSet')} />}>
          {t('company.gwp', { set: settings.gwpSet })}
        </Fact>
        <Fact term={t('company.role')}>{t(`company.roles.${roleName}`)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: ReactNode; children: string }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-1">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="whitespace-nowrap text-right font-medium">{children}</dd>
    </div>
  );
}
