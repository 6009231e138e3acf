import { and, eq } from 'drizzle-orm'
import { WarmUp } from '../../contracts/campaigns/campaign-settings.ts'
import { GRANT_LABELS, MAILBOX_DAY_MAX } from '../../contracts/mailboxes/mailboxes.ts'
import type { CreateEmailConfig, EmailConfig, UpdateEmailConfig } from '../../contracts/senders/email-config.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { assertSecretsGiven } from '../../core/secret-destination.ts'
import { runBatch } from '../../db/batch.ts'
import { linkDomains } from '../../db/schema/control/link-domains.ts'
import type { EmailSecrets, EmailSettings } from '../../db/schema/data/senders.ts'
import { BOUNCE_MAILBOX_LENGTH_MAX } from '../../domain/delivery-reports/mail-addresses.ts'
import { findMailbox } from '../../domain/mailboxes/mailboxes.ts'
import { emailSettingsOf, openEmailSecrets, requireSender, type SenderRow } from '../../domain/senders/senders.ts'
import { AppError, invalid } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { isOnlySwitchedOff } from '../../lib/is-only-switched-off.ts'
import { readDkimKey } from '../../platform/smtp/dkim-key.ts'
import { isSmtpHostAllowed } from '../../platform/smtp/guard-host.ts'
import { destinationOfEmail } from '../../rules/senders/secret-destination.ts'
import { imapStatements } from './mailboxes/change-imap.ts'
import { readEmailConfig } from './queries.ts'
import { assertChannel, insertSender, updateSender } from './store-sender.ts'

const END_LENGTH = 4
const NAME = /^(?=.{1,253}$)[a-z\d_](?:[a-z\d_.-]*[a-z\d_])?$/i

/**
 * Adds a mail server. It is unverified until it is tested. @throws feature_not_in_plan, url_not_allowed,
 * validation_failed, conflict
 */
export async function createEmailConfig(ctx: ServiceContext, input: CreateEmailConfig): Promise<EmailConfig> {
  assertChannel(ctx, 'email')
  const secrets: EmailSecrets = {
    username: input.username,
    password: input.password,
    dkimPrivateKey: input.dkim_private_key?.trim() || null,
    reportKey: input.report_key?.trim() || null,
  }
  const settings: EmailSettings = {
    host: input.host.toLowerCase(),
    port: input.port,
    encryption: input.encryption,
    fromName: input.from_name,
    fromEmail: input.from_email,
    replyTo: input.reply_to ?? null,
    postalAddress: input.postal_address ?? null,
    unsubscribeUrl: input.unsubscribe_url ?? null,
    ...dkimOf(input.dkim_selector, input.dkim_domain),
    ...shownOf(secrets),
    compliance: input.compliance,
    bounceAddress: input.bounce_address ?? null,
    collectsReplies: input.collect_replies,
    linkDomain: input.link_domain,
  }
  await assertLinkDomain(ctx, input.link_domain)
  assertSound(ctx, settings, secrets.dkimPrivateKey)
  const imap = { id: newId(), fromEmail: settings.fromEmail, hasPassword: true, before: null }
  const further = await imapStatements(ctx, imap, input.imap)
  const change = {
    name: input.name,
    settings,
    secrets,
    isActive: input.is_active,
    isDefault: input.is_default,
    perHour: input.limits.max_recipients_per_hour,
    perDay: input.limits.max_recipients_per_day,
    warmUp: input.warm_up ?? null,
    isUntested: true,
    isUnproven: true,
  }
  return readEmailConfig(ctx, await insertSender(ctx, 'email', change, { id: imap.id, further }))
}

/**
 * Changes a mail server. Omitted fields keep their values, and so do blank secrets as long as they go to the same
 * server. If the connection or the From address changes, it has to be tested again.
 *
 * @throws not_found, feature_not_in_plan, url_not_allowed, validation_failed, conflict
 */
