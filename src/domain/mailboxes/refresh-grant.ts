import { and, isNull, lte, or } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { type GrantSecrets, mailboxes } from '../../db/schema/data/mailboxes.ts'
import { isMigrating } from '../../lib/moving.ts'
import { sleep } from '../../lib/sleep.ts'
import type { GrantProvider } from '../../platform/mailboxes/grant-provider.ts'
import { type Grant, refreshGrant } from '../../platform/mailboxes/grants.ts'
import { MailboxError } from '../../platform/mailboxes/port.ts'
import { disconnectMailbox, publishDisconnection } from './disconnect-mailbox.ts'
import { findMailbox, isAsRead, type MailboxRow, openGrantSecrets, sealMailboxSecrets } from './mailboxes.ts'

/** An access token that ends sooner than this is refreshed: a batch or a reading takes up to a few minutes. */
const MARGIN_MS = 5 * 60_000
/** How long one Worker alone may refresh; longer than the provider's answer may take (`grants.ts`). */
const REFRESH_MS = 30_000
/** How often the others look whether it is done, and how often at most. */
const LOOK_MS = 250
const LOOKS_MAX = (REFRESH_MS / LOOK_MS) * 1.5
/** How often a new refresh token is written while the account is migrated to another database, which takes seconds. */
const WRITES_MAX = 30
const WRITE_AGAIN_MS = 500

/**
 * Returns a grant whose access token is valid for a while.
 *
 * A provider may issue a new refresh token each time and reject the former one, so only the Worker that books the row
 * asks for one, and the others wait for its result. The row's sealed secrets are its version: a booking, a result and a
 * disconnection apply only to the secrets they were made for.
 *
 * @param rejectedToken an access token that must not be returned
 * @throws MailboxError
 */
export async function freshGrant(
  ctx: ServiceContext,
  first: MailboxRow,
  provider: GrantProvider,
  rejectedToken: string | null,
): Promise<GrantSecrets> {
  let row: MailboxRow | null = first
  for (let look = 0; look < LOOKS_MAX; look++) {
    if (!row) throw failure('refused', 'The mailbox of this sender was disconnected.')
    if (row.state === 'disconnected') {
      await publishDisconnection(ctx, row)
      throw failure('sign_in', row.problem ?? `${provider.label} no longer accepts the permission for this mailbox.`)
    }
    const secrets = await openSecrets(ctx, row)
    if (isFresh(secrets, rejectedToken, ctx.clock.now())) return secrets
    if (await book(ctx, row)) return refresh(ctx, row, provider, secrets)
    await sleep(LOOK_MS)
    row = await findMailbox(ctx, first.senderId)
  }
  throw failure('later', 'The mailbox is being connected. Try again in a minute.')
}

/** The secrets to store. @param now before the grant was requested */
export const secretsOf = ({ accessToken, accessSeconds }: Grant, refreshToken: string, now: Date): GrantSecrets => ({
  accessToken,
  accessEndsAt: new Date(now.getTime() + accessSeconds * 1_000).toISOString(),
  refreshToken,
})

const isFresh = ({ accessToken, accessEndsAt }: GrantSecrets, rejectedToken: string | null, now: Date): boolean =>
  accessToken !== rejectedToken && Date.parse(accessEndsAt) - now.getTime() > MARGIN_MS

/** Books the refresh of the secrets that were read. @returns whether this Worker may refresh */
async function book({ data, clock }: ServiceContext, row: MailboxRow): Promise<boolean> {
  const now = clock.now()
  const isFree = or(isNull(mailboxes.refreshEndsAt), lte(mailboxes.refreshEndsAt, now.toISOString()))
  try {
    const booked = await data
      .update(mailboxes)
      .set({ refreshEndsAt: new Date(now.getTime() + REFRESH_MS).toISOString() })
      .where(and(isAsRead(row), isFree))
      .returning({ senderId: mailboxes.senderId })
    return booked.length > 0
  } catch (error) {
    if (isMigrating(error)) return false
    throw error
  }
}

async function refresh(
  ctx: ServiceContext,
  row: MailboxRow,
  provider: GrantProvider,
  before: GrantSecrets,
): Promise<GrantSecrets> {
  const now = ctx.clock.now()
  let grant: Grant
  try {
    grant = await refreshGrant(provider, before.refreshToken)
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    if (error.failure.kind !== 'sign_in') {
      await release(ctx, row)
      throw error
    }
    if (await disconnectMailbox(ctx, row, error.failure.reason)) throw error
    // The row has other secrets by now: it was connected again meanwhile.
    return freshGrant(ctx, (await findMailbox(ctx, row.senderId)) ?? row, provider, before.accessToken)
  }
  const secrets = secretsOf(grant, grant.refreshToken ?? before.refreshToken, now)
  await keep(ctx, row, await sealMailboxSecrets(ctx, row, secrets))
  return secrets
}

/** Stores the result. The provider may accept no other refresh token, so that a migration must not lose it. */
async function keep(ctx: ServiceContext, row: MailboxRow, sealed: string): Promise<void> {
  let at: ServiceContext = ctx
  for (let attempt = 1; ; attempt++) {
    try {
      await at.data
        .update(mailboxes)
        .set({ secrets: sealed, refreshEndsAt: null, updatedAt: ctx.clock.now().toISOString() })
        .where(isAsRead(row))
      return
    } catch (error) {
      if (attempt >= WRITES_MAX) throw error
      ctx.log.warn('a refreshed grant could not be stored', { sender_id: row.senderId, attempt, error })
      await sleep(isMigrating(error) ? WRITE_AGAIN_MS : LOOK_MS)
      at = (await forAccount(ctx, row.accountId).catch(() => null)) ?? at
    }
  }
}

/** Lets another Worker try at once. */
async function release({ data }: ServiceContext, row: MailboxRow): Promise<void> {
  await data
    .update(mailboxes)
    .set({ refreshEndsAt: null })
    .where(isAsRead(row))
    .catch(() => {})
}

async function openSecrets(ctx: ServiceContext, row: MailboxRow): Promise<GrantSecrets> {
  try {
    return await openGrantSecrets(ctx, row)
  } catch (error) {
    ctx.log.error('the grant of a mailbox cannot be opened', { sender_id: row.senderId, error })
    throw failure('refused', 'What this mailbox is reached with cannot be read. Please connect it again.')
  }
}

const failure = (kind: 'refused' | 'sign_in' | 'later', reason: string) =>
  new MailboxError({ kind, reason, retryAfterSeconds: null })
