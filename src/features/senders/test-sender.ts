import { GRANT_LABELS, type GrantKind } from '../../contracts/mailboxes/mailboxes.ts'
import type { EmailConfig } from '../../contracts/senders/email-config.ts'
import type { SmsConfig } from '../../contracts/senders/sms-config.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { EmailSecrets } from '../../db/schema/data/senders.ts'
import { openMailbox } from '../../domain/mailboxes/access.ts'
import { findMailbox } from '../../domain/mailboxes/mailboxes.ts'
import { apiOf, openMailSender } from '../../domain/mailboxes/open-mail-sender.ts'
import { blockedAddresses } from '../../domain/recipients/eligibility/blocked-addresses.ts'
import { chargeTestMessage, isOwnAddress, unprovenText } from '../../domain/senders/message-limits.ts'
import {
  emailSettingsOf,
  mailServerGuard,
  openEmailSecrets,
  openSmsSecrets,
  requireSender,
  type SenderRow,
  smsGatewayOf,
  smsSettingsOf,
  smtpOf,
  smtpServerOf,
} from '../../domain/senders/senders.ts'
import { AppError, invalid, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'
import { checkImap } from '../../platform/mailboxes/imap/create-imap.ts'
import { MailboxError } from '../../platform/mailboxes/port.ts'
import { readAddress } from '../../platform/mailboxes/read-address.ts'
import { isSmtpHostAllowed } from '../../platform/smtp/guard-host.ts'
import type { DeliveryResult } from '../../platform/smtp/port.ts'
import { findFromProof, unconfirmedText } from './confirm-from.ts'
import { requireProvider } from './mailboxes/start-connection.ts'
import { readEmailConfig, readSmsConfig } from './queries.ts'
import { assertChannel, keepVerdict } from './store-sender.ts'

const RULE = { attemptsMax: 30, windowSeconds: 600 }
const TOO_OFTEN = 'That was tested too often. Please try again in a few minutes.'

/**
 * Connects to a mail server, signs in and checks whether it accepts the From address. Sends a test message if an
 * address is given.
 *
 * @returns the configuration and a message for the user
 * @throws validation_failed, with the failure as a sentence, also for a recipient other than the account's own address
 * while the From address is unconfirmed; not_found, feature_not_in_plan, url_not_allowed, too_many_requests
 */
export async function testEmailConfig(
  ctx: ServiceContext,
  id: string,
  email: string | null,
): Promise<{ config: EmailConfig; message: string }> {
  const sender = await requireSender(ctx, 'email', id)
  assertChannel(ctx, 'email')
  await ctx.throttle.spend(`sender-test:${sender.accountId}`, RULE, TOO_OFTEN)
  const { host, port, transport } = emailSettingsOf(sender)
  if (!isSmtpHostAllowed(host, port, ctx.config))
    throw new AppError('url_not_allowed', 'This address cannot be called.')
  if (email) await assertWelcome(ctx, 'email', email)
  const secrets = await openEmailSecrets(ctx, sender)
  const proof = sender.fromProof ?? (await findFromProof(ctx, sender, secrets))
  const isOwn = email !== null && isOwnAddress(ctx, email)
  // A sign-in at a mail server may allow any From address. Sending to other people requires proof of the address.
  if (email && !proof && !isOwn) throw invalid({ email: [unprovenText(sender)] })
  const failed =
    transport === 'smtp'
      ? await smtpOf(ctx).check(smtpServerOf(sender, secrets), emailSettingsOf(sender).fromEmail)
      : await checkMailbox(ctx, sender, transport)
  if (email && failed === null) await chargeTestMessage(ctx, sender.accountId, { to: email, isOwn })
  const problem = failed ?? (email ? await sendTestMail(ctx, sender, secrets, email) : null)
  await keepVerdict(ctx, sender, problem, proof)
  if (problem !== null) throw new AppError('validation_failed', problem)
  const unread = await checkReading(ctx, sender.id)
  if (unread !== null) throw new AppError('validation_failed', `Sending works, but answers cannot be read. ${unread}`)
  const sent = email ? ` A test message is on its way to ${email}.` : ''
  return {
    config: await readEmailConfig(ctx, id),
    message: `Connected to ${transport === 'smtp' ? `${host}:${port}` : GRANT_LABELS[transport]} and signed in.${sent}${proof ? '' : ` ${unconfirmedText(sender)}`}`,
  }
}

/** Signs in where answers are read by IMAP. @returns null on success or without IMAP, otherwise why not, as a sentence */
async function checkReading(ctx: ServiceContext, senderId: string): Promise<string | null> {
  if ((await findMailbox(ctx, senderId))?.kind !== 'imap') return null
  try {
    const access = await openMailbox(ctx, senderId)
    if (access.kind !== 'imap') return null
    return await checkImap(access, { ...mailServerGuard(ctx), now: () => ctx.clock.now() })
  } catch (error) {
    if (error instanceof MailboxError) return error.failure.reason
    throw error
  }
}

/** Opens a connected mailbox and reads its address. @returns null on success, otherwise why not, as a sentence */
async function checkMailbox(ctx: ServiceContext, sender: SenderRow, kind: GrantKind): Promise<string | null> {
  try {
    await readAddress(requireProvider(ctx, kind), apiOf(ctx, sender.id, kind), ctx.clock.now())
    return null
  } catch (error) {
    if (error instanceof MailboxError) return error.failure.reason
    throw error
  }
}

async function sendTestMail(
  ctx: ServiceContext,
  sender: SenderRow,
  secrets: EmailSecrets,
  to: string,
): Promise<string | null> {
  const { fromName, fromEmail, replyTo } = emailSettingsOf(sender)
  const pool = openMailSender(ctx, sender, secrets, { connections: 1 })
  try {
    const text = `This is a test message. It was sent through "${sender.name}" to see that this configuration works.`
    const mail = {
      returnPath: fromEmail,
      from: { name: fromName, address: fromEmail },
      to: { name: null, address: to },
      replyTo,
      subject: 'Test of your email configuration',
      html: `<p>${text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)}</p>`,
      text,
      messageId: `<${newId()}@${fromEmail.slice(fromEmail.lastIndexOf('@') + 1)}>`,
      date: ctx.clock.now(),
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: [],
    }
    const outcome = await pool.send(mail, null)
    return problemOf(outcome)
  } finally {
    await pool.close()
  }
}

const REFUSED = {
  connect: 'The server does not take connections',
  auth: 'The server refused the username or password',
  mail: 'Signed in, but the server refused the sender address',
  rcpt: 'Signed in, but the server refused the recipient of the test message',
  data: 'Signed in, but the server refused the test message',
} as const

function problemOf(outcome: DeliveryResult): string | null {
  if (outcome.kind === 'accepted') return null
  if (outcome.kind === 'later') return outcome.reason
  if (outcome.kind === 'refused') return `${REFUSED[outcome.stage]}: ${wordsOf(outcome.reply)}`
  if (outcome.kind === 'lost') return `Signed in, but the test message could not be handed over. ${outcome.reason}`
  return `Signed in, but the server did not say whether it took the test message. ${outcome.reason}`
}

const WORDS_LENGTH_MAX = 400
const wordsOf = (reply: string) =>
  reply
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, WORDS_LENGTH_MAX)