export async function updateEmailConfig(
  ctx: ServiceContext,
  id: string,
  input: UpdateEmailConfig,
): Promise<EmailConfig> {
  const before = await requireSender(ctx, 'email', id)
  // An account that lost the feature may still deactivate its senders.
  if (!isOnlySwitchedOff(input)) assertChannel(ctx, 'email')
  const was = emailSettingsOf(before)
  const had = await openEmailSecrets(ctx, before)
  const secrets: EmailSecrets = {
    username: input.username || had.username,
    password: input.password || had.password,
    dkimPrivateKey: input.dkim_private_key?.trim() || had.dkimPrivateKey,
    reportKey: input.report_key?.trim() || had.reportKey,
  }
  const settings: EmailSettings = {
    transport: was.transport,
    host: input.host?.toLowerCase() ?? was.host,
    port: input.port ?? was.port,
    encryption: input.encryption ?? was.encryption,
    fromName: input.from_name ?? was.fromName,
    fromEmail: input.from_email ?? was.fromEmail,
    replyTo: orBefore(input.reply_to, was.replyTo),
    postalAddress: orBefore(input.postal_address, was.postalAddress),
    unsubscribeUrl: orBefore(input.unsubscribe_url, was.unsubscribeUrl),
    ...dkimOf(orBefore(input.dkim_selector, was.dkimSelector), orBefore(input.dkim_domain, was.dkimDomain)),
    ...shownOf(secrets),
    compliance: { ...was.compliance, ...input.compliance },
    bounceAddress: orBefore(input.bounce_address, was.bounceAddress),
    collectsReplies: input.collect_replies ?? was.collectsReplies,
    linkDomain: input.link_domain ?? was.linkDomain ?? 'auto',
  }
  if (input.link_domain !== undefined) await assertLinkDomain(ctx, input.link_domain)
  const isReachedOtherwise =
    (['host', 'port', 'encryption', 'fromEmail'] as const).some((key) => settings[key] !== was[key]) ||
    secrets.username !== had.username ||
    secrets.password !== had.password
  assertFitsMailbox(was, settings, {
    secrets: { username: input.username, password: input.password },
    perDay: input.limits?.max_recipients_per_day,
  })
  assertSecretsGiven(destinationOfEmail(was), destinationOfEmail(settings), {
    username: input.username,
    password: input.password,
  })
  assertSound(ctx, settings, secrets.dkimPrivateKey)
  const isOther = (Object.keys(had) as (keyof EmailSecrets)[]).some((key) => secrets[key] !== had[key])
  const imap = {
    ...{ id, fromEmail: settings.fromEmail, hasPassword: Boolean(input.password) },
    before: input.imap === undefined ? null : await findMailbox(ctx, id),
  }
  const further = await imapStatements(ctx, imap, input.imap)
  const change = {
    name: input.name ?? before.name,
    settings,
    secrets: isOther || ctx.sealing.isOutdated(before.secrets) ? secrets : null,
    isActive: input.is_active ?? before.isActive,
    isDefault: input.is_default ?? before.isDefault,
    perHour: input.limits?.max_recipients_per_hour ?? before.perHour,
    perDay: input.limits?.max_recipients_per_day ?? before.perDay,
    warmUp: warmUpOf(before, input.warm_up),
    isUntested: isReachedOtherwise,
    isUnproven: settings.fromEmail.toLowerCase() !== was.fromEmail.toLowerCase(),
  }
  await updateSender(ctx, before, change)
  if (further.length > 0) await runBatch(ctx.data, further)
  return readEmailConfig(ctx, id)
}

/** Returns the new warm-up. Omitted properties keep their values, or get their defaults. */
function warmUpOf({ warmUpFrom, warmUpStep }: SenderRow, given: UpdateEmailConfig['warm_up']): WarmUp | null {
  if (given === null) return null
  const was = warmUpFrom === null ? null : { from: warmUpFrom, step: warmUpStep ?? 0 }
  return given === undefined ? was : WarmUp.parse({ ...was, ...given })
}

const orBefore = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value)

const shownOf = ({ username, dkimPrivateKey, reportKey }: EmailSecrets) => ({
  usernameEnd: username.slice(-END_LENGTH),
  hasDkimKey: dkimPrivateKey !== null,
  hasReportKey: reportKey !== null,
})

const dkimOf = (selector: string | null | undefined, domain: string | null | undefined) => ({
  dkimSelector: selector?.toLowerCase() || null,
  dkimDomain: domain?.toLowerCase() || null,
})

