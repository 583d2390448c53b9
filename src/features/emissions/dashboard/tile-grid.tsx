import { LayoutGrid } from 'lucide-react';
import type { ComponentType, CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { WidgetCode, WidgetSelection } from '#api/contract/emissions/dashboard-settings';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useSessionUser } from '@/state/session';
import { CompanyTile } from './company-tile';
import { type TileCode, tileHeight, tileSpans } from './tile-spans';
import { useCompanyTile } from './use-company-tile';
import { CategoriesWidget } from './widgets/categories-widget';
import { ElectricityGraphWidget } from './widgets/electricity-graph-widget';
import { ElectricityWidget } from './widgets/electricity-widget';
import { GuidesWidget } from './widgets/guides-widget';
import { LinksWidget } from './widgets/links-widget';
import { SourcesWidget } from './widgets/sources-widget';
import { TotalsWidget } from './widgets/totals-widget';

const widgets: Record<WidgetCode, ComponentType<{ title: string }>> = {
  LINKS: LinksWidget,
  GUIDES: GuidesWidget,
  TOTALS: TotalsWidget,
  CATEGORIES: CategoriesWidget,
  ELECTRICITY: ElectricityWidget,
  SOURCES: SourcesWidget,
  ELECTRICITY_GRAPH: ElectricityGraphWidget,
};

type Tile = { code: TileCode; id: string; title: string };

/** The tiles the user chose, in their order, with the company tile at the end. */
export function TileGrid({ selections }: { selections: readonly WidgetSelection[] | undefined }) {
  const user = useSessionUser();
  const companyTile = useCompanyTile();
  if (!selections) return <GridSkeleton />;
  const tiles: Tile[] = selections
    .filter(({ show }) => show)
    .map(({ widgetId, code, name }) => ({ code, id: String(widgetId), title: name }));
  if (companyTile.isShown) tiles.push({ code: 'COMPANY', id: 'company', title: user.companyName });
  if (tiles.length === 0) return <NothingShown />;
  const spans = tileSpans(tiles.map(({ code }) => code));
  return (
    <div className="grid grid-cols-12 gap-4">
      {tiles.map(({ code, id, title }, index) => {
        const Content = code === 'COMPANY' ? CompanyTile : widgets[code];
        return (
          <div key={id} className="@container grid min-w-0" style={spanned(spans[index])}>
            <Content title={title} />
          </div>
        );
      })}
    </div>
  );
}

const spanned = (columns: number | undefined): CSSProperties => ({ gridColumn: `span ${columns ?? 1}` });

/** Height of a tile's frame: border, padding and title. */
const frameHeight = 74;

/** The default order. */
const firstOrder: TileCode[] = [
  'TOTALS',
  'CATEGORIES',
  'SOURCES',
  'ELECTRICITY',
  'ELECTRICITY_GRAPH',
  'GUIDES',
  'LINKS',
  'COMPANY',
];

function GridSkeleton() {
  const { anyConsumptions } = useSessionUser();
  const spans = tileSpans(firstOrder);
  return (
    <div aria-busy className="grid grid-cols-12 gap-4">
      {firstOrder.map((code, index) => (
        <div
          key={code}
          style={{ ...spanned(spans[index]), height: tileHeight(code, anyConsumptions) + frameHeight }}
        >
          <Skeleton className="h-full rounded-lg" />
        </div>
      ))}
    </div>
  );
}

function NothingShown() {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState icon={<LayoutGrid />} title={t('settings.allHidden')} className="py-24">
      {t('settings.allHiddenHint')}
    </EmptyState>
  );
}
