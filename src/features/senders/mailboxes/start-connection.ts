import { lte } from 'drizzle-orm'
import type { GrantKind } from '../../../contracts/mailboxes/mailboxes.ts'
import { accountOf, type ServiceContext, sessionOf } from '../../../core/context.ts'
import { mailboxConnections } from '../../../db/schema/control/mailbox-connections.ts'
import { emailSettingsOf, requireSender } from '../../../domain/senders/senders.ts'
import { AppError, raise } from '../../../lib/errors.ts'
import { sha256 } from '../../../lib/hash.ts'
import { type GrantProvider, grantProviderOf } from '../../../platform/mailboxes/grant-provider.ts'
import { authorizationOf } from '../../../platform/mailboxes/grants.ts'
import { paths } from '../../../rules/site/app-paths.ts'
import { assertChannel } from '../store-sender.ts'

const RULE = { attemptsMax: 30, windowSeconds: 3_600 }
const TOO_OFTEN = 'That was tried too often. Please try again in an hour.'
/** How long a person may take at the provider. */
const CONNECTION_MS = 10 * 60_000

/** Where providers return people, exactly as registered with them. */
export const redirectUrlOf = ({ config }: Pick<ServiceContext, 'config'>): string =>
  `${config.appUrl}${paths.mailboxConnected.pattern}`

/** @throws unavailable if the provider is not configured */
export const requireProvider = ({ config }: Pick<ServiceContext, 'config'>, kind: GrantKind): GrantProvider =>
  grantProviderOf(kind, config.grantClients) ??
  raise(new AppError('unavailable', 'Mailboxes of this provider cannot be connected here.'))

/** Where the verifier of a connection is sealed. */
export const placeOfVerifier = (accountId: string, stateHash: string) => ({
  accountId,
  table: 'mailbox_connections',
  rowId: stateHash,
  column: 'verifier',
})

/**
 * Begins to connect a mailbox, for the current session only.
 *
 * @param senderId the sender to connect again; null for a new one
 * @returns the provider's page to go to
 * @throws not_found, feature_not_in_plan, unavailable, too_many_requests
 */
export async function startConnection(ctx: ServiceContext, kind: GrantKind, senderId: string | null): Promise<string> {
  const { id: accountId } = accountOf(ctx)
  const { sessionId } = sessionOf(ctx)
  const sender = senderId === null ? null : await requireSender(ctx, 'email', senderId)
  assertChannel(ctx, 'email')
  const provider = requireProvider(ctx, kind)
  await ctx.throttle.spend(`mailbox-connection:${accountId}`, RULE, TOO_OFTEN)
  const address = sender && emailSettingsOf(sender).fromEmail
  const { url, state, verifier } = await authorizationOf(provider, redirectUrlOf(ctx), address)
  const stateHash = await sha256(state)
  const now = ctx.clock.now()
  await ctx.db.batch([
    ctx.db.delete(mailboxConnections).where(lte(mailboxConnections.expiresAt, now.toISOString())),
    ctx.db.insert(mailboxConnections).values({
      ...{ stateHash, accountId, sessionId, kind, senderId },
      verifier: await ctx.sealing.seal(verifier, placeOfVerifier(accountId, stateHash)),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + CONNECTION_MS).toISOString(),
    }),
  ])
  return url
}
