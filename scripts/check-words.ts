/**
 * Fails if an exported name, a file name or a doc comment uses a retired word (`docs/retired-words.ts`); part of
 * `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordFaults } from './docs/word-faults.ts'
import { ROOT } from './local/build.ts'

const files = globSync('{cli,durable-objects,scripts,src,web}/**/*.{ts,tsx,mjs}', { cwd: ROOT }).filter(
  (file) => !/(?:^|\/)(?:node_modules|samples)\//.test(file) && file !== 'scripts/docs/retired-words.ts',
)
const faults = files.flatMap((file) => wordFaults(file, readFileSync(join(ROOT, file), 'utf8')))
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
