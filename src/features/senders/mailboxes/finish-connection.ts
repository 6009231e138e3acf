import { GrantKind } from '../../../contracts/mailboxes/mailboxes.ts'
import type { EmailConfig } from '../../../contracts/senders/email-config.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { GrantSecrets, MailboxSettings } from '../../../db/schema/data/mailboxes.ts'
import {
  CONSENT_EXPIRED,
  claimConsent,
  inWords,
  notConnected,
  type Returned,
  refusalText,
} from '../../../domain/oauth/consents.ts'
import { tokensOf } from '../../../domain/oauth/fresh-grant.ts'
import type { GrantProvider } from '../../../platform/mailboxes/grant-provider.ts'
import { readAddress } from '../../../platform/mailboxes/read-address.ts'
import { exchangeCode, type Grant } from '../../../platform/oauth/grants.ts'
import { readEmailConfig } from '../queries.ts'
import { assertChannel } from '../store-sender.ts'
import { redirectUrlOf, requireProvider } from './start-connection.ts'
import { connectSender } from './store-connection.ts'

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
  const claimed = await claimConsent(ctx, 'mailbox', state)
  const { objectId: senderId, verifier } = claimed
  const kind = GrantKind.parse(claimed.kind)
  const provider = requireProvider(ctx, kind)
  if (error !== null || code === null) throw notConnected(refusalText(provider, error))
  const redirectUrl = redirectUrlOf(ctx)
  const now = ctx.clock.now()
  const grant = await inWords(() => exchangeCode(provider, { code, verifier, redirectUrl }), CONSENT_EXPIRED)
  const { secrets, settings } = lastingGrant(provider, grant, now)
  const api = { apiUrl: provider.apiUrl, accessToken: grant.accessToken }
  const address = await inWords(() => readAddress(provider, async () => api, ctx.clock.now()))
  const { id, isNew } = await connectSender(ctx, { kind, senderId, address, secrets, settings })
  const limits = isNew
    ? ' It sends at most 50 messages a day until you change that. If the mailbox is new, turn on warm-up.'
    : ''
  return { config: await readEmailConfig(ctx, id), message: `Connected ${address}.${limits}` }
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
    throw notConnected(
      `Allow both sending and reading mail at ${label}: campaigns are sent through the mailbox, and answers are read in it. Please connect it again.`,
    )
  if (refreshToken === null)
    throw notConnected(
      `${label} gave access for an hour only. Remove this service at ${grantsUrl}, then connect the mailbox again.`,
    )
  return {
    secrets: tokensOf(grant, refreshToken, now),
    settings: { host: null, port: null, encryption: null, scope: (scopes ?? scopesNeeded).join(' ') },
  }
}
