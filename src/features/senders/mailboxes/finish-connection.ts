import { and, eq, gt } from 'drizzle-orm'
import type { EmailConfig } from '../../../contracts/senders/email-config.ts'
import { accountOf, type ServiceContext, sessionOf } from '../../../core/context.ts'
import { mailboxConnections } from '../../../db/schema/control/mailbox-connections.ts'
import type { GrantSecrets, MailboxSettings } from '../../../db/schema/data/mailboxes.ts'
import { secretsOf } from '../../../domain/mailboxes/refresh-grant.ts'
import { AppError, raise } from '../../../lib/errors.ts'
import { sha256 } from '../../../lib/hash.ts'
import type { GrantProvider } from '../../../platform/mailboxes/grant-provider.ts'
import { exchangeCode, type Grant } from '../../../platform/mailboxes/grants.ts'
import { MailboxError } from '../../../platform/mailboxes/port.ts'
import { readAddress } from '../../../platform/mailboxes/read-address.ts'
import { readEmailConfig } from '../queries.ts'
import { assertChannel } from '../store-sender.ts'
import { placeOfVerifier, redirectUrlOf, requireProvider } from './start-connection.ts'
import { connectSender } from './store-connection.ts'

/** What the provider added to the address it returned the person to. */
export interface Returned {
  readonly state: string
  readonly code: string | null
  readonly error: string | null
}

/**
 * Connects a mailbox with what its provider returned: stores its tokens with a new sender, or with the one that is
 * connected again. A state works once, for the session that began.
 *
 * @returns the configuration and a message for the user
 * @throws validation_failed with a sentence for the user; feature_not_in_plan, unavailable, conflict
 */
export async function finishConnection(
  ctx: ServiceContext,
  { state, code, error }: Returned,
): Promise<{ config: EmailConfig; message: string }> {
  assertChannel(ctx, 'email')
  const { kind, senderId, verifier } = await claimConnection(ctx, state)
  const provider = requireProvider(ctx, kind)
  if (error !== null || code === null) throw failed(refusalText(provider, error))
  const redirectUrl = redirectUrlOf(ctx)
  const now = ctx.clock.now()
  const grant = await inWords(() => exchangeCode(provider, { code, verifier, redirectUrl }), EXPIRED)
  const { secrets, settings } = lastingGrant(provider, grant, now)
  const api = { apiUrl: provider.apiUrl, accessToken: grant.accessToken }
  const address = await inWords(() => readAddress(provider, async () => api, ctx.clock.now()))
  const { id, isNew } = await connectSender(ctx, { kind, senderId, address, secrets, settings })
  const limits = isNew
    ? ' It sends at most 50 messages a day until you change that. If the mailbox is new, turn on warm-up.'
    : ''
  return { config: await readEmailConfig(ctx, id), message: `Connected ${address}.${limits}` }
}

const EXPIRED = 'This connection has expired or was used already. Please start again.'

/** Takes the connection of a state, so that it cannot be used again. @throws validation_failed */
async function claimConnection(ctx: ServiceContext, state: string) {
  const { id: accountId } = accountOf(ctx)
  const { sessionId } = sessionOf(ctx)
  const stateHash = await sha256(state)
  const isOwn = and(
    eq(mailboxConnections.stateHash, stateHash),
    eq(mailboxConnections.accountId, accountId),
    eq(mailboxConnections.sessionId, sessionId),
    gt(mailboxConnections.expiresAt, ctx.clock.now().toISOString()),
  )
  const [claimed] = await ctx.db.delete(mailboxConnections).where(isOwn).returning()
  if (!claimed) throw failed(EXPIRED)
  const { kind, senderId, verifier } = claimed
  return { kind, senderId, verifier: await ctx.sealing.open(verifier, placeOfVerifier(accountId, stateHash)) }
}

function refusalText({ label }: GrantProvider, error: string | null): string {
  if (error === 'access_denied' || error === 'consent_required')
    return `Access was not allowed at ${label}, so nothing was connected.`
  // Anybody can write this parameter, so that only a code is shown.
  const code = /^[\w.-]{1,60}$/.test(error ?? '') ? ` (${error})` : ''
  return `${label} did not connect the mailbox${code}. Please try again.`
}

/**
 * The secrets of a grant that lasts and suffices.
 *
 * @throws validation_failed if it has no refresh token, or lacks a scope: people may untick each of them
 */
function lastingGrant(
  { label, scopesNeeded, grantsUrl }: GrantProvider,
  grant: Grant,
  now: Date,
): { secrets: GrantSecrets; settings: MailboxSettings } {
  const { refreshToken, scopes } = grant
  const missing = scopesNeeded.filter((scope) => scopes !== null && !scopes.includes(scope))
  if (missing.length > 0)
    throw failed(
      `Allow both sending and reading mail at ${label}: campaigns are sent through the mailbox, and answers are read in it. Please connect it again.`,
    )
  if (refreshToken === null)
    throw failed(
      `${label} gave access for an hour only. Remove this service at ${grantsUrl}, then connect the mailbox again.`,
    )
  return {
    secrets: secretsOf(grant, refreshToken, now),
    settings: { host: null, port: null, encryption: null, scope: (scopes ?? scopesNeeded).join(' ') },
  }
}

/** Turns a mailbox's failure into an answer. @param gone the sentence for a code that is no longer valid */
const inWords = <T>(run: () => Promise<T>, gone?: string): Promise<T> =>
  run().catch((error: unknown) => {
    if (!(error instanceof MailboxError)) return raise(error as Error)
    const { kind, reason } = error.failure
    if (kind === 'later') throw new AppError('unavailable', reason)
    throw failed(kind === 'sign_in' ? (gone ?? reason) : reason)
  })

const failed = (text: string) => new AppError('validation_failed', text)
