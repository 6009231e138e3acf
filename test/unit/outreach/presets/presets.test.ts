import { expect, test } from 'vitest'
import { providerOfDomain, providerOfMx } from '../../../../src/outreach/presets/mail-providers.ts'
import { readAutoconfig } from '../../../../src/outreach/presets/read-autoconfig.ts'

test.each([
  ['1 ASPMX.L.GOOGLE.COM.', 'Google', 'smtp.gmail.com'],
  ['1 smtp.google.com.', 'Google', 'smtp.gmail.com'],
  ['0 acme-com.mail.protection.outlook.com.', 'Microsoft 365', 'smtp.office365.com'],
  ['10 in1-smtp.messagingengine.com.', 'Fastmail', 'smtp.fastmail.com'],
  ['10 mx.zoho.eu.', 'Zoho (EU)', 'smtppro.zoho.eu'],
  ['10 mx00.ionos.com.', 'IONOS', 'smtp.ionos.com'],
  ['1 mx1.mail.ovh.net.', 'OVHcloud', 'ssl0.ovh.net'],
  ['10 spool.mail.gandi.net.', 'Gandi', 'mail.gandi.net'],
  ['10 mx1.privateemail.com.', 'Namecheap Private Email', 'mail.privateemail.com'],
  ['0 smtp.secureserver.net.', 'GoDaddy', 'smtpout.secureserver.net'],
  ['10 mx.yandex.net.', 'Yandex', 'smtp.yandex.com'],
  ['10 emx.mail.ru.', 'Mail.ru', 'smtp.mail.ru'],
  ['10 mail.protonmail.ch.', 'Proton', 'smtp.protonmail.ch'],
])('%s is %s', (record, provider, host) => {
  expect(providerOfMx([record])).toMatchObject({ provider, smtp: { host } })
})

test('the mail server with the lowest preference decides, and similar names do not match', () => {
  expect(providerOfMx(['20 mx.yandex.net.', '5 mx.zoho.com.'])).toMatchObject({ provider: 'Zoho' })
  for (const records of [[], ['0 .'], ['10 notgoogle.com.'], ['10 google.com.evil.example.'], ['nonsense']])
    expect(providerOfMx(records)).toBeNull()
  expect(providerOfDomain('gmail.com')).toMatchObject({ hint: expect.stringContaining('app password') })
  expect(providerOfDomain('acme.example')).toBeNull()
})

const autoconfig = (servers: string) =>
  `<?xml version="1.0"?><clientConfig version="1.1"><emailProvider id="acme.example">${servers}</emailProvider></clientConfig>`
const server = (tag: string, type: string, host: string, port: string, socketType: string) =>
  `<${tag} type="${type}"><hostname> ${host} </hostname><port>${port}</port><socketType>${socketType}</socketType></${tag}>`

test('a published configuration provides the first encrypted servers', () => {
  const xml = autoconfig(
    server('incomingServer', 'pop3', 'pop.acme.example', '995', 'SSL') +
      server('incomingServer', 'imap', 'plain.acme.example', '143', 'plain') +
      server('incomingServer', 'imap', 'imap.acme.example', '993', 'SSL') +
      server('incomingServer', 'imap', 'later.acme.example', '993', 'SSL') +
      server('outgoingServer', 'smtp', 'SMTP.acme.example', '587', 'STARTTLS'),
  )
  expect(readAutoconfig(xml)).toEqual({
    provider: null,
    hint: null,
    smtp: { host: 'smtp.acme.example', port: 587, encryption: 'tls' },
    imap: { host: 'imap.acme.example', port: 993, encryption: 'ssl' },
  })
})

test.each([
  ['nothing', ''],
  ['a page', '<html><body><p>Not found</p></body></html>'],
  ['a bad port', autoconfig(server('outgoingServer', 'smtp', 'smtp.acme.example', '99999', 'SSL'))],
  ['no host', autoconfig(server('outgoingServer', 'smtp', '', '465', 'SSL'))],
  ['an invalid host', autoconfig(server('outgoingServer', 'smtp', 'a b/../c', '465', 'SSL'))],
  [
    'an entity',
    `<!DOCTYPE x [<!ENTITY a "smtp.acme.example">]>${autoconfig(server('outgoingServer', 'smtp', '&a;', '465', 'SSL'))}`,
  ],
  ['endless nesting', '<incomingServer type="imap">'.repeat(50_000)],
])('%s provides none', (_, xml) => {
  expect(readAutoconfig(xml)).toBeNull()
})
