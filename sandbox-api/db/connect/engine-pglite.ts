import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { bytesOfText, textOfBytes } from './bytes-as-text';

/**
 * Element and array type by their PostgreSQL numbers, which are the same in every version and database. No
 * column of ours is an array of a type that we created.
 */
export const arrayTypes: readonly [element: number, array: number][] = [
  [types.BOOL, 1000],
  [types.BYTEA, 1001],
  [types.CHAR, 1002],
  [types.INT2, 1005],
  [types.INT4, 1007],
  [types.INT8, 1016],
  [types.TEXT, 1009],
  [types.OID, 1028],
  [types.JSON, 199],
  [types.JSONB, 3807],
  [types.FLOAT4, 1021],
  [types.FLOAT8, 1022],
  [types.NUMERIC, 1231],
  [types.BPCHAR, 1014],
  [types.VARCHAR, 1015],
  [types.DATE, 1182],
  [types.TIME, 1183],
  [types.TIMESTAMP, 1115],
  [types.TIMESTAMPTZ, 1185],
  [types.INTERVAL, 1187],
  [types.UUID, 2951],
];

/** The version of PostgreSQL, as its data folders state it in `PG_VERSION`. */
export const postgresMajor = '18';

/**
 * PGlite collects no statistics, so a plan for particular values is no better than one for any values.
 * PostgreSQL would make five such plans for each statement before it settles on a general one, and they are
 * worse.
 */
const settings = ['plan_cache_mode=force_generic_plan'];

/**
 * Bytes are sent in binary: converted to text, as PGlite does by default, a file of a megabyte takes twenty
 * times as long to store. They are received as text, because PGlite requests all columns in one format.
 */
const bytes: Pick<PGliteOptions, 'serializers' | 'parsers'> = {
  serializers: {
    [types.BYTEA]: (value: Uint8Array) => {
      if (!(value instanceof Uint8Array)) throw new TypeError('A bytea takes a Uint8Array.');
      // The receiving code distinguishes bytes from text, although the type here says text.
      return value as unknown as string;
    },
  },
  parsers: { [types.BYTEA]: bytesOfText },
};

/** First byte of PostgreSQL's message `Terminate`. */
const terminate = 'X'.charCodeAt(0);

/**
 * PGlite with a quicker start, because it knows the array types and queries the catalogue for them only on
 * demand; and with a clean close: PGlite 0.5.16 sends a query that waited during closing to the closed
 * database, where it never finishes.
 */
export class EnginePglite extends PGlite {
  #hasEnded = false;

  static async open(options: PGliteOptions): Promise<EnginePglite> {
    const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];
    const pglite = new EnginePglite({ ...options, ...bytes, startParams });
    await pglite.waitReady;
    return pglite;
  }

  /** The last step of PGlite's start. On a fresh PostgreSQL its query costs as much as the rest of the start. */
  override async _initArrayTypes({ force = false } = {}): Promise<void> {
    if (force) await super._initArrayTypes({ force });
    for (const [element, array] of arrayTypes) {
      // An array is sent as text, including its elements.
      const serialize = element === types.BYTEA ? textOfBytes : this.serializers[element];
      this.serializers[array] = (value) => types.arraySerializer(value, serialize, array);
      this.parsers[array] = (text) => types.arrayParser(text, this.parsers[element] ?? String, array);
    }
    // The query would have flushed the files that the start changed to the store.
    await this.syncToFs();
  }

  /** All messages for the database pass through here. */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#hasEnded) throw new Error('The database was closed before the query had its turn.');
    if (message[0] === terminate) this.#hasEnded = true;
    return super.execProtocolRawSync(message);
  }
}
