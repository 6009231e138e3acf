import type { MailPreset, PresetServer } from '../../contracts/mailboxes/mailbox-presets.ts'
import type { GrantKind } from '../../contracts/mailboxes/mailboxes.ts'

/** A mail provider and how its mailboxes are recognised. */
interface MailProvider extends MailPreset {
  readonly provider: string
  /** Ends of the names of its mail servers (MX); empty for one that is recognised by its domains alone. */
  readonly mx: readonly string[]
  /** Domains of its own addresses. */
  readonly domains: readonly string[]
}

const ssl = (host: string, port: number): PresetServer => ({ host, port, encryption: 'ssl' })
const smtps = (host: string) => ssl(host, 465)
const imaps = (host: string) => ssl(host, 993)
/** Submission with STARTTLS (RFC 6409). */
const submission = (host: string): PresetServer => ({ host, port: 587, encryption: 'tls' })

const appPassword = (where: string) =>
  `Use an app password instead of your own one. Create it at ${where}; two-step verification must be on.`
const switchOn = (where: string) => `Allow access by IMAP and SMTP first, at ${where}.`

/**
 * The usual providers. Port 465 is preferred (RFC 8314, 3.3), where they have it. The entries were not compared with the
 * providers' pages one by one; a wrong one fails the connection test.
 *
 * The help pages: support.google.com/mail/answer/7126229, support.microsoft.com (POP, IMAP and SMTP
 * settings for Outlook.com), help.yahoo.com/kb/SLN4075.html, support.apple.com/102525,
 * zoho.com/mail/help/imap-access.html, fastmail.help (server names and ports), ionos.com/help, help.ovhcloud.com,
 * docs.gandi.net, namecheap.com/support, godaddy.com/help, yandex.com/support/mail, help.mail.ru, hilfe.gmx.net,
 * hilfe.web.de, proton.me/support/bridge, posteo.de/hilfe, mailbox.org, migadu.com/guides, rackspace.com, strato.de.
 */
