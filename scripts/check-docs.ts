/** Fails when a document names or links to something that does not exist; part of `npm run check`. */
import { documentFaults } from './docs/document-faults.ts'
import { ROOT } from './local/build.ts'

const faults = documentFaults(ROOT)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