/** A connected mailbox sends as itself only, without our signature, and at most so much a day as its provider allows. */
function assertFitsMailbox(
  was: ReturnType<typeof emailSettingsOf>,
  settings: EmailSettings,
  { secrets, perDay }: { secrets: Readonly<Record<string, string | undefined>>; perDay: number | undefined },
): void {
  const { transport } = was
  if (transport === 'smtp') return
  const label = GRANT_LABELS[transport]
  const fixed = `${was.fromEmail} is connected at ${label}. Connect another mailbox to send from elsewhere.`
  const moved = (
    [
      ['host', settings.host !== was.host],
      ['port', settings.port !== was.port],
      ['encryption', settings.encryption !== was.encryption],
      ['from_email', settings.fromEmail.toLowerCase() !== was.fromEmail.toLowerCase()],
      ...Object.entries(secrets).map(([field, value]) => [field, Boolean(value)] as const),
    ] as const
  ).flatMap(([field, isMoved]) => (isMoved ? [[field, [fixed]] as [string, string[]]] : []))
  const dayMax = MAILBOX_DAY_MAX[transport]
  const problems: [string, string[]][] = [
    ...moved,
    ...(settings.compliance.use_dkim
      ? [['compliance.use_dkim', [`${label} signs the messages itself.`]] as [string, string[]]]
      : []),
    ...((perDay ?? 0) > dayMax
      ? [
          [
            'limits.max_recipients_per_day',
            [`${label} sends at most ${dayMax.toLocaleString('en-US')} messages a day from a mailbox.`],
          ] as [string, string[]],
        ]
      : []),
  ]
  if (problems.length > 0) throw invalid(Object.fromEntries(problems))
}

/** @throws validation_failed unless the account has that link domain */
async function assertLinkDomain(ctx: ServiceContext, choice: EmailConfig['link_domain']): Promise<void> {
  if (choice === 'auto' || choice === 'none') return
  const isOwn = and(eq(linkDomains.id, choice), eq(linkDomains.accountId, accountOf(ctx).id))
  if ((await ctx.db.$count(linkDomains, isOwn)) === 0)
    throw invalid({ link_domain: ['Choose one of your link domains'] })
}

function assertSound(ctx: ServiceContext, settings: EmailSettings, dkimPrivateKey: string | null): void {
  const { host, port, dkimSelector, dkimDomain, compliance, bounceAddress } = settings
  if (!isSmtpHostAllowed(host, port, ctx.config))
    throw new AppError('url_not_allowed', 'This address cannot be called.')
  const problems = {
    dkim_selector: problemOfName(
      dkimSelector,
      'a selector, such as mail1',
      'Selector is required',
      compliance.use_dkim,
    ),
    dkim_domain: problemOfName(dkimDomain, 'a domain', 'Domain is required', compliance.use_dkim),
    dkim_private_key: problemOfKey(dkimPrivateKey, compliance.use_dkim),
    bounce_address: problemOfBounceAddress(bounceAddress),
  }
  const fields = Object.entries(problems).flatMap(([name, problem]) =>
    problem ? [[name, [problem]] as [string, string[]]] : [],
  )
  if (fields.length > 0) throw invalid(Object.fromEntries(fields))
}

function problemOfName(name: string | null, what: string, missing: string, isNeeded: boolean): string | null {
  if (!name) return isNeeded ? missing : null
  return NAME.test(name) && !name.includes('..') ? null : `Enter ${what}`
}

/** The part that identifies the message is inserted before the `@` and needs room there. */
function problemOfBounceAddress(address: string | null): string | null {
  if (!address || address.lastIndexOf('@') <= BOUNCE_MAILBOX_LENGTH_MAX) return null
  return `Use at most ${BOUNCE_MAILBOX_LENGTH_MAX} characters before the @`
}

function problemOfKey(pem: string | null, isNeeded: boolean): string | null {
  if (!pem) return isNeeded ? 'Private key is required' : null
  return readDkimKey(pem) ? null : 'Enter an RSA private key of at least 1,024 bits in PEM form'
}
