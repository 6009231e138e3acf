import type { GrantKind } from '../../../contracts/mailboxes/mailboxes.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { beginConsent } from '../../../domain/oauth/consents.ts'
import { emailSettingsOf, requireSender } from '../../../domain/senders/senders.ts'
import { AppError, raise } from '../../../lib/errors.ts'
import { type GrantProvider, grantProviderOf } from '../../../platform/mailboxes/grant-provider.ts'
import { paths } from '../../../rules/site/app-paths.ts'
import { assertChannel } from '../store-sender.ts'

/** Where providers return people, exactly as registered with them. */
export const redirectUrlOf = ({ config }: Pick<ServiceContext, 'config'>): string =>
  `${config.appUrl}${paths.mailboxConnected.pattern}`

/** @throws unavailable if the provider is not configured */
export const requireProvider = ({ config }: Pick<ServiceContext, 'config'>, kind: GrantKind): GrantProvider =>
  grantProviderOf(kind, config.grantClients) ??
  raise(new AppError('unavailable', 'Mailboxes of this provider cannot be connected here.'))

/**
 * Begins to connect a mailbox, for the current session only.
 *
 * @param senderId the sender to connect again; null for a new one
 * @returns the provider's page to go to
 * @throws not_found, feature_not_in_plan, unavailable, too_many_requests
 */
export async function startConnection(ctx: ServiceContext, kind: GrantKind, senderId: string | null): Promise<string> {
  const sender = senderId === null ? null : await requireSender(ctx, 'email', senderId)
  assertChannel(ctx, 'email')
  const provider = requireProvider(ctx, kind)
  const consent = { purpose: 'mailbox', kind, objectId: senderId } as const
  return beginConsent(ctx, consent, provider, redirectUrlOf(ctx), sender && emailSettingsOf(sender).fromEmail)
}
