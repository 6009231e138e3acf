/**
 * Fails if an exported name, a file name or a doc comment uses a retired word (`docs/retired-words.ts`), or if a text of
 * the interface has an American spelling; part of `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spellingFaults } from './docs/spelling-faults.ts'
import { wordFaults } from './docs/word-faults.ts'
import { ROOT } from './local/build.ts'

const files = globSync('{cli,durable-objects,scripts,src,web}/**/*.{ts,tsx,mjs}', { cwd: ROOT }).filter(
  (file) => !/(?:^|\/)(?:node_modules|samples)\//.test(file) && file !== 'scripts/docs/retired-words.ts',
)
/** Where the texts of the interface and of the API reference stand. */
const COPY = /^(?:web|src\/contracts)\//
const faults = files.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...wordFaults(file, text), ...(COPY.test(file) ? spellingFaults(file, text) : [])]
})
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
