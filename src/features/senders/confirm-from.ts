import { type EmailConfig, FROM_CODE_LENGTH, type FromProof } from '../../contracts/senders/email-config.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { runBatch } from '../../db/batch.ts'
import type { EmailSecrets } from '../../db/schema/data/senders.ts'
import { findMailbox } from '../../domain/mailboxes/mailboxes.ts'
import { chargeRecipientMessage } from '../../domain/senders/message-limits.ts'
import { isProofEnding } from '../../domain/senders/proof-terms.ts'
import {
  emailSettingsOf,
  fromRecordOf,
  openEmailSecrets,
  requireSender,
  type SenderRow,
} from '../../domain/senders/senders.ts'
import { AppError, conflict, invalid } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { dkimNameOf } from '../../outreach/deliverability/dkim-findings.ts'
import { domainOfEmail } from '../../outreach/deliverability/domain-findings.ts'
import { signsForItself } from '../../outreach/deliverability/signs-for-itself.ts'
import { resolveDns } from '../../platform/dns/resolve-dns.ts'
import { publishedKeyOf } from '../../platform/smtp/dkim-key.ts'
import { fromCodeMail } from './mails.ts'
import { readEmailConfig } from './queries.ts'
import { assertChannel, proofStatement } from './store-sender.ts'

const MAIL_RULE = { attemptsMax: 10, windowSeconds: 3_600 }
const MAILED_TOO_OFTEN = 'Too many codes were sent. Please try again in an hour.'
/** Maximum attempts, given that codes have eight digits. */
const TRY_RULE = { attemptsMax: 20, windowSeconds: 3_600 }
const TRIED_TOO_OFTEN = 'That was tried too often. Please try again in an hour.'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Sends a confirmation code to the From address, through the service's own mail.
 *
 * @returns a message for the user
 * @throws not_found, feature_not_in_plan, too_many_requests; conflict when the address is already confirmed and its
 * proof does not expire soon
 */
export async function sendFromCode(ctx: ServiceContext, id: string): Promise<string> {
  const sender = await requireSender(ctx, 'email', id)
  assertChannel(ctx, 'email')
  const { fromEmail } = emailSettingsOf(sender)
  const isEnding = isProofEnding(sender.fromProof, sender.fromProvenAt, ctx.clock.now())
  if (sender.fromProof && !isEnding) throw conflict(`${fromEmail} is confirmed already.`)
  const account = accountOf(ctx)
  await ctx.throttle.spend(`from-code:${account.id}`, MAIL_RULE, MAILED_TOO_OFTEN)
  await chargeRecipientMessage(ctx, 'from-code', fromEmail)
  const code = await codeOf(ctx, sender, ctx.clock.now())
  await ctx.queues.send('mail', { id: newId(), to: fromEmail, ...fromCodeMail(fromEmail, account.email, code) })
  return `A code is on its way to ${fromEmail}.`
}

/**
 * Confirms a From address by the code that was sent to it or, without a code, by public DNS records.
 *
 * @throws not_found, feature_not_in_plan, too_many_requests; validation_failed when nothing proves that the address
 * belongs to the account; conflict
 */
export async function confirmFrom(ctx: ServiceContext, id: string, code: string | null): Promise<EmailConfig> {
  const sender = await requireSender(ctx, 'email', id)
  assertChannel(ctx, 'email')
  await ctx.throttle.spend(`confirm-from:${accountOf(ctx).id}`, TRY_RULE, TRIED_TOO_OFTEN)
  const proof = await (code === null
    ? findFromProof(ctx, sender, await openEmailSecrets(ctx, sender))
    : proofByCode(ctx, sender, code))
  if (proof === null) {
    if (code !== null) throw invalid({ code: ['This is not the code that we sent, or it is too old'] })
    const { name, value } = await fromRecordOf(ctx, sender)
    throw new AppError('validation_failed', `There is no TXT record at ${name} that says ${value} yet.`)
  }
  const [stored] = await runBatch(ctx.data, [
    proofStatement(sender, proof, ctx.clock.now()),
    auditStatement(ctx, {
      action: 'sender.confirm-address',
      objectId: id,
      after: { from: emailSettingsOf(sender).fromEmail, from_proof: proof },
    }),
  ])
  if (stored.length === 0) throw conflict('The configuration has changed. Please reload and try again.')
  return readEmailConfig(ctx, id)
}

