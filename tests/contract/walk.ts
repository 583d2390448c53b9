import fc from 'fast-check';
import type { Endpoint, HttpMethod } from '#api/contract/endpoint';
import { endpoints } from '#api/contract/endpoints';
import { assertAnswerKeepsContract } from '#api/testing/create-test-api';
import { insertSession } from '#api/testing/insert-company';
import { withFitting } from './fitting-bodies';
import { type Drawn, withItsRow } from './its-row';
import { type KnownCompany, KnownIds } from './known-ids';
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
