import type { ServiceContext } from '../../core/context.ts'
import { readMailAddress, readReturnPath } from '../../domain/delivery-reports/mail-addresses.ts'
import { recordDirectReports } from '../../domain/direct-messages/record-reports.ts'
import { findRecipients, type MailedRecipient } from '../../domain/recipients/outcomes/find-recipients.ts'
import { type MailReported, recordMailReports } from '../../domain/recipients/outcomes/record-mail-reports.ts'
import { badRequest } from '../../lib/errors.ts'
import { parseMail, type ReceivedMail } from '../../outreach/inbound/parse-mail.ts'
import type { MailReport } from '../../outreach/inbound/reports/mail-report.ts'
import { readMailReport } from '../../outreach/inbound/reports/read-mail-report.ts'
import type { ArrivedMail, NamedMessages } from './arrived-mail.ts'
import { handleReply } from './handle-reply.ts'

/**
 * Processes an inbound mail: a delivery report updates the state of its message, and a reply is stored and marks the
 * recipient as having replied. Mail that relates to no message of the account is discarded. Never sends a reply.
 * Idempotent.
 *
 * @param at a context with the account's data
 * @throws bad_request for a mail that cannot be parsed, unavailable while its message is still being delivered
 */
export async function handleInboundMail(at: ServiceContext, arrived: ArrivedMail): Promise<void> {
  const mail = await parseMail(arrived.bytes)
  if (!mail) throw badRequest('This mail cannot be read: it has too many parts, lines or headers.')
  const named = await messagesNamed(at, arrived, mail)
  const reports = readMailReport(mail)
  if (reports) await takeReports(at, arrived, named, mail, reports)
  else await handleReply(at, arrived, named, mail)
}

async function messagesNamed(at: ServiceContext, arrived: ArrivedMail, mail: ReceivedMail): Promise<NamedMessages> {
  const { accountId, recipientId } = arrived
  // A mail to a message's own address may affect that message only.
  if (recipientId !== null) return { answered: [recipientId], returned: [recipientId] }
  const answered = new Set<string>()
  const returned = new Set<string>()
  for (const address of new Set([...arrived.sentTo, ...mail.to])) {
    const reply = await readMailAddress(at, address)
    if (reply?.recipientId && reply.accountId === accountId) answered.add(reply.recipientId)
    const bounced = await readReturnPath(at, accountId, address)
    if (bounced !== null) returned.add(bounced)
  }
  return { answered: [...answered], returned: [...returned] }
}

async function takeReports(
  at: ServiceContext,
  { accountId, recipientId }: ArrivedMail,
  { returned }: NamedMessages,
  mail: ReceivedMail,
  reports: readonly MailReport[],
): Promise<void> {
  if (reports.length === 0) return
  // If a report does not name its message, the message it replies to (`In-Reply-To`) is used.
  const idsOf = (report: MailReport) => (report.messageId === null ? mail.answersTo : [report.messageId])
  const found = await findRecipients(at, accountId, {
    recipientIds: returned,
    messageIds: reports.flatMap(idsOf),
  })
  const about = (report: MailReport): MailedRecipient | undefined => {
    const ids = idsOf(report)
    return (
      found.find(({ id }) => returned.includes(id)) ??
      found.find(({ message_id }) => message_id !== null && ids.includes(message_id)) ??
      found.find(({ id }) => ids.some((messageId) => messageId.toLowerCase().startsWith(`${id}.`)))
    )
  }
  const told = reports.flatMap((report): MailReported[] => {
    const recipient = about(report)
    if (!recipient || (recipientId !== null && recipient.id !== recipientId)) return []
    const { kind, messageId, text } = report
    const { recipient: address } = report
    return [
      {
        recipient,
        told: { kind, isHard: report.class === 'hard', recipient: address, messageId, returnPath: null, text },
      },
    ]
  })
  await recordMailReports(at, accountId, told)
  await recordDirectReports(
    at,
    accountId,
    reports.map(({ kind, class: of, recipient: address, messageId, text }, place) => ({
      told: { kind, isHard: of === 'hard', recipient: address, messageId, returnPath: null, text },
      returned: returned[0] ?? null,
      messageIds: idsOf(reports[place]!),
    })),
  )
}
