import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCircle } from '../../../scripts/boundaries/noun-circles.ts'
import { foreignWrites, readTableWrites } from '../../../scripts/boundaries/table-writes.ts'

let root: string
const FILES = {
  'src/db/schema/data/campaigns.ts': "export const recipients = sqliteTable(\n  'recipients',\n  {})",
  'src/domain/recipients/marks.ts': 'sql`UPDATE recipients SET opened_at = 1`',
  'src/features/a/by-hand.ts': 'sql`\n  UPDATE recipients SET state = 1`',
  'src/features/a/inserts.ts': 'sql`INSERT OR IGNORE INTO recipients (id) VALUES (1)`',
  'src/features/a/deletes.ts': 'sql`DELETE FROM "recipients" WHERE true`',
  'src/features/a/interpolates.ts': `sql\`DELETE FROM \${recipients} WHERE true\``,
  'src/features/a/raw.ts': `sql\`DELETE FROM \${sql.raw('recipients')} WHERE true\``,
  'src/features/a/builds.ts': 'await ctx.data\n  .insert(recipients)\n  .values({})',
  'src/features/a/reads.ts': 'sql`SELECT * FROM recipients`; db.select().from(recipients); map.delete(recipientId)',
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'table-writes-'))
  mkdirSync(join(root, 'durable-objects'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const foreign = (owners: Record<string, string[]>) => foreignWrites(readTableWrites(root), owners)

test('writes to a table from outside its owner are found, in any form', () => {
  expect(
    foreign({ recipients: ['domain/recipients'] })
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(
    ['builds', 'by-hand', 'deletes', 'inserts', 'interpolates', 'raw'].map((name) => `src/features/a/${name}.ts`),
  )
  expect(foreign({ recipients: ['domain/recipients', 'features/a'] })).toEqual([])
})

test('no one may write a table without an owner', () => {
  expect(foreign({})).toHaveLength(7)
})

test('features that import each other in a cycle are found', () => {
  const imports = (pairs: Record<string, string[]>) =>
    new Map(Object.entries(pairs).map(([noun, others]) => [noun, new Set(others)]))
  expect(findCircle(imports({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull()
  expect(findCircle(imports({ z: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a'])
})
