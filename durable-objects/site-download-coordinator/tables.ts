/**
 * The object's own tables, in addition to the frontier's. `captures` are the files in the object store, in order of
 * arrival, with their losses from crashed consumers. `taken` are the archive's used paths, folded as on
 * case-insensitive file systems. `early` lists the files of a batch that was packed while the capture went on (JSON).
 */
export const OWN_TABLES: readonly string[] = [
  `CREATE TABLE captures (
     seq INTEGER PRIMARY KEY,
     url TEXT NOT NULL UNIQUE,
     path TEXT NOT NULL,
     is_kept INTEGER NOT NULL,
     size_bytes INTEGER NOT NULL,
     capture TEXT NOT NULL
   );
   CREATE INDEX captures_kept ON captures (seq) WHERE is_kept = 1;
   CREATE TABLE taken (folded TEXT PRIMARY KEY, is_folder INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE archive_batches (
     format TEXT NOT NULL,
     batch INTEGER NOT NULL,
     directory BLOB NOT NULL,
     entries INTEGER NOT NULL,
     PRIMARY KEY (format, batch)
   ) WITHOUT ROWID;`,
  `ALTER TABLE captures ADD COLUMN losses INTEGER NOT NULL DEFAULT 0;`,
  `ALTER TABLE archive_batches ADD COLUMN early TEXT;`,
]
