import { and, eq } from 'drizzle-orm'
import type { ReportingProvider } from '../../contracts/delivery-reports/delivery-reports.ts'
import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { readReportToken } from '../../domain/delivery-reports/report-links.ts'
import { recordSmsReport } from '../../domain/recipients/outcomes/record-sms-report.ts'
import { openSmsSecrets, smsSettingsOf } from '../../domain/senders/senders.ts'
import { badRequest, notFound, unauthenticated } from '../../lib/errors.ts'
import { readBounded } from '../../lib/read-bounded.ts'
import { readReport } from './read-report.ts'

/** Maximum size of a report. Reports have a few hundred bytes. */
const BYTES_MAX = 64 * 1024

/**
 * Processes an SMS provider's delivery report, from the raw request body.
 *
 * @throws not_found for an unknown URL, unauthenticated for a missing or invalid signature
 */
export async function ingestReport(
  ctx: ServiceContext,
  { provider, token }: { readonly provider: ReportingProvider; readonly token: string },
  request: Request,
): Promise<void> {
  const message = await readReportToken(ctx, provider, token)
  const at = message && (await forAccount(ctx, message.accountId))
  if (!message || !at) throw notFound('Message')
  const isOwn = and(
    eq(senders.id, message.senderId),
    eq(senders.accountId, message.accountId),
    eq(senders.channel, 'sms'),
  )
  const [sender] = await at.data.select().from(senders).where(isOwn)
  if (!sender || smsSettingsOf(sender).provider !== provider) throw notFound('Message')
  const body = await bodyOf(request)
  const { pathname, search } = new URL(request.url)
  // The URL as configured at the provider, since a proxy may have changed the origin.
  const url = `${ctx.config.appUrl}${pathname}${search}`
  const secrets = await openSmsSecrets(at, sender)
  const proof = smsSettingsOf(sender).custom?.proof
  const report = await readReport(provider, { url, headers: request.headers, body }, secrets, ctx.clock.now(), proof)
  if (!report) throw unauthenticated('The report is not signed as it must be, or its signing key is not set here.')
  await recordSmsReport(at, message, report)
}

async function bodyOf({ body }: Request): Promise<string> {
  if (!body) return ''
  const read = await readBounded(body, { sizeMaxBytes: BYTES_MAX })
  if (read.end !== 'complete') throw badRequest('The report is too long.')
  return new TextDecoder().decode(read.body)
}
