import fc from 'fast-check';
import type { Endpoint, HttpMethod } from '#api/contract/endpoint';
import { endpoints } from '#api/contract/endpoints';
import { assertAnswerKeepsContract } from '#api/testing/create-test-api';
import { type Company, insertSession } from '#api/testing/insert-company';
import { pngPicture } from '#api/testing/pictures';
import { brokenBody, withBrokenFields } from './mutate-input';
import { arbitraryOf, type FieldChoice } from './schema-arbitrary';
import {
  type Caller,
  nobodysId,
  printable,
  send,
  type TestApi,
  type WireAnswer,
  type WireRequest,
} from './send';

export type Step = { request: WireRequest; isValid: boolean; answer: WireAnswer };

/** A host whose database is out of reach signs in over the wire. */
type RemoteApi = Caller & { signIn(): Promise<string> };

type KnownCompany = Pick<Company, 'locationId' | 'userId'>;

type Options = {
  api: TestApi | RemoteApi;
  company: KnownCompany;
  seed: number;
  rounds: number;
  perEndpoint: number;
  ids?: KnownIds;
  methods?: readonly HttpMethod[];
};

/**
 * Walks through the whole API with requests made from the schemas, half of them broken. What it is answered
 * teaches it ids, so that later requests name rows that exist: lists come first, deletions last. The same
 * seed asks the same of two hosts as long as they answer the same.
 */
export async function* walk(options: Options): AsyncGenerator<Step> {
  const { api, company, seed, rounds, perEndpoint } = options;
  const { ids = new KnownIds(company), methods = ['get', 'post', 'put', 'delete'] } = options;
  for (const [round, calls] of passes(rounds, methods).entries()) {
    for (const endpoint of calls) {
      const settings = { numRuns: perEndpoint, seed: seed + round * 1000 + chanceOf(endpoint) };
      for (const drawn of fc.sample(requestsTo(endpoint, ids), settings)) {
        // Each request signs in anew, because some of them end sessions.
        const token = endpoint.access.level === 'public' ? undefined : await signIn(api, company);
        const request = { endpoint, token, ...drawn };
        const answer = await send(api, request);
        if (answer.status < 300) ids.learnFrom(endpoint, answer.body);
        yield { request, isValid: isValid(endpoint, request), answer };
      }
    }
  }
}

/** A call's own chance: a new endpoint does not change what the others are asked. */
function chanceOf({ id }: Endpoint): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) * 1_000;
}

function signIn(api: TestApi | RemoteApi, company: KnownCompany): Promise<string> {
  return 'db' in api ? insertSession(api, company.userId.Admin) : api.signIn();
}

/** Reading, creating and changing in every round; then as many of deleting, what hangs on others before those. */
function passes(rounds: number, methods: readonly HttpMethod[]): Endpoint[][] {
  const having = (wanted: HttpMethod) =>
    methods.includes(wanted) ? endpoints.filter(({ method }) => method === wanted) : [];
  const building = [...having('get'), ...having('post'), ...having('put')];
  return [...Array(rounds).fill(building), ...Array(rounds).fill(having('delete').toReversed())];
}

type Drawn = Pick<WireRequest, 'params' | 'query' | 'body'>;

function requestsTo(endpoint: Endpoint, ids: KnownIds): fc.Arbitrary<Drawn> {
  const choose: FieldChoice = (name) => ids.choice(name, endpoint);
  const params = arbitraryOf(endpoint.params, choose);
  const query = arbitraryOf(endpoint.query, choose);
  const body = endpoint.body
    ? withFitting(ids.consistent(arbitraryOf(endpoint.body, choose)))
    : fc.constant(undefined);
  const valid = fc
    .record({ params, query, body })
    .map((drawn) => withItsRow(drawn as Drawn, ids, ids.keyNameOf(endpoint)));
  const broken = fc.record({
    params: fc.oneof({ weight: 4, arbitrary: params }, { weight: 1, arbitrary: withBrokenFields(params) }),
    query: fc.oneof(query, withBrokenFields(query)),
    body: endpoint.body ? fc.oneof(body, brokenBody(body)) : body,
  });
  return fc.oneof(valid, broken) as fc.Arbitrary<Drawn>;
}

