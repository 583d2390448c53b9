import fc from 'fast-check';
import type { Endpoint, HttpMethod } from '#api/contract/endpoint';
import { endpoints } from '#api/contract/endpoints';
import { assertAnswerKeepsContract } from '#api/testing/create-test-api';
import { insertSession } from '#api/testing/filled/insert-company';
import {
  type Caller,
  nobodysId,
  printable,
  send,
  type TestApi,
  type WireAnswer,
  type WireRequest,
} from '../send';
import { chanceOf } from './chance';
import { withFitting } from './fitting-bodies';
import { type Drawn, withItsRow } from './its-row';
import { type KnownCompany, KnownIds } from './known-ids';
import { brokenBody, withBrokenFields } from './mutate-input';
import { arbitraryOf, type FieldChoice } from './schema-arbitrary';

export type Step = { request: WireRequest; isValid: boolean; answer: WireAnswer };

/** A host whose database cannot be accessed signs in over the network. */
type RemoteApi = Caller & { signIn(): Promise<string> };

type Options = {
  api: TestApi | RemoteApi;
  company: KnownCompany;
  seed: number;
  rounds: number;
  perEndpoint: number;
  ids?: KnownIds;
  methods?: readonly HttpMethod[];
  /** Creates what a call needs to succeed, right before it is made. */
  arrange?(endpoint: Endpoint): Promise<void>;
  /** Calls that are repeated with valid input until they have succeeded once. */
  reach?: readonly Endpoint[];
};

/** More attempts than any call needs to succeed once, so that no seed is unlucky. */
const mostTries = 80;

/**
 * Walks through the whole API with requests generated from the schemas, every second one broken. It learns ids from
 * responses, so that later requests name existing rows: lists come first, deletions last. The same seed sends the
 * same requests to two hosts as long as they answer the same, and another endpoint in the contract does not change
 * the requests to the others.
 */
export async function* walk(options: Options): AsyncGenerator<Step> {
  const { api, company, seed, rounds, perEndpoint, arrange, reach = [] } = options;
  const { ids = new KnownIds(company), methods = ['get', 'post', 'put', 'delete'] } = options;
  const unreached = new Set(reach);
  async function* ask(endpoint: Endpoint, drawn: Drawn) {
    // Each request signs in again, because some of them end sessions.
    const token = endpoint.access.level === 'public' ? undefined : await signIn(api, company);
    const request = { endpoint, token, ...drawn };
    const answer = await send(api, request);
    if (answer.status < 300) {
      ids.learnFrom(endpoint, answer.body);
      unreached.delete(endpoint);
    }
    yield { request, isValid: isValid(endpoint, request), answer };
  }
  for (const [round, calls] of passes(rounds, methods).entries()) {
    for (const endpoint of calls) {
      if (unreached.has(endpoint)) await arrange?.(endpoint);
      const own = seed + round * 1000 + chanceOf(endpoint.id) * 1_000;
      for (const drawn of alternately(endpoint, ids, { seed: own, numRuns: perEndpoint }))
        yield* ask(endpoint, drawn);
      for (let more = 1; unreached.has(endpoint) && more <= mostTries; more += 1) {
        const [drawn] = fc.sample(validRequestsTo(endpoint, ids), { seed: own + more, numRuns: 1 });
        if (drawn) yield* ask(endpoint, drawn);
      }
    }
  }
}

function signIn(api: TestApi | RemoteApi, company: KnownCompany): Promise<string> {
  return 'db' in api ? insertSession(api, company.userId.Admin) : api.signIn();
}

/** Reading, creating and changing in every round; then deleting in as many rounds, dependent rows first. */
function passes(rounds: number, methods: readonly HttpMethod[]): Endpoint[][] {
  const having = (wanted: HttpMethod) =>
    methods.includes(wanted) ? endpoints.filter(({ method }) => method === wanted) : [];
  const building = [...having('get'), ...having('post'), ...having('put')];
  return [...Array(rounds).fill(building), ...Array(rounds).fill(having('delete').toReversed())];
}

/** A valid request, a broken one, a valid one again. */
function alternately(
  endpoint: Endpoint,
  ids: KnownIds,
  settings: { seed: number; numRuns: number },
): Drawn[] {
  const valid = fc.sample(validRequestsTo(endpoint, ids), settings);
  const broken = fc.sample(brokenRequestsTo(endpoint, ids), settings);
  return valid.flatMap((drawn, index) => [index % 2 === 0 ? drawn : (broken[index] ?? drawn)]);
}

function validRequestsTo(endpoint: Endpoint, ids: KnownIds): fc.Arbitrary<Drawn> {
  return fc
    .record(partsOf(endpoint, ids))
    .map((drawn) => withItsRow(drawn as Drawn, ids, ids.keyNameOf(endpoint)));
}

function brokenRequestsTo(endpoint: Endpoint, ids: KnownIds): fc.Arbitrary<Drawn> {
  const { params, query, body } = partsOf(endpoint, ids);
  return fc.record({
    params: fc.oneof({ weight: 4, arbitrary: params }, { weight: 1, arbitrary: withBrokenFields(params) }),
    query: fc.oneof(query, withBrokenFields(query)),
    body: endpoint.body ? fc.oneof(body, brokenBody(body)) : body,
  }) as fc.Arbitrary<Drawn>;
}

function partsOf(endpoint: Endpoint, ids: KnownIds) {
  const choose: FieldChoice = (name) => ids.choice(name, endpoint);
  return {
    params: arbitraryOf(endpoint.params, choose),
    query: arbitraryOf(endpoint.query, choose),
    body: endpoint.body
      ? withFitting(ids.consistent(arbitraryOf(endpoint.body, choose)))
      : fc.constant(undefined),
  };
}

/** Whether the schemas accept what arrives: everything in a URL is text, and a body was converted to JSON. */
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

/** What a reader needs to send a step again. */
export function describeStep({ request, answer }: Step): string {
  const { endpoint, params, query, body } = request;
  return `${endpoint.id} ${JSON.stringify({ params, query, body })} answered ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 600)}`;
}

/** Throws unless a 2xx response matches the contract. */
export function assertKeepsContract({ request, answer }: Step): void {
  if (answer.status >= 300) return;
  assertAnswerKeepsContract(request.endpoint, new Response(null, { headers: answer.headers }), answer.body);
}
