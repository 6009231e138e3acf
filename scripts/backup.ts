/** `npm run backup -- --state DIR --to FILE`: backs up a server of one's own, running or not. */
import { endWithUsage, readOptions } from './local/read-options.ts'
import { backUp } from './server/back-up.ts'

const USAGE = 'Usage: npm run backup -- --state DIR --to FILE'
const { values } = readOptions({ options: { state: { type: 'string' }, to: { type: 'string' } } }, USAGE)
if (!values.state || !values.to) endWithUsage('--state and --to are needed.', USAGE)
try {
  const { files, rows } = await backUp(values.state, values.to, new Date())
  const total = Object.values(rows).flatMap((tables) => Object.values(tables))
  console.log(`${values.to}: ${Object.keys(files).length} files, ${total.reduce((sum, n) => sum + n, 0)} rows.`)
  console.log('It holds the secrets of the installation: keep it where only you can read it.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