/** Before every month that a call may pin. */
const unpinnedMonth = { validFrom: '2019-03-01', validTo: '2019-03-31' };

/** A contract reaches all months from its start on, which are pinned sooner or later as well; bills are older. */
const latestDay = '2026-06-14';

/** Drawn gases exceed a drawn total as often as not. */
const onlyTotal = { kgCo2e: 0.2, kgCo2: null, kgCh4Co2e: null, kgN2oCo2e: null };

const billedMonth = { startDate: '2025-03-01', endDate: '2025-03-31' };

/** The subtopic of climate change mitigation in the lists of 2023. */
const climateMitigation = 1002;

/** What fits together and no schema says: a fuel, its unit and its price, a bill and its days, a supply that is listed, the fields of a method. */
const fittings = [
  {
    of: 'scope3MethodId',
    values: {
      scope3InputFormId: 5,
      scope3MethodId: 504,
      values: { startDate: '2025-03-01', wastewaterVolume: 12 },
    },
  },
  {
    of: 'appliesTo',
    values: {
      ...{ appliesTo: 'fuel', fuelId: 101, fuelVariantId: null, unitId: 20, ...unpinnedMonth, ...onlyTotal },
      ...{ publisher: 'Supplier', document: 'Delivery note', reference: 'Page 2' },
    },
  },
  { of: 'reviewExplanationId', values: { allData: false, reviewExplanationId: 51 } },
  {
    of: 'fuelId',
    values: {
      ...{ fuelId: 101, fuelVariantId: null, unitId: 20, date: '2025-03-01' },
      ...{ amountFrom: 'spend', amountPaid: 100, currency: 'PLN', pricePerUnit: 4, value: 25 },
      // What a delivery note says must fit the fuel and name its document.
      ...{ density: null, calorificValue: null, calorificValueUnit: null },
    },
  },
  { of: 'utilityId', values: { utilityId: 1, unitId: 1, ...billedMonth } },
  { of: 'renewableId', values: { renewableId: 1, unitId: 1, ...billedMonth } },
  { of: 'certificateReference', values: { supplyTypeId: 2, startDate: latestDay } },
  // The question of the number of board members, which shows always.
  { of: 'reportQuestionId', values: { reportQuestionId: 10, values: ['3'] } },
  // From the first month that a fitting entry is of.
  {
    of: 'basedOnId',
    values: { basedOnId: null, startDate: '2025-03-01', endDate: '2026-02-28' },
  },
  { of: 'gwpBasis', values: { ...unpinnedMonth, ...onlyTotal } },
  { of: 'readConfirmation', values: { readConfirmation: true, dmSectorId: 3, dmCompanySizeId: 4 } },
  {
    of: 'impactThreshold',
    values: { impactThreshold: 2.5, financialThreshold: 3, likelihoodWeight: 0.5 },
  },
  { of: 'dmValueChainTypeId', values: { dmValueChainTypeId: 2 } },
  {
    of: 'impactOnEntity',
    values: { impactOnEntity: 3.5, impactOnStakeholders: 4.2, commChannels: [1, 2] },
  },
  { of: 'dmSubtopicId', values: { dmTopicCategoryId: 1, dmTopicId: 101, dmSubtopicId: climateMitigation } },
  {
    of: 'dmAssessmentIrremediabilityId',
    values: {
      ...{ dmAssessmentIrremediabilityId: 13, dmAssessmentType1Id: 1, dmAssessmentType2Id: 4 },
      ...{ dmAssessmentScopeId: 23, dmAssessmentImpactScaleId: 43, dmAssessmentProbabilityId: 33 },
      ...{ dmAssessmentMaterialityId: 1, reason: 'A site by the river.' },
    },
  },
  {
    of: 'dmAssessmentRiskScaleId',
    values: {
      ...{ dmAssessmentRiskScaleId: 53, dmAssessmentProbabilityId: 34 },
      ...{ dmAssessmentMaterialityId: 2, reason: null },
    },
  },
  {
    of: 'dmAssessmentOpportunityScaleId',
    values: {
      ...{ dmAssessmentOpportunityScaleId: 64, dmAssessmentProbabilityId: 33 },
      ...{ dmAssessmentMaterialityId: 3, reason: null },
    },
  },
];

