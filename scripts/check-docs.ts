/**
 * Fails if a document names or links to something that does not exist; part of `npm run check`. `--fix` first updates
 * the paths of moved files.
 */
import { documentFaults, followMovedFiles } from './docs/document-faults.ts'
import { ROOT } from './local/build.ts'

if (process.argv.includes('--fix'))
  for (const document of followMovedFiles(ROOT)) console.log(`${document} was updated`)
const faults = documentFaults(ROOT)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
