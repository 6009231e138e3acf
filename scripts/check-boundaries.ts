/**
 * Checks every import against the layers in `boundaries/layers.ts`, every write against the owner of its table, and
 * the length of every component; part of `npm run check`.
 */
import { COMPONENT_LINES_MAX, readComponents, tooLong } from './boundaries/component-lengths.ts'
import { LAYERS } from './boundaries/layers.ts'
import { findCircle, readNounImports } from './boundaries/noun-circles.ts'
import { readCrossings } from './boundaries/read-crossings.ts'
import { TABLE_OWNERS } from './boundaries/table-owners.ts'
import { foreignWrites, readTables, readTableWrites } from './boundaries/table-writes.ts'
import { ROOT } from './local/build.ts'

const { crossings, circles } = await readCrossings(LAYERS, ROOT, ['src', 'durable-objects', 'web'])
for (const { from, to, because } of [...crossings, ...circles]) console.error(`${from} imports ${to}\n  ${because}`)
const foreign = foreignWrites(readTableWrites(ROOT), TABLE_OWNERS)
for (const { file, table, owners } of foreign)
  console.error(
    `${file} writes ${table}\n  ${owners.length > 0 ? `Only ${owners.join(', ')} may: compose its statements.` : 'Give the table an owner in boundaries/table-owners.ts.'}`,
  )
const tables = new Set(readTables(ROOT).values())
const gone = Object.keys(TABLE_OWNERS).filter((table) => !tables.has(table))
for (const table of gone) console.error(`boundaries/table-owners.ts names ${table}, which is not a table.`)
const circle = findCircle(readNounImports(ROOT))
if (circle) console.error(`Domain nouns import each other in a cycle: ${circle.join(' -> ')}`)
const long = tooLong(readComponents(ROOT))
for (const { id, lines } of long)
  console.error(
    `${id} has ${lines} lines\n  The maximum is ${COMPONENT_LINES_MAX}: extract a part into its own component.`,
  )
if (crossings.length + circles.length + foreign.length + gone.length + long.length > 0 || circle) process.exit(1)