/** Every other body names things that fit together; what else it holds stays as drawn. */
function withFitting(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(body, fc.boolean()).map(([value, isFitting]) => {
    if (!isFitting || typeof value !== 'object' || value === null) return value;
    if ('categories' in value) return { ...value, categories: firstAnswered(value.categories) };
    const fitting = fittings.find(({ of }) => of in value);
    return fitting ? { ...value, ...fitting.values } : value;
  });
}

/** A batch that names a category twice, or as somebody saw it years ago, is refused. */
function firstAnswered(categories: unknown): unknown {
  if (!Array.isArray(categories)) return categories;
  return categories.slice(0, 1).map(({ id, comments }) => ({
    ...{ id, comments },
    ...{ allData: false, reviewExplanationId: 51 },
  }));
}

/** A body that names its row names the one of the path; one that does not keeps the unit that row has. */
function withItsRow(drawn: Drawn, ids: KnownIds, keyName: string | undefined): Drawn {
  const { body } = drawn;
  const params = withItsHeader(drawn.params, ids);
  if (typeof body === 'object' && body !== null && 'reportHeaderId' in body && params?.headerId !== undefined)
    return {
      ...drawn,
      params,
      body: {
        ...body,
        reportHeaderId: params.headerId,
        ...ofAnswer(params, body),
        ...ofKind(ids.reportOf(params.headerId), body),
      },
    };
  if (params !== drawn.params) return { ...drawn, params };
  if (
    typeof body === 'object' &&
    body !== null &&
    params?.id !== undefined &&
    ('reportHeaderId' in body || 'dmIroId' in body)
  )
    return { ...drawn, body: { ...body, ...ofMateriality(params, body, ids) } };
  if (Array.isArray(body)) return { ...drawn, body: body.map((row) => withReport(row, params?.id)) };
  if (params?.saveId !== undefined && typeof body === 'object' && body !== null && 'scenarioBackupId' in body)
    return { ...drawn, body: { ...body, scenarioBackupId: params.saveId } };
  if (!keyName || typeof body !== 'object' || body === null) return drawn;
  if (keyName in body) return { ...drawn, body: { ...body, [keyName]: params?.id } };
  const unitId = 'unitId' in body ? ids.unitOf(keyName, params?.id) : undefined;
  return unitId === undefined ? drawn : { ...drawn, body: { ...body, unitId } };
}

/** A body of an assessment of double materiality names the report of its path, and the item of the path or an open one. */
function ofMateriality(params: Record<string, unknown>, body: object, ids: KnownIds): object {
  return {
    ...('reportHeaderId' in body && { reportHeaderId: params.id }),
    ...('dmIroId' in body && { dmIroId: params.iroId ?? ids.openItemFor(body) ?? body.dmIroId }),
  };
}

/** The rows of a report name the one of the path. */
function withReport(row: unknown, headerId: unknown): unknown {
  const isOfReport = typeof row === 'object' && row !== null && 'reportHeaderId' in row;
  return isOfReport ? { ...row, reportHeaderId: headerId } : row;
}

/** A path that names an answer names the report that it was last told to be of. */
function withItsHeader(params: Drawn['params'], ids: KnownIds): Drawn['params'] {
  const headerId = params?.answerId === undefined ? undefined : ids.headerOf(params.answerId);
  return headerId === undefined ? params : { ...params, headerId };
}

/** A report stays of its kind. */
function ofKind(reportId: number | undefined, body: object): object {
  return 'reportId' in body && reportId !== undefined ? { reportId } : {};
}

/** The answer that the path names, where a body names one. */
function ofAnswer({ answerId }: Record<string, unknown>, body: object): object {
  return 'reportAnswerId' in body && answerId !== undefined ? { reportAnswerId: answerId } : {};
}

/** Whether the schemas accept what arrives: everything in a URL is text, and a body went through JSON. */
function isValid(endpoint: Endpoint, { params = {}, query = {}, body }: Drawn): boolean {
  const isBodyValid = () => {
    if (!endpoint.body || endpoint.bodyType === 'multipart') return true;
    const parsed = typeof body === 'string' ? parseOrNothing(body) : JSON.parse(JSON.stringify(body ?? null));
    return body !== null && endpoint.body.safeParse(parsed).success;
  };
  return (
    endpoint.params.safeParse({ ...nobody(endpoint), ...texts(params) }).success &&
    endpoint.query.safeParse(texts(query)).success &&
    isBodyValid()
  );
}

