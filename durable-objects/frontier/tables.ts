/**
 * The tables of a URL coordinator. `urls` and `origins` are the frontier; `slices` are the consumers' leases. Times are
 * milliseconds since 1970. `held` is a consumer's last report of what it reads. `is_written` marks pages whose row a
 * consumer has written to the database.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE urls (
     id INTEGER PRIMARY KEY,
     url TEXT NOT NULL UNIQUE,
     origin TEXT NOT NULL,
     depth INTEGER NOT NULL,
     priority INTEGER NOT NULL,
     state TEXT NOT NULL DEFAULT 'waiting',
     reason TEXT,
     redirects_to TEXT,
     attempts INTEGER NOT NULL DEFAULT 0,
     losses INTEGER NOT NULL DEFAULT 0,
     not_before INTEGER NOT NULL DEFAULT 0,
     slice_id TEXT,
     is_written INTEGER NOT NULL DEFAULT 0
   );
   CREATE INDEX urls_waiting ON urls (priority, id) WHERE state = 'waiting';
   CREATE INDEX urls_waiting_of_origin ON urls (origin) WHERE state = 'waiting';
   CREATE INDEX urls_leased ON urls (slice_id) WHERE state = 'leased';
   CREATE INDEX urls_unwritten ON urls (id) WHERE state IN ('skipped', 'failed') AND is_written = 0;
   CREATE TABLE origins (
     origin TEXT PRIMARY KEY,
     state TEXT NOT NULL DEFAULT 'new',
     robots TEXT,
     is_refused INTEGER NOT NULL DEFAULT 0,
     crawl_delay_ms INTEGER,
     next_at INTEGER NOT NULL DEFAULT 0,
     slice_id TEXT
   ) WITHOUT ROWID;
   CREATE TABLE counts (state TEXT PRIMARY KEY, urls INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TRIGGER urls_added AFTER INSERT ON urls BEGIN
     INSERT INTO counts VALUES (NEW.state, 1) ON CONFLICT DO UPDATE SET urls = urls + 1;
   END;
   CREATE TRIGGER urls_moved AFTER UPDATE OF state ON urls WHEN OLD.state <> NEW.state BEGIN
     UPDATE counts SET urls = urls - 1 WHERE state = OLD.state;
     INSERT INTO counts VALUES (NEW.state, 1) ON CONFLICT DO UPDATE SET urls = urls + 1;
   END;
   CREATE TABLE slices (id TEXT PRIMARY KEY, lease_until INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE trap_shapes (shape TEXT PRIMARY KEY, taken INTEGER NOT NULL) WITHOUT ROWID;`,
  `ALTER TABLE urls ADD COLUMN site TEXT NOT NULL DEFAULT '';
   CREATE INDEX urls_of_site ON urls (site, state);
   ALTER TABLE origins ADD COLUMN refused_for TEXT;`,
  `ALTER TABLE urls ADD COLUMN kind TEXT NOT NULL DEFAULT 'page';
   DROP TRIGGER urls_added;
   DROP TRIGGER urls_moved;
   DROP TABLE counts;
   CREATE TABLE counts (kind TEXT NOT NULL, state TEXT NOT NULL, urls INTEGER NOT NULL, PRIMARY KEY (kind, state)) WITHOUT ROWID;
   INSERT INTO counts SELECT kind, state, count(*) FROM urls GROUP BY kind, state;
   CREATE TRIGGER urls_added AFTER INSERT ON urls BEGIN
     INSERT INTO counts VALUES (NEW.kind, NEW.state, 1) ON CONFLICT DO UPDATE SET urls = urls + 1;
   END;
   CREATE TRIGGER urls_moved AFTER UPDATE OF state ON urls WHEN OLD.state <> NEW.state BEGIN
     UPDATE counts SET urls = urls - 1 WHERE kind = OLD.kind AND state = OLD.state;
     INSERT INTO counts VALUES (NEW.kind, NEW.state, 1) ON CONFLICT DO UPDATE SET urls = urls + 1;
   END;`,
  `ALTER TABLE origins ADD COLUMN troubles INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE origins ADD COLUMN troubled_since INTEGER;
   ALTER TABLE origins ADD COLUMN is_given_up INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE fingerprints (fingerprint TEXT PRIMARY KEY) WITHOUT ROWID;`,
  `ALTER TABLE slices ADD COLUMN held TEXT;
   ALTER TABLE origins ADD COLUMN losses INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE origins ADD COLUMN skips_sitemaps INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX urls_suspect ON urls (state) WHERE losses >= 8;`,
  'ALTER TABLE slices ADD COLUMN is_taken INTEGER NOT NULL DEFAULT 0;',
  `DROP TRIGGER urls_added;
   DROP TRIGGER urls_moved;
   DROP TABLE counts;
   DROP INDEX urls_of_site;
   DROP INDEX urls_waiting_of_origin;`,
  // A slice's URLs are looked up only when it ends, with a full scan: an index would be written with each lease.
  `DROP INDEX urls_leased;
   ALTER TABLE urls ADD COLUMN fingerprint TEXT;`,
  // The number of redirects that led to a URL. It limits chains that never return to a known URL.
  'ALTER TABLE urls ADD COLUMN hops INTEGER NOT NULL DEFAULT 0;',
]

/**
 * Migrates an object's storage to the latest schema.
 *
 * @param own further migrations for the object's own tables, in order
 */
export function migrate(storage: DurableObjectStorage, own: readonly string[] = []): void {
  storage.transactionSync(() => {
    apply(storage, 'schema', MIGRATIONS)
    apply(storage, 'own-schema', own)
  })
}

function apply(storage: DurableObjectStorage, key: string, migrations: readonly string[]): void {
  const done = storage.kv.get<number>(key) ?? 0
  if (done === migrations.length) return
  for (const migration of migrations.slice(done)) storage.sql.exec(migration)
  storage.kv.put(key, migrations.length)
}
