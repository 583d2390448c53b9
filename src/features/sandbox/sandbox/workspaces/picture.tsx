import { useTranslation } from 'react-i18next';
import type { WorkspacePicture } from '#api/contract/engine-workspaces';
import { type ScopeKind, scopeColours } from '@/components/ui/scope-badge';
import { useFormat } from '@/hooks/use-format';

const width = 96;
const height = 60;
/** Space between the digit below a bar and the top of the highest bar. */
const highest = 42;
const floor = 48;

type PictureProps = { picture: WorkspacePicture | null; name: string };

/** The bars of the scopes with the initial of the company; without figures, only the initial of the workspace. */
export function Picture({ picture, name }: PictureProps) {
  const { t } = useTranslation('workspaces');
  const format = useFormat();
  const scopes = picture?.scopes ?? [];
  const figures = scopes.map(({ scope, carbonEquivalent }) =>
    t('pictureScope', { scope, amount: format.emissions(carbonEquivalent).text }),
  );
  const label = picture
    ? t('pictureOf', { company: picture.companyName, year: picture.year, figures: figures.join(', ') })
    : t('noPicture');
  const largest = Math.max(1, ...scopes.map(({ carbonEquivalent }) => carbonEquivalent));
  const initial = (picture?.companyName ?? name).trim().slice(0, 1).toLocaleUpperCase();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="h-15 w-24 shrink-0 rounded-md border bg-sunken"
    >
      <text
        x={picture ? 8 : width / 2}
        y={picture ? 20 : 40}
        textAnchor={picture ? 'start' : 'middle'}
        fontSize={picture ? 16 : 28}
        fontWeight="600"
        fill="var(--color-ink-muted)"
      >
        {initial}
      </text>
      {scopes.map(({ scope, carbonEquivalent }, index) => {
        const barHeight = (highest * Math.max(0, carbonEquivalent)) / largest;
        const x = 32 + index * 20;
        return (
          <g key={scope}>
            <rect
              x={x}
              y={floor - barHeight}
              width="14"
              height={barHeight}
              rx="1"
              fill={scopeColours[scope as ScopeKind]}
            />
            <text x={x + 7} y="57" textAnchor="middle" fontSize="8" fill="var(--color-ink-muted)">
              {scope}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