/** A path cannot leave a placeholder out. */
function nobody({ params }: Endpoint): Record<string, string> {
  return Object.fromEntries(Object.keys(params.shape).map((name) => [name, String(nobodysId)]));
}

function texts(fields: Record<string, unknown>): Record<string, string> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, printable(value)]));
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Row = Record<string, number | null>;

/** What the walk was told: ids by the name of their field, and rows whose ids belong together. */
export class KnownIds {
  private readonly byName = new Map<string, number[]>();
  private readonly rows: Row[] = [];
  /** The key of a row by the path it is created at: `/api/Locations` makes what `/api/Locations/{id}` and all below it names. */
  private readonly byPath = new Map<string, { keyName: string; ids: number[] }>();

  constructor(company: KnownCompany) {
    this.byName.set('locationId', [company.locationId]);
    this.byName.set('userId', Object.values(company.userId));
  }

  learnFrom(endpoint: Endpoint, body: unknown): void {
    this.learn(body);
    const [key] = Object.entries(body ?? {}).filter(([name]) => isIdName(name));
    if (endpoint.method !== 'post' || typeof key?.[1] !== 'number') return;
    const known = this.byPath.get(endpoint.path)?.ids ?? [];
    this.byPath.set(endpoint.path, { keyName: key[0], ids: [key[1], ...known].slice(0, 8) });
  }

