import type { DocumentChart as Chart, DocumentScope } from '#api/contract/documents/document';
import { BarChart } from '@/components/charts/bar-chart';
import { fillPatternsOf } from '@/components/charts/fill-patterns';
import { LineChart } from '@/components/charts/line-chart';
import { PieChart } from '@/components/charts/pie-chart';
import { TornadoChart } from '@/components/charts/tornado-chart';
import { scopeTints } from '@/components/ui/scope-tints';
import { drawnKind } from '@/lib/document/drawn-kind';
import { unitInWords } from '@/lib/document/units';
import { documentWords } from '@/lib/document/words';
import { type Writing, writeValue } from '@/lib/document/write-value';

const tornadoRow = 28;
const lyingRow = 32;

/** A chart of a document, drawn with the charts of the screens. */
export function DocumentChart({ chart, writing }: { chart: Chart; writing: Writing }) {
  const unit = unitInWords(chart.unit, writing.language, writing.currency);
  const words = documentWords[writing.language];
  const kind = drawnKind(chart);
  const shared = {
    title: unit ? `${chart.title}, ${unit}` : chart.title,
    summary: words.chart.replace('{title}', chart.title),
    empty: { title: words.noData },
    unit,
    formatValue: (value: number) => writeValue(value, chart.unit, writing),
    categories: chart.x.map((label, index) => ({ id: String(index), label })),
  };
  const series = chart.series.map(({ key, label, values, isDotted }, index) => ({
    id: key,
    name: label,
    values,
    isDotted,
    colour: coloursOf(chart.series.map(({ scope }) => scope))[index],
  }));
  const [low, high] = series;
  const sliceColours = coloursOf(chart.xScopes ?? []);
  const patterns = fillPatternsOf(chart.xScopes ?? []);
  const isPatterned = patterns.some((pattern) => pattern !== 'plain');
  return (
    <div>
      {kind === 'line' ? <LineChart {...shared} series={series} categoryName={words.category} /> : null}
      {isBars(kind) ? (
        <BarChart
          {...shared}
          series={series}
          categoryName={words.category}
          isStacked={kind === 'stacked'}
          isHorizontal={kind === 'rows'}
          height={kind === 'rows' ? Math.max(160, chart.x.length * lyingRow) : undefined}
        />
      ) : null}
      {kind === 'pie' ? (
        <PieChart
          {...shared}
          slices={chart.x.map((name, index) => ({
            id: String(index),
            name,
            value: low?.values[index] ?? 0,
            colour: sliceColours[index],
            pattern: isPatterned ? patterns[index] : undefined,
          }))}
        />
      ) : null}
      {kind === 'tornado' && low && high ? (
        <TornadoChart
          {...shared}
          series={[low, high]}
          base={chart.base ?? 0}
          height={Math.max(120, chart.x.length * tornadoRow)}
        />
      ) : null}
      {chart.note ? <p className="mt-1 text-ink-muted text-xs">{chart.note}</p> : null}
    </div>
  );
}

/** The scope colours of the screens; undefined leaves the choice to the palette. */
function coloursOf(scopes: readonly (DocumentScope | null | undefined)[]): (string | undefined)[] {
  const known = scopes.filter((scope) => scope !== null && scope !== undefined);
  const tints = scopeTints(known);
  return scopes.map((scope, index) =>
    scope ? tints[scopes.slice(0, index).filter(Boolean).length] : undefined,
  );
}

function isBars(kind: Chart['kind']): boolean {
  return kind === 'bar' || kind === 'stacked' || kind === 'rows';
}
