import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery } from 'wrangler'
import { hashPassword } from '../../src/domain/accounts/passwords/hash-password.ts'
import { type AdministratorOutcome, makeAdministratorLink, readOutcome } from '../deploy/administrator.ts'

export interface FirstAdministrator {
  readonly outcome: AdministratorOutcome
  readonly url: string
}

/** Creates the first administrator and a link to choose a password; does nothing if one has a verified address. */
export async function makeFirstAdministrator(
  miniflare: Miniflare,
  { email, appUrl }: { email: string; appUrl: string },
): Promise<FirstAdministrator> {
  const given = { email, name: 'Administrator', appUrl: appUrl.replace(/\/$/, ''), shard: 'DATA_1' }
  const { sql, url } = await makeAdministratorLink(given, new Date(), hashPassword)
  const database = await miniflare.getD1Database('DB')
  const results = await database.batch(unstable_splitSqlQuery(sql).map((statement) => database.prepare(statement)))
  return { outcome: readOutcome(results.map((result) => ({ results: result.results ?? [] }))), url }
}