  /** Ids of an outer row hold for its inner rows too: a fuel and each of its units. */
  learn(value: unknown, outer: Row = {}): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 12)) this.learn(item, outer);
      return;
    }
    const own = Object.entries(value).filter(
      (entry): entry is [string, number | null] =>
        isIdName(entry[0]) && (typeof entry[1] === 'number' || entry[1] === null),
    );
    for (const [name, id] of own) if (id !== null) this.remember(name, id);
    const row = { ...outer, ...Object.fromEntries(own) };
    if (Object.keys(row).length > 1) this.rows.push(row);
    for (const field of Object.values(value)) this.learn(field, row);
  }

  /** A known id of that name mostly; any other known id or a small number otherwise. */
  choice(name: string, { path }: Endpoint): fc.Arbitrary<unknown> | undefined {
    if (name === 'questionId') return picturedQuestions;
    // Half of the calls are of reports that ask questions, whatever the seed.
    if (name === 'reportId' && path === headersPath) return fc.constantFrom(1, askingReport);
    const asking = name === 'headerId' && path.startsWith(questionnairePath) ? this.asking() : [];
    if (asking.length > 0)
      return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...asking) }, fc.constantFrom(1, 2, 3));
    const ofMateriality = this.choiceOfMateriality(name, path);
    if (ofMateriality) return ofMateriality;
    const ofScenario = this.choiceOfScenario(name, path);
    if (ofScenario) return ofScenario;
    if (!isIdName(name)) return (choicesAt[path] ?? choices)[name];
    const keyName = keysAt[path]?.[name] ?? name;
    const [below = path] = path.split(`/{${name}}`);
    const madeAt = createdAt[`${path} ${name}`] ?? createdAt[below] ?? below;
    const own = this.byPath.get(madeAt)?.ids ?? this.byName.get(keyName) ?? [];
    const others = [...this.byName.values()].flat();
    const guesses = fc.constantFrom(1, 2, 3, ...others);
    return own.length === 0 ? guesses : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...own) }, guesses);
  }

  /** Mostly the first report that asks questions, so that one assessment fills; its keys in lists are those it was told. */
  private choiceOfMateriality(name: string, path: string): fc.Arbitrary<unknown> | undefined {
    if (!path.startsWith(materialityPath)) return undefined;
    const activities = this.madeAt(`${materialityPath}/Activities`);
    if (name === 'activities' && activities.length > 0)
      return fc.subarray([...activities], { minLength: 1, maxLength: Math.min(3, activities.length) });
    const plural = iroPlurals.find((one) => path === `${materialityPath}/Topics/${one}/{iroId}`);
    const [newest] = plural ? this.madeAt(`${materialityPath}/Topics/${plural}`) : [];
    if (name === 'iroId' && newest !== undefined)
      return fc.oneof({ weight: 2, arbitrary: fc.constant(newest) }, fc.constantFrom(1, 2, 3, newest - 1));
    if (name === 'subtopicId') return fc.constantFrom(climateMitigation, climateMitigation, 1, 1001);
    const reports = this.asking();
    const first = reports.at(-1);
    if (first === undefined || !['id', 'otherId', 'fromReportHeaderId'].includes(name)) return undefined;
    // A copy is made of the one that fills, in one that is not begun.
    const mostly = path.endsWith('/Copies') && name === 'id' ? reports : [first];
    return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...mostly) }, fc.constantFrom(1, 2, ...reports));
  }

  /** The form of a scenario is data, so no schema says what fits it: mostly the one of compressed air, filled. */
  private choiceOfScenario(name: string, path: string): fc.Arbitrary<unknown> | undefined {
    if (name === 'variables') {
      const [locationId = 1] = (this.byName.get('locationId') ?? []).toReversed();
      const filled = filledCompressedAir(locationId);
      const broken = [[], [{ code: '__proto__', value: 1 }], filled.slice(3), [...filled, ...filled]];
      return fc.oneof({ weight: 6, arbitrary: fc.constant(filled) }, fc.constantFrom(...broken));
    }
    if (name === 'scenarioBackupIds') {
      const saves = this.madeAt(savesPath);
      return saves.length > 1
        ? fc.oneof(fc.constantFrom(...saves.map((id) => [id])), fc.constant(saves.slice(0, 2)))
        : undefined;
    }
    const isOfScenario = path.startsWith(`${scenariosPath}/{id}/`) && ['id', 'scenarioId'].includes(name);
    return isOfScenario
      ? fc.oneof({ weight: 8, arbitrary: fc.constant(compressedAirId) }, fc.integer({ min: 1, max: 10 }))
      : undefined;
  }

  /** Keys of rows that a call to that path made, newest first. */
  madeAt(path: string): readonly number[] {
    return this.byPath.get(path)?.ids ?? [];
  }

  /**
   * An item of the kind that a form of an assessment is for, if there is one without an assessment. Of several the newest
   * stays open: an assessed one cannot be deleted.
   */
  openItemFor(form: object): number | undefined {
    const plural = iroPlurals.find((name) => scaleOf[name] in form);
    if (!plural) return undefined;
    const items = this.madeAt(`${materialityPath}/Topics/${plural}`);
    const assessed = this.madeAt(`${materialityPath}/${plural}/Assessments`);
    return items.slice(1).find((id) => !assessed.includes(id)) ?? items.at(-1);
  }

  /** The unit that a row was last told to be in. */
  unitOf(keyName: string, id: unknown): number | undefined {
    return this.rows.findLast((row) => row[keyName] === id)?.unitId ?? undefined;
  }

  /** The report that an answer is of. */
  headerOf(answerId: unknown): number | undefined {
    return this.rows.findLast((row) => row.reportAnswerId === answerId)?.reportHeaderId ?? undefined;
  }

  /** The kind of a report. */
  reportOf(headerId: unknown): number | undefined {
    return (
      this.rows.findLast((row) => row.reportHeaderId === headerId && row.reportId)?.reportId ?? undefined
    );
  }

  /** Reports that ask questions, newest first. */
  private asking(): number[] {
    const ids = this.rows.flatMap((row) => (row.reportId === askingReport ? [row.reportHeaderId] : []));
    return [...new Set(ids.filter((id) => typeof id === 'number'))].reverse();
  }

  /** The name that the key in a path has within the row: `{id}` is `fuelConsumptionId` there. */
  keyNameOf({ path }: Endpoint): string | undefined {
    return this.byPath.get(path.replace('/{id}', ''))?.keyName;
  }

  /** Ids that belong together, for as many fields of a body as any known row has. */
  consistent(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const rows = this.rows.slice(-400);
    return fc.tuple(body, fc.nat(400)).map(([value, position]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const overlap = (row: Row) => Object.keys(row).filter((name) => name in value).length;
      const most = Math.max(0, ...rows.map(overlap));
      const fitting = most > 1 ? rows.filter((row) => overlap(row) === most) : [];
      const row = fitting[position % Math.max(fitting.length, 1)] ?? {};
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, name in row ? row[name] : field]),
      );
    });
  }

  private remember(name: string, id: number): void {
    const known = this.byName.get(name) ?? [];
    if (!known.includes(id)) this.byName.set(name, [id, ...known].slice(0, 8));
  }
}

