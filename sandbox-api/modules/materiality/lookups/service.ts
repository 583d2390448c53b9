import type {
  AssessmentInput,
  AssessmentMateriality,
  AssessmentType,
  InputCode,
} from '#api/contract/materiality/assessments';
import type { MaterialityCompanySize, MaterialitySector } from '#api/contract/materiality/information';
import type { CommunicationChannel } from '#api/contract/materiality/stakeholders';
import type {
  MaterialityCategory,
  MaterialitySubtopic,
  MaterialityTopic,
} from '#api/contract/materiality/topics';
import type { ValueChainType } from '#api/contract/materiality/value-chain';
import { subtopicHint } from '#api/domain/materiality/subtopic-hints';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { found } from '#api/kernel/problem-error';
import { commonLists } from '#api/modules/materiality/editions/service';
import { readReport } from '#api/modules/materiality/headers/service';

type OfReport = { id: number };

export async function listMaterialitySectors({ ctx }: { ctx: Ctx }): Promise<MaterialitySector[]> {
  const { sectors } = await commonLists(ctx);
  return sectors.map(({ id, code, name, description }) => ({
    id,
    code,
    name: name[ctx.locale],
    description: description[ctx.locale],
  }));
}

export async function listMaterialityCompanySizes({ ctx }: { ctx: Ctx }): Promise<MaterialityCompanySize[]> {
  const { sizes } = await commonLists(ctx);
  return sizes.map(({ id, name, description }) => ({
    id,
    name: name[ctx.locale],
    description: description[ctx.locale],
  }));
}

export async function listCommunicationChannels({ ctx }: { ctx: Ctx }): Promise<CommunicationChannel[]> {
  const { channels } = await commonLists(ctx);
  return channels.map(({ id, name }) => ({ dmCommChannelId: id, name: name[ctx.locale] }));
}

export async function listValueChainTypes({
  ctx,
  input: { params },
}: Call<{ params: OfReport }>): Promise<ValueChainType[]> {
  const { edition } = await readReport(ctx, params.id);
  return edition.valueChainTypes.map(({ id, value, description }) => ({
    dmValueChainTypeId: id,
    value: value[ctx.locale],
    description: description[ctx.locale],
  }));
}

type Category = ReturnType<typeof categoryToWire>;

export async function listMaterialityCategories({
  ctx,
  input: { params },
}: Call<{ params: OfReport }>): Promise<MaterialityCategory[]> {
  const { edition } = await readReport(ctx, params.id);
  return edition.categories.map((category) => categoryToWire(ctx, category));
}

export async function readMaterialityCategory({
  ctx,
  input: { params },
}: Call<{ params: OfReport & { categoryId: number } }>): Promise<Category & { topics: MaterialityTopic[] }> {
  const { edition } = await readReport(ctx, params.id);
  const category = found(edition.categoryById.get(params.categoryId));
  const topics = edition.topics
    .filter(({ categoryId }) => categoryId === category.id)
    .map(({ id, name, description, standard }) => ({
      dmTopicId: id,
      name: name[ctx.locale],
      description: description[ctx.locale],
      standard,
    }));
  return { ...categoryToWire(ctx, category), topics };
}

type Text = { en: string; pl: string };
type Named = { id: number; name: Text; description: Text; colour: string };

function categoryToWire({ locale }: Ctx, { id, name, description, colour }: Named) {
  return { dmTopicCategoryId: id, name: name[locale], description: description[locale], colour };
}

export async function listMaterialitySubtopics({
  ctx,
  input: { params },
}: Call<{ params: OfReport & { topicId: number } }>): Promise<MaterialitySubtopic[]> {
  const { edition } = await readReport(ctx, params.id);
  const topic = found(edition.topicById.get(params.topicId));
  return edition.subtopics
    .filter(({ topicId }) => topicId === topic.id)
    .map((subtopic) => ({
      dmSubtopicId: subtopic.id,
      name: subtopic.name[ctx.locale],
      description: subtopic.description[ctx.locale],
      code: subtopic.code,
      hint: subtopicHint(edition.standards, subtopic)?.[ctx.locale] ?? null,
    }));
}

export async function listAssessmentInputs({
  ctx,
  input: { params },
}: Call<{ params: OfReport & { code: InputCode } }>): Promise<AssessmentInput[]> {
  const { edition } = await readReport(ctx, params.id);
  return found(edition.inputByCode.get(params.code)).options.map((option) => ({
    dmAssessmentInputId: option.id,
    displayString: option.displayString[ctx.locale],
    description: option.description[ctx.locale],
    value: option.value,
  }));
}

export async function listAssessmentTypes({
  ctx,
  input: { params },
}: Call<{ params: OfReport & { number: number } }>): Promise<AssessmentType[]> {
  const { edition } = await readReport(ctx, params.id);
  return found(edition.types.find(({ number }) => number === params.number)).options.map((option) => ({
    dmAssessmentTypeId: option.id,
    displayString: option.displayString[ctx.locale],
    description: option.description[ctx.locale],
    code: option.code,
  }));
}

export async function listAssessmentMaterialities({
  ctx,
  input: { params },
}: Call<{ params: OfReport }>): Promise<AssessmentMateriality[]> {
  const { edition } = await readReport(ctx, params.id);
  return edition.materialities.options.map((option) => ({
    dmAssessmentMaterialityId: option.id,
    displayString: option.displayString[ctx.locale],
    description: option.description[ctx.locale],
    code: option.code,
  }));
}