/** Searches for proof that a From address belongs to the account. Null if there is none or the lookup failed. */
export async function findFromProof(
  ctx: ServiceContext,
  sender: SenderRow,
  secrets: EmailSecrets,
): Promise<FromProof | null> {
  const found = await findProof(ctx, sender, secrets, accountOf(ctx).email)
  return found === 'unknown' ? null : found
}

/**
 * Like `findFromProof`, but distinguishes missing proof (null) from a failed lookup ('unknown').
 *
 * @param ownEmail the account's own address if it is confirmed, otherwise null
 */
export async function findProof(
  ctx: ServiceContext,
  sender: SenderRow,
  { dkimPrivateKey }: EmailSecrets,
  ownEmail: string | null,
): Promise<FromProof | null | 'unknown'> {
  const settings = emailSettingsOf(sender)
  const { fromEmail, dkimDomain, dkimSelector } = settings
  if (settings.transport !== 'smtp') {
    const mailbox = await findMailbox(ctx, sender.id)
    // A mailbox that has to be connected again says nothing about whose it is.
    if (mailbox?.state === 'disconnected') return 'unknown'
    if (mailbox?.kind === settings.transport && mailbox.address === fromEmail.toLowerCase()) return 'mailbox'
  }
  // Sign-in requires a confirmed mailbox, or an operator's confirmation.
  if (fromEmail.toLowerCase() === ownEmail?.toLowerCase()) return 'account'
  const textsOf = (name: string) => resolveDns(ctx.config.dnsUrl, name, 'TXT')
  const { name, value } = await fromRecordOf(ctx, sender)
  const records = await textsOf(name)
  if (records?.includes(value)) return 'dns'
  const absent = records === null ? 'unknown' : null
  if (!dkimPrivateKey || !dkimDomain || !dkimSelector) return absent
  const published = await textsOf(dkimNameOf(dkimSelector, dkimDomain))
  if (signsForItself({ ...settings, dkimPublicKey: publishedKeyOf(dkimPrivateKey) }, published)) return 'dkim'
  return published === null ? 'unknown' : absent
}

async function proofByCode(ctx: ServiceContext, sender: SenderRow, given: string): Promise<FromProof | null> {
  const now = ctx.clock.now()
  const codes = await Promise.all([0, DAY_MS].map((ago) => codeOf(ctx, sender, new Date(now.getTime() - ago))))
  return codes.includes(given) ? 'code' : null
}

/** Derives the code from the sender, its address and the day, so that it need not be stored. */
async function codeOf(ctx: ServiceContext, sender: SenderRow, on: Date): Promise<string> {
  const { fromEmail } = emailSettingsOf(sender)
  const day = on.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const hash = await keyedHash(ctx, `from-code:${sender.accountId}:${sender.id}:${fromEmail.toLowerCase()}:${day}`)
  // 2^48 is so much larger than 10^8 that all codes are practically equally likely.
  return String(Number.parseInt(hash.slice(0, 12), 16) % 10 ** FROM_CODE_LENGTH).padStart(FROM_CODE_LENGTH, '0')
}

/** The text of a test result for an unconfirmed From address. */
export function unconfirmedText(sender: Pick<SenderRow, 'settings'>): string {
  const { fromEmail } = emailSettingsOf(sender)
  return `Confirm ${fromEmail} before a campaign goes out by it, with a code that we send there or a record of ${domainOfEmail(fromEmail)}.`
}
