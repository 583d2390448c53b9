/**
 * The overlay store: stores PGlite's files in a browser.
 *
 * PostgreSQL works on an in-memory file system (MemfsFrontendFS). After each statement or transaction it
 * hands us the byte ranges that changed, and waits. We keep two layers:
 *
 *   snapshot  the data directory built with the application; read-only, never copied into IndexedDB
 *   overlay   the differences from it: 32 KiB chunks, one record per touched path, one manifest; and a journal of the
 *             small flushes since these were written
 *
 * Why each decision:
 *
 * - ONE read-write transaction per flush, and apply() resolves on its oncomplete. IndexedDB stores all of it
 *   or nothing, so a process killed anywhere leaves the file system as it was at the last acknowledged
 *   statement. To PostgreSQL that is a power cut between two writes: it replays its WAL. Because no flush can
 *   be torn, full_page_writes is off (engine-settings.ts).
 * - The marker (snapshot hash, layout of the files, schema version, epoch) is in that same transaction: a
 *   database whose name exists may be empty, and only the marker says that the files are there.
 * - Every flush checks that the store is unchanged since its last one. The host holds a Web Lock so that
 *   there is one writer; should that fail, the second writer is stopped, so that two databases never mix.
 * - A FAILED FLUSH ENDS THE STORE. The database in memory is then ahead of the disk, and the frontend would
 *   hand over the refused change again with the next statement, even a read. So every later apply() throws,
 *   until the host has called discard(), closed the database and opened both again.
 * - A SMALL FLUSH IS ONE RECORD, the bytes that changed (journal.ts). A larger one writes everything to its
 *   own place, including the contents of the journal, and a new journal starts.
 * - READS WRITE NOTHING. A select may push a dirty page out of shared buffers, set hint bits or spill a sort:
 *   changes without any WAL. Such changes carry no information beyond the WAL on disk, so they wait in memory
 *   for the next flush that has WAL. Scratch files are never stored.
 * - WHAT A START RECOVERS WAITS as well. Replaying the WAL changes files, but the result already follows from
 *   the store: a worker killed before the next flush recovers the same again. So a start does not wait for
 *   the disk, and a visit that only reads writes nothing at all.
 * - An overlay belongs to the snapshot it was started from. When a new version ships another snapshot, the
 *   host reads the marker and loads the old one again; migrations run forward on top.
 * - A chunk that is first stored starts from the snapshot's bytes; whatever of the file differs from them by
 *   now lies within what is being stored.
 */
