/**
 * Fails if a document names or links to something that does not exist, or if the documented variables are not those
 * that the Worker reads; part of `npm run check`. `--fix` first updates the paths of moved files.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VARIABLE_NAMES } from '../src/core/config/variables.ts'
import { SECRET_NAMES } from '../src/core/secret-names.ts'
import { documentFaults, followMovedFiles } from './docs/document-faults.ts'
import { variableFaults } from './docs/variable-faults.ts'
import { ROOT } from './local/build.ts'

if (process.argv.includes('--fix'))
  for (const document of followMovedFiles(ROOT)) console.log(`${document} was updated`)
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const variables = { names: VARIABLE_NAMES, secrets: SECRET_NAMES }
const faults = [
  ...documentFaults(ROOT),
  ...variableFaults(variables, read('docs/configuration.md'), read('.dev.vars.example')),
]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
