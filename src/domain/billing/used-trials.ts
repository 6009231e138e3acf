import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { mailboxIdentity } from '../../lib/mailbox-identity.ts'
import { foldAddress } from '../../lib/text/fold-address.ts'

/** The hash that records a mailbox's trial, also after its account is deleted. */
export const trialHash = (ctx: Pick<ServiceContext, 'config'>, email: string): Promise<string> =>
  keyedHash(ctx, `trial:${mailboxIdentity(foldAddress(email))}`)

export const isTrialUnused = (hash: string): SQL => sql`NOT EXISTS (SELECT 1 FROM used_trials WHERE hash = ${hash})`

/** Records that a mailbox has had a trial. @param where a condition without which nothing is written */
export const rememberTrial = (hash: string, at: string, where: SQL): SQL =>
  sql`INSERT INTO used_trials (hash, used_at) SELECT ${hash}, ${at} WHERE ${where} ON CONFLICT DO NOTHING`