import type { ChangeSet, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import { ChunkBuffer, type PendingChunk } from '#api/storage/chunk-buffer';
import { Journal, type Step } from '#api/storage/journal';
import { bytesOf, CHUNK_BYTES, chunkKey, filesOf, Overlay } from '#api/storage/overlay';
import type { StoreBackend } from '#api/storage/overlay-fs';
import type {
  OverlayStatus,
  OverlayStore,
  StoredOverlay,
  StoredOverlayOptions,
} from '#api/storage/overlay-store-api';
import { isWithoutWal, withoutScratch } from '#api/storage/postgres-files';
import {
  type EntryRecord,
  fromRecord,
  keysOf,
  openDatabase,
  readTables,
  resultOf,
  type Tables,
  toRecord,
  writeTables,
} from '#api/storage/store-database';
import { StoreLost, StoreRefused, StoreWriteFailed } from '#api/storage/store-errors';
import { contentInMemory, type ReadLive } from './content/rescue';
import {
  entryChecksum,
  type JournaledContent,
  readContent,
  type StoreContent,
} from './content/store-content';
import { packExport } from './content/store-export';
import {
  assertCompatible,
  type Manifest,
  STORE_FORMAT,
  type StoreMarker,
  sealManifest,
  verifyManifest,
} from './snapshot/manifest';
import type { Snapshot } from './snapshot/snapshot';

/**
 * Changes without WAL are kept in memory up to this size, then stored anyway: with a ledger larger than
 * shared_buffers, reads evict pages that a bulk load left there.
 */
const DEFERRED_LIMIT_BYTES = 32 * 1024 * 1024;

/** A path without a record is to be deleted, and so is a chunk without bytes. */
type Unwritten = { records: Records; chunks: readonly PendingChunk[] };
type Records = ReadonlyMap<string, EntryRecord | undefined>;

/**
 * Reads a store and verifies all of it, or finds that there is none yet. It does not need the snapshot: both
 * can be read at the same time, and the marker says which snapshot belongs to the store.
 * @throws StoreRefused when it must not be booted; nothing was changed then.
 */
export async function readStore(options: StoredOverlayOptions): Promise<StoredOverlay> {
  const db = await openDatabase(options.indexedDB);
  try {
    const content = await readTables(db, async (tables) => {
      const stored = await resultOf(tables.manifests.get(options.name));
      if (!stored) return undefined;
      // Checked first, because another layout may store everything differently.
      assertCompatible(verifyManifest(stored).marker, options.identity);
      const found = await readContent(tables, options.name);
      // A later step may have a newer schema.
      if (found) assertCompatible(found.manifest.marker, options.identity);
      return found;
    });
    const marker = content?.manifest.marker;
    return {
      marker,
      openOver: (snapshot) => {
        if (marker && marker.snapshotHash !== snapshot.hash) {
          throw new StoreRefused('foreign-snapshot', `the store began with snapshot ${marker.snapshotHash}`);
        }
        return new IndexedDbOverlayStore(db, { ...options, snapshot }, content);
      },
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

class IndexedDbOverlayStore implements OverlayStore, StoreBackend {
  readonly backend = this;
  readonly #buffer = new ChunkBuffer();
  readonly #overlay: Overlay;
  readonly #entryChecksums = new Map<string, number>();
  #loaded: StoreContent | undefined;
  /** None before the first flush of a new store. */
  #journal: Journal | undefined;
  #manifest: Manifest | undefined;
  #schemaVersion: number;
  readonly #id: string;
  #failure: Error | undefined;
  #hasUnstoredChanges = false;
  #isRecovering = false;
  /**
   * Recovered changes, as handed over by a start: taken in with the next change, which a visit that only
   * reads never makes.
   */
  #recovered: ChangeSet[] = [];
  /** The data of a failed flush is in the overlay, too. */
  #isWhole = true;
  #aside: StoreContent | undefined;
  #mode: 'open' | 'discarded' | 'closed' = 'open';
  #writeTransactions = 0;
  #writtenBytes = 0;

  constructor(
    private readonly db: IDBDatabase,
    private readonly options: StoredOverlayOptions & { snapshot: Snapshot },
    content: JournaledContent | undefined,
  ) {
    this.#loaded = content;
    this.#manifest = content?.manifest;
    this.#journal = content?.journal;
    this.#id = (content?.manifest.marker ?? options.continues)?.id ?? options.freshId;
    this.#schemaVersion = content?.manifest.marker.schemaVersion ?? options.snapshot.schemaVersion;
    this.#overlay = new Overlay(options.snapshot, this.#buffer);
    for (const [path, record] of content?.entries ?? []) {
      this.#overlay.entries.set(path, fromRecord(record));
      this.#entryChecksums.set(path, entryChecksum(path, record));
    }
    for (const [key, bytes] of content?.chunks ?? []) this.#buffer.noteStored(key, bytes.length);
    for (const [key, address] of content?.journaled ?? [])
      this.#buffer.noteJournaled({ ...address, bytes: content?.chunks.get(key) });
    db.onclose = () => this.#lose('The browser closed the store: site data was cleared.');
    db.onversionchange = () => this.#lose('Another context removes or replaces the store.');
  }

  async init(): Promise<void> {
    if (this.#mode !== 'open') throw new StoreLost('The store is closed.');
  }

  /** A new store has nothing to recover: its first flush creates the marker. */
  noteStart(started: Promise<unknown>): void {
    if (!this.#manifest) return;
    this.#isRecovering = true;
    const end = () => {
      this.#isRecovering = false;
    };
    started.then(end, end);
  }

  async *load(): AsyncGenerator<StorageEntry> {
    const stored = this.#loaded?.chunks;
    for (const path of this.#overlay.listDirectories()) yield { kind: 'dir', path };
    for (const path of this.#overlay.listFiles()) {
      const data = this.#overlay.assemble(path, (chunk) => {
        const bytes = stored?.get(chunkKey({ path, chunk }));
        if (!bytes) throw new StoreRefused('corrupt', `chunk ${chunk} of ${path} is missing`);
        return bytes;
      });
      yield { kind: 'file', path, data };
    }
    this.#loaded = undefined;
  }

  async apply(handedOver: ChangeSet): Promise<void> {
    if (this.#mode === 'discarded') return;
    if (this.#failure) {
      this.#isWhole = false;
      throw this.#failure;
    }
    const changes = withoutScratch(handedOver);
    if (changes.ops.length === 0 && filesOf(changes).length === 0) return;
    this.#hasUnstoredChanges = true;
    if (this.#isRecovering) {
      this.#recovered.push(changes);
      return;
    }
    try {
      await this.#absorb(changes);
      if (!isWithoutWal(changes) || this.#buffer.pendingBytes >= DEFERRED_LIMIT_BYTES) await this.#commit();
    } catch (error) {
      this.#failure ??= error instanceof Error ? error : new StoreWriteFailed(String(error));
      throw this.#failure;
    }
  }

  takeAside(readLive: ReadLive): void {
    if (this.#aside || !this.#isWhole || !this.#manifest) return;
    this.#aside = contentInMemory(this.#nextMarker(), this.#overlay.entries, readLive);
  }

  rescued(): Promise<Uint8Array<ArrayBuffer>> | undefined {
    return this.#aside && packExport(this.#aside);
  }

  status(): OverlayStatus {
    return {
      kind: 'overlay',
      marker: this.#manifest?.marker,
      epoch: this.#manifest?.marker.epoch ?? 0,
      state: this.#manifest?.checksum,
      overlayBytes: this.#manifest?.overlayBytes ?? 0,
      writeTransactions: this.#writeTransactions,
      writtenBytes: this.#writtenBytes,
      deferredBytes: this.#buffer.pendingBytes + bytesOf(this.#recovered),
      walBytes: this.#overlay.countWalChunks() * CHUNK_BYTES,
    };
  }

  recordSchemaVersion(schemaVersion: number): void {
    this.#schemaVersion = schemaVersion;
  }

  discard(): void {
    this.#mode = 'discarded';
    this.db.close();
  }

  async close(): Promise<void> {
    if (this.#mode !== 'open') return;
    this.#mode = 'closed';
    try {
      if (!this.#failure && this.#hasUnstoredChanges) {
        await this.#absorb();
        await this.#commit();
      }
    } finally {
      this.#failure ??= new StoreLost('The store is closed.');
      this.db.close();
    }
  }

  async #absorb(...latest: ChangeSet[]): Promise<void> {
    for (const changes of [...this.#recovered.splice(0), ...latest]) {
      this.#isWhole = false;
      await this.#fetchPartlyWritten(changes);
      this.#overlay.absorb(changes);
      this.#isWhole = true;
    }
  }

  async #fetchPartlyWritten(changes: ChangeSet): Promise<void> {
    const missing = this.#overlay
      .partlyWrittenChunks(changes)
      .filter((address) => !this.#buffer.has(address));
    if (missing.length === 0) return;
    await readTables(this.db, ({ chunks }) =>
      Promise.all(
        missing.map(async (address) => {
          const bytes = await resultOf(chunks.get([this.options.name, address.path, address.chunk]));
          this.#buffer.remember(address, bytes);
        }),
      ),
    );
  }

  async #commit(): Promise<void> {
    // Data derived from a damaged snapshot must not be stored.
    await this.options.snapshot.verified;
    const records = this.#recordsOf(this.#overlay.takeTouched());
    const manifest = this.#nextManifest(records);
    const step = this.#journal?.stepTo(manifest, records, this.#buffer.listChanged());
    this.#writeTransactions += 1;
    if (this.#journal && step) await this.#addStep(this.#journal, step);
    else await this.#writeAll(manifest, records);
    this.#manifest = manifest;
    this.#hasUnstoredChanges = false;
  }

  async #addStep(journal: Journal, step: Step): Promise<void> {
    const { name, durability = 'strict' } = this.options;
    for (const [, , , , bytes] of step.patches) this.#writtenBytes += bytes.length;
    await writeTables(this.db, durability, ({ manifests }, { refuse, finish }) => {
      const base: IDBRequest<Manifest | undefined> = manifests.get(name);
      base.onsuccess = () => {
        // The step is then in a place that is never read.
        if (base.result?.checksum !== journal.base.checksum) refuse(this.#overtaken());
      };
      const added = manifests.add(step, journal.keyOf(name, step));
      added.onerror = () => {
        if (added.error?.name === 'ConstraintError') refuse(this.#overtaken());
      };
      finish();
    });
    journal.note(step);
    this.#buffer.settle({ isJournaled: true });
  }

  async #writeAll(manifest: Manifest, latest: Records): Promise<void> {
    const { name, durability = 'strict' } = this.options;
    const records = new Map([...this.#recordsOf(this.#journal?.paths ?? []), ...latest]);
    const chunks = this.#buffer.listUnwritten();
    for (const { bytes } of chunks) this.#writtenBytes += bytes?.length ?? 0;
    await writeTables(this.db, durability, (tables, { refuse }) => {
      this.#refuseOtherWriter(tables, refuse);
      this.#writeRecords(tables, { records, chunks });
      tables.manifests.delete(keysOf(name));
      tables.manifests.put(manifest, name);
    });
    this.#journal = new Journal(manifest);
    this.#buffer.settle({ isJournaled: false });
  }

  #recordsOf(paths: Iterable<string>): Records {
    const recordOf = (path: string) => {
      const entry = this.#overlay.entries.get(path);
      return entry && toRecord(entry);
    };
    return new Map([...paths].map((path) => [path, recordOf(path)]));
  }

  #refuseOtherWriter({ manifests }: Tables, refuse: (reason: Error) => void): void {
    const { name } = this.options;
    const base: IDBRequest<Manifest | undefined> = manifests.get(name);
    base.onsuccess = () => {
      if (base.result?.checksum !== this.#journal?.base.checksum) refuse(this.#overtaken());
    };
    if (!this.#journal) return;
    const expected = this.#journal.steps;
    const steps = manifests.count(this.#journal.keysOf(name));
    steps.onsuccess = () => {
      if (steps.result !== expected) refuse(this.#overtaken());
    };
  }

  #overtaken(): StoreLost {
    return new StoreLost(
      `Another writer moved the store on from epoch ${this.#manifest?.marker.epoch ?? 0}.`,
    );
  }

  #writeRecords(tables: Tables, { records, chunks }: Unwritten): void {
    const { name } = this.options;
    for (const { path, chunk, bytes } of chunks) {
      if (bytes) tables.chunks.put(bytes, [name, path, chunk]);
      else tables.chunks.delete([name, path, chunk]);
    }
    for (const [path, record] of records) {
      if (record) tables.entries.put(record, [name, path]);
      else tables.entries.delete([name, path]);
    }
  }

  #nextManifest(records: Records): Manifest {
    let entriesChecksum = this.#manifest?.entriesChecksum ?? 0;
    for (const [path, record] of records) {
      entriesChecksum ^= this.#entryChecksums.get(path) ?? 0;
      this.#entryChecksums.delete(path);
      if (!record) continue;
      const checksum = entryChecksum(path, record);
      this.#entryChecksums.set(path, checksum);
      entriesChecksum ^= checksum;
    }
    return sealManifest({
      marker: this.#nextMarker(),
      overlayBytes: this.#buffer.storedBytes,
      entryCount: this.#overlay.entries.size,
      entriesChecksum,
    });
  }

  #nextMarker(): StoreMarker {
    return {
      format: STORE_FORMAT,
      snapshotHash: this.options.snapshot.hash,
      fileLayout: this.options.identity.fileLayout,
      schemaVersion: this.#schemaVersion,
      epoch: ((this.#manifest?.marker ?? this.options.continues)?.epoch ?? 0) + 1,
      id: this.#id,
    };
  }

  #lose(detail: string): void {
    if (this.#mode !== 'open') return;
    this.db.close();
    const isFirst = !(this.#failure instanceof StoreLost);
    this.#failure = new StoreLost(detail);
    if (isFirst) this.options.onLost?.(this.#failure as StoreLost);
  }
}
