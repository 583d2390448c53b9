import type {
  Scope3Derived,
  Scope3Field,
  Scope3InputForm,
  Scope3Method,
  Scope3Option,
  Scope3Totals,
} from '#api/contract/activity-data/value-chain-forms';
import { figures } from '#api/contract/emissions/figures';
import type { FieldDefinition, FormDefinition, MethodDefinition } from '#api/domain/value-chain/definitions';
import { type FormField, findField, findForm, formFields, scope3Forms } from '#api/domain/value-chain/forms';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { found, notFound } from '#api/kernel/problem-error';
import { requireLocation } from '#api/modules/company/locations/service';
import { newestYear } from '#api/modules/emissions/lookups/service';
import { resolveSelection } from '#api/modules/emissions/sums/selection';
import { local, optionsOf } from './choices';
import * as repository from './repository';

export { EntryTables } from './entry-table';
export { readScope3EmissionFactor } from './factor-preview';
export { type KeptEntry, readEntry } from './read-entry';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number } };

/** Name and description of a form are those of its category. */
export async function listScope3InputForms({ ctx }: { ctx: Ctx }): Promise<Scope3InputForm[]> {
  const categories = await repository.findScope3Categories(ctx.db);
  return scope3Forms.map((form, index) => {
    const category = categories.find(({ code }) => code === form.category);
    return {
      scope3InputFormId: form.id,
      displayName: category ? localName(category, ctx.locale) : form.category,
      description: (ctx.locale === 'pl' ? category?.descriptionPl : category?.descriptionEn) ?? '',
      boundary: local(form.boundary, ctx),
      category: form.category,
      direction: form.direction,
      displayOrder: index + 1,
      icon: form.code,
    };
  });
}

export async function listScope3Fields({ ctx, input: { params } }: Call<ById>): Promise<Scope3Field[]> {
  const form = found(findForm(params.id));
  const fields: Scope3Field[] = [];
  for (const [index, field] of formFields(form.id).entries()) {
    fields.push(await toField(ctx, form, field, index + 1));
  }
  return fields;
}

export async function listScope3Methods({ ctx, input: { params } }: Call<ById>): Promise<Scope3Method[]> {
  const form = found(findForm(params.id));
  return form.methods.map((method, index) => toMethod(ctx, form, method, index + 1));
}

export async function listScope3Options({
  ctx,
  input: { params, query },
}: Call<ById & { query: { parent: string } }>): Promise<Scope3Option[]> {
  const { field } = found(findField(params.id));
  if (field.type !== 'DropDown') throw notFound();
  return optionsOf(ctx, field, query.parent);
}

export async function listScope3Derived({
  ctx,
  input: { params },
}: Call<{ params: { locationId: number } }>): Promise<Scope3Derived[]> {
  await requireLocation(ctx, params.locationId);
  const rows = await repository.findDerived(ctx.db, ctx.session.companyId, params.locationId);
  return rows.map((row) => ({
    year: row.year,
    sourceKind: row.sourceKind,
    itemName: (ctx.locale === 'pl' ? (row.fuelPl ?? row.utilityPl) : (row.fuelEn ?? row.utilityEn)) ?? '',
    carbonEquivalent: Number(row.kgCo2e ?? 0),
  }));
}

export async function readScope3Totals({ ctx }: { ctx: Ctx }): Promise<Scope3Totals> {
  const { companyId } = ctx.session;
  const year = await newestYear(ctx);
  const selection = await resolveSelection(ctx, figures.scope({ year, scope: 3 }));
  const totals = await repository.sumByCategory(ctx.db, companyId, selection);
  const places = await repository.findEnteredPlaces(ctx.db, companyId);
  return {
    year,
    forms: scope3Forms.map((form) => ({
      scope3InputFormId: form.id,
      carbonEquivalent: Number(totals.find(({ category }) => category === form.category)?.kgCo2e ?? 0),
      locationIds: places
        .filter(({ inputFormId }) => inputFormId === form.id)
        .map(({ locationId }) => locationId),
    })),
  };
}

function toMethod(
  ctx: Ctx,
  form: FormDefinition,
  method: MethodDefinition,
  displayOrder: number,
): Scope3Method {
  return {
    scope3MethodId: method.id,
    scope3InputFormId: form.id,
    code: method.code,
    label: local(method.label, ctx),
    description: local(method.description, ctx),
    displayOrder,
    dataQuality: method.dataQuality,
    emissionFactorPath: `/api/Scope3/Methods/${method.id}/EmissionFactor`,
  };
}

async function toField(
  ctx: Ctx,
  form: FormDefinition,
  { id, field, methodIds }: FormField,
  displayOrder: number,
): Promise<Scope3Field> {
  const parent = parentOf(field);
  return {
    scope3FieldId: id,
    scope3InputFormId: form.id,
    name: field.name,
    displayName: local(field.label, ctx),
    description: field.hint ? local(field.hint, ctx) : null,
    fieldType: field.type,
    isRequired: field.isRequired,
    isInteger: field.type === 'Decimal' && field.isInteger,
    min: field.type === 'Decimal' ? field.min : null,
    max: field.type === 'Decimal' ? field.max : null,
    maxLength: field.type === 'TextField' ? field.maxLength : null,
    defaultValue: field.type === 'Checkbox' ? field.isCheckedFirst : null,
    unitSymbol: field.type === 'Decimal' && field.unitSymbol ? local(field.unitSymbol, ctx) : null,
    unitField: field.type === 'Decimal' ? field.unitField : null,
    blockedUntil: parent,
    child: childOf(form, field, methodIds),
    apiPath: parent && `/api/Scope3/Fields/${id}/Options?parent={${parent}}`,
    dropDownOptions: field.type === 'DropDown' && parent === null ? await optionsOf(ctx, field, '') : [],
    displayOrder,
    scope3MethodIds: methodIds,
  };
}

function parentOf(field: FieldDefinition): string | null {
  if (field.type !== 'DropDown' || field.choices.kind === 'fixed') return null;
  return field.choices.parent ?? null;
}

/** The field whose options depend on this one. */
function childOf(form: FormDefinition, field: FieldDefinition, methodIds: readonly number[]): string | null {
  const fields = form.methods.filter(({ id }) => methodIds.includes(id)).flatMap((method) => method.fields);
  return fields.find((other) => parentOf(other) === field.name)?.name ?? null;
}
