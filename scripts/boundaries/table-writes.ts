import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A statement that writes a table, found in a source file. */
export interface TableWrite {
  readonly table: string
  /** Relative to the root. */
  readonly file: string
}

const SCHEMA = 'src/db/schema'
const SOURCES = ['src', 'durable-objects']
/** Hand-written SQL, and the query builder. Statements with a variable table name are not detected. */
const SQL_WRITE = /\b(?:INSERT(?: OR [A-Z]+)? INTO|REPLACE INTO|UPDATE|DELETE FROM)\s+[`"]?(\w+)/g
const SQL_TEMPLATE_WRITE = /\b(?:INTO|UPDATE|DELETE FROM)\s+\$\{(?:sql\.raw\('(\w+)'\)|(\w+))\}/g
const BUILDER_WRITE = /\.\s*(?:insert|update|delete)\(\s*(\w+)\s*\)/g
const TABLE = /export const (\w+) = \w+\(\s*'(\w+)'/g

function typescriptFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)
}

/** Table names by the variables that the code uses for them. */
export function readTables(root: string): ReadonlyMap<string, string> {
  const texts = typescriptFiles(root, SCHEMA).map((file) => readFileSync(join(root, file), 'utf8'))
  return new Map(texts.flatMap((text) => [...text.matchAll(TABLE)].map(([, variable, table]) => [variable!, table!])))
}

/** All statements in the sources that write a table of the schema. */
export function readTableWrites(root: string): TableWrite[] {
  const tableOf = readTables(root)
  const tables = new Set(tableOf.values())
  return SOURCES.flatMap((folder) => typescriptFiles(root, folder)).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const written = new Set([
      ...[...text.matchAll(SQL_WRITE)].map(([, table]) => table!),
      ...[...text.matchAll(SQL_TEMPLATE_WRITE)].map(([, table, variable]) => table ?? tableOf.get(variable!) ?? ''),
      ...[...text.matchAll(BUILDER_WRITE)].map(([, variable]) => tableOf.get(variable!) ?? ''),
    ])
    return [...written].filter((table) => tables.has(table)).map((table) => ({ table, file }))
  })
}

/** A write from outside the folders that own the table, or to a table without an owner. */
export interface ForeignWrite extends TableWrite {
  readonly owners: readonly string[]
}

/** @param owners folders below `src/`, by table */
export function foreignWrites(
  writes: readonly TableWrite[],
  owners: Readonly<Record<string, readonly string[]>>,
): ForeignWrite[] {
  return writes
    .map((write) => ({ ...write, owners: owners[write.table] ?? [] }))
    .filter(({ file, owners }) => !owners.some((owner) => file.startsWith(`src/${owner}/`) || file === `src/${owner}`))
}