/**
 * Checks a provider's credentials, and sends a test message if a number is given.
 *
 * @throws validation_failed, with the failure as a sentence; not_found, feature_not_in_plan, too_many_requests
 */
export async function testSmsConfig(
  ctx: ServiceContext,
  id: string,
  phone: string | null,
): Promise<{ config: SmsConfig; message: string }> {
  const sender = await requireSender(ctx, 'sms', id)
  assertChannel(ctx, 'sms')
  const to = phone
    ? (normalizedAddress('sms', phone) ?? raise(invalid({ phone: ['Enter a number such as +15551234567'] })))
    : null
  await ctx.throttle.spend(`sender-test:${sender.accountId}`, RULE, TOO_OFTEN)
  if (to) await assertWelcome(ctx, 'sms', to)
  const gateway = smsGatewayOf(ctx, sender, await openSmsSecrets(ctx, sender))
  const checked = await gateway.check()
  if (checked === 'unasked' && !to) {
    const text = 'This provider can only be checked by sending a message. Enter a phone number for a test message.'
    throw new AppError('validation_failed', text)
  }
  let problem = checked === 'unasked' ? null : checked
  if (problem === null && to) {
    await chargeTestMessage(ctx, sender.accountId, { to, isOwn: false })
    const text = `Test message of "${sender.name}": this configuration works.`
    const outcome = await gateway.send({ to, text, reference: newId(), reportUrl: null })
    if (outcome.kind !== 'accepted') problem = outcome.reason
  }
  await keepVerdict(ctx, sender, problem)
  if (problem !== null) throw new AppError('validation_failed', problem)
  const { provider } = smsSettingsOf(sender)
  const message = to ? `A test message is on its way to ${to}.` : `The key of ${NAMES[provider]} is good.`
  return { config: await readSmsConfig(ctx, id), message }
}

const NAMES = {
  twilio: 'Twilio',
  aws_sns: 'Amazon SNS',
  messagebird: 'MessageBird',
  vonage: 'Vonage',
  custom: 'your provider',
} as const

/** @throws validation_failed for a recipient that is blocked */
async function assertWelcome(ctx: ServiceContext, channel: 'email' | 'sms', address: string): Promise<void> {
  const normalized = normalizedAddress(channel, address) ?? address
  const block = (await blockedAddresses(ctx, channel, [normalized])).blocks.get(normalized)
  if (!block) return
  const why =
    block === 'suppressed'
      ? 'it is on your suppression list'
      : 'the owner of this address asked not to be contacted, or was erased'
  throw invalid({ [channel === 'email' ? 'email' : 'phone']: [`Nothing is sent there: ${why}`] })
}
