import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { readInboundMailToken } from '../../domain/delivery-reports/report-links.ts'
import { notFound } from '../../lib/errors.ts'
import { handleInboundMail } from './handle-inbound-mail.ts'
import { readPostedMail } from './posted-mail.ts'
import { throttleInboundMail } from './throttle-inbound-mail.ts'

/**
 * Processes a mail that a provider posts for an account.
 *
 * @throws not_found for an unknown address, payload_too_large, bad_request for an unreadable mail, too_many_requests
 */
export async function ingestPostedMail(ctx: ServiceContext, token: string, request: Request): Promise<void> {
  const accountId = await readInboundMailToken(ctx, token)
  const at = accountId && (await forAccount(ctx, accountId))
  if (!accountId || !at) throw notFound('Address')
  await throttleInboundMail(at, accountId)
  const authservId = ctx.config.authservIds.posted
  await handleInboundMail(at, { accountId, recipientId: null, authservId, ...(await readPostedMail(request)) })
}
