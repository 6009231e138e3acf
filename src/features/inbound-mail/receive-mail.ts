import { INBOUND_MAIL_BYTES_MAX } from '../../contracts/replies/replies.ts'
import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { readMailAddress } from '../../domain/delivery-reports/mail-addresses.ts'
import { AppError } from '../../lib/errors.ts'
import { readBounded } from '../../lib/read-bounded.ts'
import { handleInboundMail } from './handle-inbound-mail.ts'
import { throttleInboundMail } from './throttle-inbound-mail.ts'

/** The properties of an Email Routing message that are used. */
export type RoutedMail = Pick<ForwardableEmailMessage, 'to' | 'raw' | 'rawSize' | 'setReject'>

/** Errors that a retry cannot fix. */
const FOR_GOOD: ReadonlySet<string> = new Set(['bad_request', 'payload_too_large'])

/**
 * Processes a mail from Email Routing. Permanent failures are rejected (`setReject`) while the sending server is still
 * connected, so that no bounce mail is generated. Other errors are thrown: Cloudflare then returns a temporary error to
 * the sending server (according to its engineers in cloudflare/cloudflare-docs pull request 12591), which retries,
 * usually for days (RFC 5321 4.5.4.1). So no mail is lost while a database is down or an account is migrating.
 */
export async function receiveMail(ctx: ServiceContext, message: RoutedMail): Promise<void> {
  const known = await readMailAddress(ctx, message.to)
  const at = known && (await forAccount(ctx, known.accountId))
  if (!known || !at) return message.setReject('Unknown address')
  if (message.rawSize > INBOUND_MAIL_BYTES_MAX) return message.setReject('Message too large')
  await throttleInboundMail(at, known.accountId)
  const read = await readBounded(message.raw, { sizeMaxBytes: INBOUND_MAIL_BYTES_MAX })
  if (read.end === 'too-large') return message.setReject('Message too large')
  if (read.end !== 'complete') throw new Error('A mail broke off on its way.', { cause: read.error })
  try {
    const authservId = ctx.config.authservIds.routed
    await handleInboundMail(at, {
      ...known,
      authservId,
      sentTo: [message.to],
      bytes: read.body as Uint8Array<ArrayBuffer>,
    })
  } catch (error) {
    if (!(error instanceof AppError && FOR_GOOD.has(error.code))) throw error
    at.log.warn('a mail was refused', { account_id: known.accountId, reason: error.message })
    message.setReject(error.message)
  }
}