const PROVIDERS: readonly MailProvider[] = [
  {
    provider: 'Google',
    mx: ['.google.com', '.googlemail.com'],
    domains: ['gmail.com', 'googlemail.com'],
    smtp: smtps('smtp.gmail.com'),
    imap: imaps('imap.gmail.com'),
    hint: appPassword('myaccount.google.com/apppasswords'),
  },
  {
    provider: 'Outlook.com',
    mx: ['.olc.protection.outlook.com'],
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
    smtp: submission('smtp-mail.outlook.com'),
    imap: imaps('outlook.office365.com'),
    hint: 'Microsoft takes no passwords any more here. Connect the mailbox with Microsoft instead.',
  },
  {
    provider: 'Microsoft 365',
    mx: ['.mail.protection.outlook.com', '.mx.microsoft'],
    domains: [],
    smtp: submission('smtp.office365.com'),
    imap: imaps('outlook.office365.com'),
    hint: 'Many organisations switched passwords off here. Connect the mailbox with Microsoft instead.',
  },
  {
    provider: 'Yahoo',
    mx: ['.yahoodns.net'],
    domains: ['yahoo.com', 'ymail.com', 'rocketmail.com', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de'],
    smtp: smtps('smtp.mail.yahoo.com'),
    imap: imaps('imap.mail.yahoo.com'),
    hint: appPassword('login.yahoo.com/account/security'),
  },
  {
    provider: 'AOL',
    mx: [],
    domains: ['aol.com'],
    smtp: smtps('smtp.aol.com'),
    imap: imaps('imap.aol.com'),
    hint: appPassword('login.aol.com/account/security'),
  },
  {
    provider: 'iCloud',
    mx: ['.mail.icloud.com'],
    domains: ['icloud.com', 'me.com', 'mac.com'],
    smtp: submission('smtp.mail.me.com'),
    imap: imaps('imap.mail.me.com'),
    hint: appPassword('account.apple.com'),
  },
  {
    provider: 'Zoho (EU)',
    mx: ['.zoho.eu'],
    domains: ['zoho.eu'],
    smtp: smtps('smtppro.zoho.eu'),
    imap: imaps('imappro.zoho.eu'),
    hint: switchOn('mail.zoho.eu, Settings, Mail Accounts'),
  },
  {
    provider: 'Zoho (India)',
    mx: ['.zoho.in'],
    domains: ['zoho.in'],
    smtp: smtps('smtppro.zoho.in'),
    imap: imaps('imappro.zoho.in'),
    hint: switchOn('mail.zoho.in, Settings, Mail Accounts'),
  },
  {
    provider: 'Zoho',
    mx: ['.zoho.com', '.zohomail.com'],
    domains: ['zoho.com', 'zohomail.com'],
    smtp: smtps('smtppro.zoho.com'),
    imap: imaps('imappro.zoho.com'),
    hint: switchOn('mail.zoho.com, Settings, Mail Accounts'),
  },
  {
    provider: 'Fastmail',
    mx: ['.messagingengine.com'],
    domains: ['fastmail.com', 'fastmail.fm'],
    smtp: smtps('smtp.fastmail.com'),
    imap: imaps('imap.fastmail.com'),
    hint: appPassword('app.fastmail.com, Settings, Privacy & Security'),
  },
  {
    provider: 'IONOS (Germany)',
    mx: ['.kundenserver.de'],
    domains: [],
    smtp: smtps('smtp.ionos.de'),
    imap: imaps('imap.ionos.de'),
    hint: null,
  },
  {
    provider: 'IONOS',
    mx: ['.ionos.com', '.ionos.co.uk', '.1and1.com'],
    domains: [],
    smtp: smtps('smtp.ionos.com'),
    imap: imaps('imap.ionos.com'),
    hint: null,
  },
  {
    provider: 'OVHcloud',
    mx: ['.mail.ovh.net', '.ovh.net'],
    domains: [],
    smtp: smtps('ssl0.ovh.net'),
    imap: imaps('ssl0.ovh.net'),
    hint: null,
  },
  {
    provider: 'Gandi',
    mx: ['.mail.gandi.net'],
    domains: [],
    smtp: smtps('mail.gandi.net'),
    imap: imaps('mail.gandi.net'),
    hint: null,
  },
  {
    provider: 'Namecheap Private Email',
    mx: ['.privateemail.com'],
    domains: [],
    smtp: smtps('mail.privateemail.com'),
    imap: imaps('mail.privateemail.com'),
    hint: null,
  },
  {
    provider: 'GoDaddy',
    mx: ['.secureserver.net'],
    domains: [],
    smtp: smtps('smtpout.secureserver.net'),
    imap: imaps('imap.secureserver.net'),
    hint: null,
  },
  {
    provider: 'Yandex',
    mx: ['.yandex.net', '.yandex.ru'],
    domains: ['yandex.com', 'yandex.ru', 'ya.ru'],
    smtp: smtps('smtp.yandex.com'),
    imap: imaps('imap.yandex.com'),
    hint: appPassword('id.yandex.com/security/app-passwords'),
  },
  {
    provider: 'Mail.ru',
    mx: ['.mail.ru'],
    domains: ['mail.ru', 'inbox.ru', 'list.ru', 'bk.ru'],
    smtp: smtps('smtp.mail.ru'),
    imap: imaps('imap.mail.ru'),
    hint: appPassword('account.mail.ru/user/2-step-auth/passwords'),
  },
  {
    provider: 'GMX',
    mx: ['.gmx.net'],
    domains: ['gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch'],
    smtp: smtps('mail.gmx.net'),
    imap: imaps('imap.gmx.net'),
    hint: switchOn('gmx.net, E-Mail, settings, POP3/IMAP'),
  },
  {
    provider: 'GMX.com',
    mx: [],
    domains: ['gmx.com', 'gmx.us', 'gmx.co.uk'],
    smtp: smtps('mail.gmx.com'),
    imap: imaps('imap.gmx.com'),
    hint: switchOn('gmx.com, E-mail Settings, POP3 & IMAP'),
  },
  {
    provider: 'WEB.DE',
    mx: ['.web.de'],
    domains: ['web.de'],
    smtp: smtps('smtp.web.de'),
    imap: imaps('imap.web.de'),
    hint: switchOn('web.de, E-Mail, settings, POP3/IMAP'),
  },
  {
    provider: 'Proton',
    mx: ['.protonmail.ch'],
    domains: ['proton.me', 'protonmail.com', 'pm.me'],
    smtp: submission('smtp.protonmail.ch'),
    imap: null,
    hint: 'Create an SMTP token at Proton (Settings, IMAP/SMTP, for own domains of a paid plan). Reading needs Proton Bridge on your own machine, so answers cannot be read here.',
  },
  {
    provider: 'Rackspace',
    mx: ['.emailsrvr.com'],
    domains: [],
    smtp: smtps('secure.emailsrvr.com'),
    imap: imaps('secure.emailsrvr.com'),
    hint: null,
  },
  {
    provider: 'Migadu',
    mx: ['.migadu.com'],
    domains: [],
    smtp: smtps('smtp.migadu.com'),
    imap: imaps('imap.migadu.com'),
    hint: null,
  },
  {
    provider: 'mailbox.org',
    mx: ['.mailbox.org'],
    domains: ['mailbox.org'],
    smtp: smtps('smtp.mailbox.org'),
    imap: imaps('imap.mailbox.org'),
    hint: null,
  },
  {
    provider: 'Posteo',
    mx: ['.posteo.de'],
    domains: ['posteo.de', 'posteo.net'],
    smtp: smtps('posteo.de'),
    imap: imaps('posteo.de'),
    hint: null,
  },
  {
    provider: 'STRATO',
    mx: ['.rzone.de'],
    domains: [],
    smtp: smtps('smtp.strato.de'),
    imap: imaps('imap.strato.de'),
    hint: null,
  },
]

const presetOf = ({ provider, smtp, imap, hint }: MailProvider): MailPreset => ({ provider, smtp, imap, hint })

/** The provider of a domain of its own addresses, such as `gmail.com`; null if there is none. */
export function providerOfDomain(domain: string): MailPreset | null {
  const found = PROVIDERS.find(({ domains }) => domains.includes(domain))
  return found ? presetOf(found) : null
}

/** Which of the providers whose mailboxes can be connected a preset belongs to; null for the others. */
export function kindOfPreset(preset: MailPreset | null): GrantKind | null {
  return preset?.smtp ? kindOfSmtpHost(preset.smtp.host) : null
}
const KINDS: readonly (readonly [GrantKind, readonly string[]])[] = [
  ['google', ['smtp.gmail.com']],
  ['microsoft', ['smtp.office365.com', 'smtp-mail.outlook.com']],
]

/** The same by the server that mail is handed to. */
export const kindOfSmtpHost = (host: string): GrantKind | null =>
  KINDS.find(([, hosts]) => hosts.includes(host.toLowerCase()))?.[0] ?? null

/**
 * The provider that receives a domain's mail; null for one that is not known.
 *
 * @param records MX records as the DNS has them: preference and host
 */
export function providerOfMx(records: readonly string[]): MailPreset | null {
  const hosts = records
    .map((record) => record.trim().split(/\s+/))
    .map(([preference, host = '']) => ({ preference: Number(preference), host: host.toLowerCase().replace(/\.$/, '') }))
    .toSorted((a, b) => a.preference - b.preference)
  for (const { host } of hosts) {
    const found = PROVIDERS.find(({ mx }) => mx.some((end) => `.${host}`.endsWith(end)))
    if (found) return presetOf(found)
  }
  return null
}
