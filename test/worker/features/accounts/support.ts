import { eq } from 'drizzle-orm'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { passwordHash } from '../auth/support.ts'

/** An account whose password is `PASSWORD`. */
export async function mintHolder(options: Parameters<typeof mintAccount>[0] = {}) {
  const account = await mintAccount(options)
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
  return account
}