function isIdName(name: string): boolean {
  return /id$/i.test(name);
}

/** Fields whose schema accepts more than a rule behind it does. */
const choices: Record<string, fc.Arbitrary<unknown>> = {
  duration: fc.constantFrom(3, 6, 12, 24, 36),
  year: fc.constantFrom(0, 2023, 2024, 2025),
  fileName: fc.constantFrom('getting-started.en.pdf', 'esrs-overview.pl.pdf'),
  returnPath: fc.constantFrom('/', '/locations/1?tab=data'),
};

const scenariosPath = '/api/Scenarios';
const savesPath = `${scenariosPath}/{id}/Saves`;
const compressedAirId = 8;

function filledCompressedAir(locationId: number) {
  const values = {
    ...{ compressor_kwh: 20_000, leak_before: 0.25, leak_after: 0.075, control_effect: 1 },
    ...{ location: String(locationId), country: 'PL', ef_year: 2024 },
    ...{ ef_el_lb: 0.5, ef_el_mb: 0.6, ef_el_s3: 0.1, count_s3: '1' },
    ...{ start_year: 2027, life: 5, discount_rate: 0.03, price_el: 0.2, capex: 3000 },
    ...{ grid_path: 'none', mb_follows_grid: '0' },
  };
  return Object.entries(values).map(([code, value]) => ({ code, value }));
}

const reviewPath = '/api/Emissions/Reviews';
const scopePath = `${reviewPath}/{reviewId}/Scopes`;

const questionnairePath = '/api/Reports/Headers/{headerId}/Questionnaires';
const headersPath = '/api/Reports/Headers';
/** The sustainability report. */
const askingReport = 2;
const ofQuestionnaire = [
  ...['Pages', 'Pages/Sections', 'Answers', 'Answers/{answerId}', 'Answers/{answerId}/Files'],
  'Questions/{questionId}/Files',
].map((path) => `${questionnairePath}/${path}`);

const materialityPath = '/api/Reports/{id}/DoubleMateriality';
const iroPlurals = ['Impacts', 'Risks', 'Opportunities'] as const;
/** By it a form says what it is for. */
const scaleOf = {
  Impacts: 'dmAssessmentImpactScaleId',
  Risks: 'dmAssessmentRiskScaleId',
  Opportunities: 'dmAssessmentOpportunityScaleId',
};

/** Pictures, and what is none. */
const pictures = fc.oneof(
  fc.constantFrom(pngPicture(3, 2), new Uint8Array(9)).map((bytes) => fileOf(bytes, 'logo.png')),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => fileOf(bytes, 'logo.jpg')),
);
/** The questions that are answered with a picture. */
const picturedQuestions = fc.constantFrom(15, 26);

/** Where a key in the path is that of a report, by the name `id`. */
const ofReport = ['Questionnaires', 'Locations', 'Facilities'].map((name) => `/api/Reports/{id}/${name}`);
const generalPath = '/api/Reports/Questionnaires';
/** Poland, and what is no country. */
const countries = fc.constantFrom([616], [616, 276], [1]);

const factorPath = '/api/Scope3/Methods/{id}/EmissionFactor';

