import type {
  DurationSetting,
  WidgetCode,
  WidgetSelection,
  YearSetting,
} from '#api/contract/emissions/dashboard-settings';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { notFound } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { newestYear } from '#api/modules/emissions/lookups/service';
import * as repository from './repository-settings';

type Call<Input> = { ctx: Ctx; input: Input };
export type Chart = 'fuels' | 'utilities';

const defaultMonths = 12;

/** The widgets in their default order. The ids never change. */
export const widgets: readonly { id: number; code: WidgetCode; nameEn: string; namePl: string }[] = [
  { id: 1, code: 'TOTALS', nameEn: 'Total emissions', namePl: 'Suma emisji' },
  { id: 2, code: 'CATEGORIES', nameEn: 'Emission categories', namePl: 'Kategorie emisji' },
  { id: 3, code: 'SOURCES', nameEn: 'Top emission sources', namePl: 'Największe źródła emisji' },
  { id: 4, code: 'ELECTRICITY', nameEn: 'Electricity by type', namePl: 'Energia elektryczna według rodzaju' },
  {
    id: 5,
    code: 'ELECTRICITY_GRAPH',
    nameEn: 'Electricity over time',
    namePl: 'Energia elektryczna w czasie',
  },
  { id: 7, code: 'GUIDES', nameEn: 'User guides', namePl: 'Przewodniki' },
  { id: 6, code: 'LINKS', nameEn: 'Shortcuts', namePl: 'Skróty' },
];

export const readFuelAggregateSettings = readDuration('fuels');
export const readUtilityAggregateSettings = readDuration('utilities');
export const updateFuelAggregateSettings = updateDuration('fuels');
export const updateUtilityAggregateSettings = updateDuration('utilities');

/** Months a chart shows. */
export async function chosenDuration(ctx: Ctx, chart: Chart): Promise<number> {
  return (await repository.findDuration(ctx.db, ctx.session.userId, chart)) ?? defaultMonths;
}

/** Year the dashboard shows: the user's choice, else the newest with data. */
export async function chosenYear(ctx: Ctx): Promise<number> {
  return (await readYearSetting({ ctx })).year;
}

export async function readYearSetting({ ctx }: { ctx: Ctx }): Promise<YearSetting> {
  const chosen = await repository.findDashboardYear(ctx.db, ctx.session.userId);
  return { year: chosen ?? (await newestYear(ctx)), isMostRecent: chosen === null };
}

export async function updateYearSetting({
  ctx,
  input: { body },
}: Call<{ body: { year: number } }>): Promise<YearSetting> {
  return transaction(ctx, async (ctx) => {
    const { userId } = ctx.session;
    await repository.saveDashboardYear(ctx.db, userId, body.year === 0 ? null : body.year);
    await audit(ctx, { action: 'choose-year', entity: 'users', entityId: userId, after: body });
    return readYearSetting({ ctx });
  });
}

export async function listWidgetSelections({ ctx }: { ctx: Ctx }): Promise<WidgetSelection[]> {
  const chosen = await repository.findSelections(ctx.db, ctx.session.userId);
  return toWire(inOrder(chosen), ctx);
}

export async function updateWidgetSelection({
  ctx,
  input: { params, body },
}: Call<{ params: { widgetId: number }; body: { show: boolean } }>): Promise<WidgetSelection[]> {
  return changeSelections(ctx, 'show-widget', params.widgetId, (all) =>
    all.map((selection) =>
      selection.widgetId === params.widgetId ? { ...selection, isShown: body.show } : selection,
    ),
  );
}

/** The other widgets move up or down: moving the third to position 1 makes the first second and the second third. */
export async function moveWidget({
  ctx,
  input: { params, query },
}: Call<{ params: { widgetId: number }; query: { newPosition: number } }>): Promise<WidgetSelection[]> {
  return changeSelections(ctx, 'move-widget', params.widgetId, (all) => {
    const moved = all.filter((selection) => selection.widgetId === params.widgetId);
    const others = all.filter((selection) => selection.widgetId !== params.widgetId);
    return others.toSpliced(query.newPosition - 1, 0, ...moved);
  });
}

type Order = repository.Selection[];

async function changeSelections(ctx: Ctx, action: string, widgetId: number, change: (all: Order) => Order) {
  if (!widgets.some((widget) => widget.id === widgetId)) throw notFound();
  return transaction(ctx, async (ctx) => {
    const { userId } = ctx.session;
    const before = inOrder(await repository.findSelections(ctx.db, userId, true));
    const after = change(before).map((selection, index) => ({ ...selection, displayOrder: index + 1 }));
    await repository.saveSelections(ctx.db, userId, after);
    await audit(ctx, { action, entity: 'widget_selections', entityId: widgetId, before, after });
    return toWire(after, ctx);
  });
}

/** Every widget once, in the user's order. New widgets come last and are shown. */
function inOrder(chosen: Order): Order {
  const all = widgets.map((widget, index) => {
    const own = chosen.find((selection) => selection.widgetId === widget.id);
    return own ?? { widgetId: widget.id, isShown: true, displayOrder: widgets.length + index + 1 };
  });
  return all.toSorted((a, b) => a.displayOrder - b.displayOrder);
}

function toWire(selections: Order, { locale }: Ctx): WidgetSelection[] {
  return selections.flatMap((selection, index) => {
    const widget = widgets.find((candidate) => candidate.id === selection.widgetId);
    if (!widget) return [];
    const { id, code } = widget;
    const name = localName(widget, locale);
    return [{ widgetId: id, name, code, show: selection.isShown, displayOrder: index + 1 }];
  });
}

function readDuration(chart: Chart) {
  return async ({ ctx }: { ctx: Ctx }): Promise<DurationSetting> => ({
    duration: await chosenDuration(ctx, chart),
  });
}

function updateDuration(chart: Chart) {
  return async ({ ctx, input: { body } }: Call<{ body: DurationSetting }>): Promise<DurationSetting> =>
    transaction(ctx, async (ctx) => {
      const { userId } = ctx.session;
      await repository.saveDuration(ctx.db, userId, chart, body.duration);
      const after = { chart, months: body.duration };
      await audit(ctx, { action: 'choose-duration', entity: 'widget_durations', entityId: userId, after });
      return { duration: body.duration };
    });
}
