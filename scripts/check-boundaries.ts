/** Holds every import to the layers of `boundaries/layers.ts`; part of `npm run check`. */
import { LAYERS } from './boundaries/layers.ts'
import { readCrossings } from './boundaries/read-crossings.ts'
import { ROOT } from './local/build.ts'

const crossings = await readCrossings(LAYERS, ROOT, ['src', 'durable-objects', 'web'])
for (const { from, to, because } of crossings) console.error(`${from} imports ${to}\n  ${because}`)
if (crossings.length > 0) process.exit(1)
