/** `npm run restore -- --from FILE --state DIR`: restores a backup into an empty folder and verifies it. */
import { endWithUsage, readOptions } from './local/read-options.ts'
import { restoreBackup } from './server/restore-backup.ts'

const USAGE = 'Usage: npm run restore -- --from FILE --state DIR'
const { values } = readOptions({ options: { from: { type: 'string' }, state: { type: 'string' } } }, USAGE)
if (!values.from || !values.state) endWithUsage('--from and --state are needed.', USAGE)
try {
  const { files, created_at } = await restoreBackup(values.from, values.state)
  console.log(`${values.state}: ${Object.keys(files).length} files of ${created_at}, verified.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
