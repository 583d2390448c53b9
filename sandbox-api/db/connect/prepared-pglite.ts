import {
  type messages,
  type ParserOptions,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { runInTurn } from '#api/storage/pglite-insides';
import { exchange } from './exchange';

const { serialize } = protocol;

/** Number of prepared statements that are kept; the API has fewer, not counting those with lists of ids. */
const maxPrepared = 250;
/** Longer texts are bulk inserts, each with a different number of rows, and are not kept. */
const maxTextLength = 20_000;
/** A plan is replaced after this many uses, because the table may have grown a thousandfold since it was made. */
const usesPerPlan = 500;

type Prepared = { name: string; paramTypes: number[]; described: messages.BackendMessage[]; uses: number };

/** One counter for all, because clients of one PGlite also share its statement names. */
let lastName = 0;

/**
 * PGlite for drizzle, with repeated statements prepared. Parsing and planning a small statement costs PGlite
 * five to ten times its execution, and its own `query()` does both each time, in six calls into WebAssembly;
 * a prepared statement needs one call, any other two. A text is prepared the second time it is used. Prepared
 * statements belong to the connection, not to a transaction, so they survive a rollback.
 */
export class PreparedPglite {
  /** By text, the least recently used first. */
  readonly #prepared = new Map<string, Prepared>();
  readonly #seen = new Set<string>();
  readonly #parsers = new Map<string, PGlite['parsers']>();
  constructor(private readonly pglite: PGlite) {}

  query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return runInTurn(this.pglite, async () => {
      const results = await this.#run<T>(text, params, options);
      await this.pglite.syncToFs();
      return results;
    });
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.pglite.transaction((tx) => {
      const query = <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
        tx.closed ? tx.query<Row>(text, params, options) : this.#run<Row>(text, params, options);
      // A getter would be copied as a value.
      return work(Object.create(tx, { query: { value: query } }));
    });
  }

  #isRepeated(text: string): boolean {
    if (text.length > maxTextLength) return false;
    if (this.#seen.has(text)) return true;
    if (this.#seen.size >= 4 * maxPrepared) this.#seen.clear();
    this.#seen.add(text);
    return false;
  }

  #run<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this.pglite.runExclusive(async () => {
      const statement = this.#isRepeated(text) ? await this.#take(text) : await this.#prepare(text, '');
      const values = params.map((param, index) => this.#serialize(param, statement.paramTypes[index] ?? 0));
      const answer = await this.#send(
        serialize.bind({ statement: statement.name, values }),
        serialize.execute({}),
      );
      const messages = [...statement.described, ...answer];
      const { rowMode, parsers = {} } = options ?? {};
      return parse.parseResults(messages, this.#parsersWith(parsers), { rowMode })[0] as Results<T>;
    });
  }

  /** The prepared statement, moved to the end of the order of use. */
  async #take(text: string): Promise<Prepared> {
    const known = this.#prepared.get(text);
    if (known && known.uses >= usesPerPlan) await this.#forget(text, known);
    const statement = this.#prepared.get(text) ?? (await this.#keep(text));
    statement.uses += 1;
    this.#prepared.delete(text);
    this.#prepared.set(text, statement);
    const [oldest] = this.#prepared;
    if (oldest && this.#prepared.size > maxPrepared) await this.#forget(...oldest);
    return statement;
  }

  #keep(text: string): Promise<Prepared> {
    lastName += 1;
    return this.#prepare(text, `s${lastName}`);
  }

  /** The unnamed statement lasts until the next unnamed one. */
  async #prepare(text: string, name: string): Promise<Prepared> {
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const described = messages.filter((message) => message.name === 'rowDescription');
    return { name, paramTypes: parse.parseDescribeStatementResults(messages), described, uses: 0 };
  }

  async #forget(text: string, { name }: Prepared): Promise<void> {
    this.#prepared.delete(text);
    await this.#send(serialize.close({ type: 'S', name }));
  }

  /** Drizzle passes the same few parsers with every query; merging them into all of PGlite's takes time. */
  #parsersWith(own: ParserOptions): PGlite['parsers'] {
    const key = Object.keys(own).join();
    const known = this.#parsers.get(key) ?? Object.assign({ ...this.pglite.parsers }, own);
    this.#parsers.set(key, known);
    return known;
  }

  #serialize(param: unknown, type: number): string | null {
    if (param === null || param === undefined) return null;
    const serialize = this.pglite.serializers[type];
    return serialize ? serialize(param) : String(param);
  }

  #send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return exchange(this.pglite, ...parts, serialize.sync());
  }
}
