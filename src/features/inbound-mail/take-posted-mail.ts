import { atAccount } from '../../core/at-account.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readInboundMailToken } from '../../domain/delivery-reports/report-links.ts'
import { notFound } from '../../lib/errors.ts'
import { readPostedMail } from './posted-mail.ts'
import { spendMail } from './spend-mail.ts'
import { takeMail } from './take-mail.ts'

/**
 * Takes a mail that a provider posts for an account.
 *
 * @throws not_found for an address that is not ours, payload_too_large, bad_request for what nobody can read, too_many_requests
 */
export async function takePostedMail(ctx: ServiceContext, token: string, request: Request): Promise<void> {
  const accountId = await readInboundMailToken(ctx, token)
  const at = accountId && (await atAccount(ctx, accountId))
  if (!accountId || !at) throw notFound('Address')
  await spendMail(at, accountId)
  const authservId = ctx.config.authservIds.posted
  await takeMail(at, { accountId, recipientId: null, authservId, ...(await readPostedMail(request)) })
}