/** The same for one path, where the name means something else than in other places. */
const choicesAt: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
  // A drawn period reaches over many years: what is entered for them would be refused from then on.
  '/api/Emissions/Pins': {
    periodStart: fc.constantFrom('2024-01-01', '2024-02-29', '2024-07-01'),
    periodEnd: fc.constantFrom('2024-01-31', '2024-06-30', '2024-09-30'),
  },
  // Calendar years as that of the walk's review, which would fall away with its answers under any other.
  '/api/Companies/ReportingInformations': {
    periodStart: fc.constantFrom('2024-01-01', '2025-01-01', '2026-01-01'),
  },
  '/api/Companies/Logo': {
    file: pictures,
  },
  [`${questionnairePath}/Questions/{questionId}/Files`]: { file: pictures },
  [`${questionnairePath}/Answers/{answerId}/Files`]: { file: pictures },
  [`${materialityPath}/Files`]: { submittedFile: pictures },
  // Another one has other topics.
  [`${materialityPath}/Information`]: { edition: fc.constant('ESRS2023') },
  [generalPath]: { countries },
  [`${generalPath}/{headerId}`]: { countries },
  '/api/Policies/{code}/Acceptances': { version: fc.constantFrom('2026.1', '2025.1', 'none') },
  '/api/Policies/{code}/Languages/{languageId}': { version: fc.constantFrom('2026.1', '2025.1', 'none') },
  [factorPath]: {
    values: fc.constantFrom(
      '{}',
      '{"startDate":"2025-03-01","wastewaterVolume":12}',
      '{"startDate":"0001-01-01","distance":1e308,"passengers":-1}',
      '{"__proto__":null,"constructor":true}',
      '[1]',
      'no JSON',
    ),
  },
};

function fileOf(bytes: Uint8Array, name: string): File {
  return new File([bytes as Uint8Array<ArrayBuffer>], name);
}

/** Rows that are created at another path than the one that they are named at. */
const createdAt: Record<string, string> = {
  '/api/Locations/SupplyTypes': '/api/Locations/Utilities/SupplyTypes',
  [`${materialityPath}/Assessments/{iroId}/Trail iroId`]: `${materialityPath}/Impacts/Assessments`,
  // Items are listed by the key of their matter.
  ...Object.fromEntries(
    iroPlurals.map((plural) => [
      `${materialityPath}/Topics/{topicEntryId}/${plural} topicEntryId`,
      `${materialityPath}/Topics/Entries`,
    ]),
  ),
  // Of answers, those that are pictures.
  [`${questionnairePath}/Answers/{answerId}/Files answerId`]: `${questionnairePath}/Questions/{questionId}/Files`,
};

/** What a key in a path is called in the rows that have it. */
const keysAt: Record<string, Record<string, string>> = {
  ...Object.fromEntries(
    ofQuestionnaire.map((path) => [path, { headerId: 'reportHeaderId', answerId: 'reportAnswerId' }]),
  ),
  [`${materialityPath}/Topics/Categories/{categoryId}`]: { categoryId: 'dmTopicCategoryId' },
  [`${materialityPath}/Topics/{topicId}/Subtopics`]: { topicId: 'dmTopicId' },
  '/api/Reports/{id}': { id: 'reportId' },
  ...Object.fromEntries(ofReport.map((path) => [path, { id: 'reportHeaderId' }])),
  [`${generalPath}/{headerId}`]: { headerId: 'reportHeaderId' },
  [factorPath]: { id: 'scope3MethodId' },
  [`${reviewPath}/{headerId}`]: { headerId: 'reviewHeaderId' },
  [`${scopePath}/Categories`]: { reviewId: 'reviewHeaderId' },
  [`${scopePath}/{scopeNumber}/Categories`]: { reviewId: 'reviewHeaderId' },
  [`${scopePath}/{scopeNumber}/Categories/{scopeCategoryNumber}/Coverage`]: { reviewId: 'reviewHeaderId' },
  '/api/Scope3/Fields/{id}/Options': { id: 'scope3FieldId' },
  '/api/Locations/{locationId}/Scope3/InputForms/{inputFormId}/Consumptions': {
    inputFormId: 'scope3InputFormId',
  },
  '/api/Locations/{id}/Utilities/{utilityId}/SupplyTypes': { id: 'locationId' },
  '/api/SupplyTypes/Locations/{id}/Utilities/{utilityId}/SupplyTypes/Available': { id: 'locationId' },
  '/api/Users/Profiles/Sessions/{id}': { id: 'sessionId' },
};

/** What a reader needs to send a step again. */
export function describeStep({ request, answer }: Step): string {
  const { endpoint, params, query, body } = request;
  return `${endpoint.id} ${JSON.stringify({ params, query, body })} answered ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 600)}`;
}

/** Throws unless a 2xx answer is what the contract says. */
export function assertKeepsContract({ request, answer }: Step): void {
  if (answer.status >= 300) return;
  assertAnswerKeepsContract(request.endpoint, new Response(null, { headers: answer.headers }), answer.body);
}
