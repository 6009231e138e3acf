import { describe, expect, test } from 'vitest'
import {
  type CampaignText,
  composeEmail,
  type EmailSender,
  type EmailToCompose,
  type MessageRecipient,
} from '../../../../src/outreach/compose/compose-message.ts'

const campaign: CampaignText = {
  id: '019ab000-0000-7000-8000-00000000c0de',
  subject: 'News for {{company|you}}',
  content: '<p>Hello {{first_name|there}}, <a href="https://shop.example/new?c={{city}}">see this</a></p>',
  textContent: null,
  includeUnsubscribe: true,
  unsubscribeUrl: null,
  trackOpens: false,
  trackClicks: false,
}
const sender: EmailSender = {
  id: '019ab000-0000-7000-8000-0000005e4de4',
  fromName: 'Shop & Co',
  fromEmail: 'news@shop.example',
  replyTo: null,
  postalAddress: 'High Street 1\n12345 Town',
  unsubscribeUrl: null,
}
const recipient: MessageRecipient = {
  address: 'ada@acme.com',
  name: 'Ada Byron',
  company: 'Acme <Ltd>',
  fields: { city: 'St. Ives' },
  dataSource: 'Crawl of acme.com',
  consent: null,
}
const UNSUBSCRIBE = 'https://us.example/api/u/token'
const urls = {
  unsubscribe: UNSUBSCRIBE,
  open: () => 'https://us.example/api/o/token',
  click: (target: string) => `https://us.example/api/c/token/${target.slice(8, 9)}`,
}

const compose = (changes: {
  campaign?: Partial<CampaignText>
  sender?: Partial<EmailSender>
  recipient?: Partial<MessageRecipient>
  reference?: string
}) => {
  const message: EmailToCompose = {
    campaign: { ...campaign, ...changes.campaign },
    sender: { ...sender, ...changes.sender },
    recipient: { ...recipient, ...changes.recipient },
    urls,
    reference: changes.reference ?? 'r1',
    date: new Date('2026-11-23T10:00:00Z'),
  }
  return composeEmail(message)
}

describe('an email', () => {
  const { mail, missing } = compose({})

  test("contains the campaign's text, merged with the recipient's fields", () => {
    expect(mail.subject).toBe('News for Acme <Ltd>')
    expect(mail.html).toContain('<p>Hello Ada, <a href="https://shop.example/new?c=St.%20Ives">see this</a></p>')
    expect(mail.text).toMatch(/^Hello Ada, see this \(https:\/\/shop\.example\/new\?c=St\.%20Ives\)\n\n-- \n/)
    expect(missing).toEqual([])
  })

  test('is a complete document, titled with its subject', () => {
    expect(mail.html).toMatch(
      /^<!doctype html>\n<html>[\s\S]*<title>News for Acme &lt;Ltd&gt;<\/title>[\s\S]*<\/body>\n<\/html>\n$/,
    )
  })

  test('has both unsubscribe headers, and names the campaign and the sender in Feedback-ID', () => {
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${UNSUBSCRIBE}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Feedback-ID': '00000000c0de:campaign:email:0000005e4de4',
    })
  })

  test('has an unsubscribe link, a postal address and the source of the address, in both parts', () => {
    expect(mail.html).toContain(`<a href="${UNSUBSCRIBE}"`)
    expect(mail.text).toContain(`Unsubscribe: ${UNSUBSCRIBE}`)
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('High Street 1, 12345 Town')
      expect(part).toContain('You receive this because your address is published on acme.com.')
    }
  })

  test('has a Message-ID on the sender’s domain', () => {
    expect(mail.messageId).toBe('<r1@shop.example>')
    expect(mail.returnPath).toBe('news@shop.example')
    expect(mail.from).toEqual({ name: 'Shop & Co', address: 'news@shop.example' })
    expect(mail.to).toEqual({ name: 'Ada Byron', address: 'ada@acme.com' })
  })

  test('tracks nothing by default', () => {
    expect(mail.html).not.toContain('/api/o/')
    expect(mail.html).not.toContain('/api/c/')
  })
})

describe('options', () => {
  test('opens and clicks are tracked if turned on, but not in the plain part, and never the unsubscribe link', () => {
    const content =
      '<a href="https://a.example/">a</a><a href="{{unsubscribe_url}}">no more</a><a href="https://b.example/?{{city}}">b</a>'
    const { mail } = compose({ campaign: { content, trackOpens: true, trackClicks: true } })
    expect(mail.html).toContain(
      `<a href="https://us.example/api/c/token/a">a</a><a href="${UNSUBSCRIBE}">no more</a><a href="https://us.example/api/c/token/b">b</a>`,
    )
    expect(mail.html).toContain('<img src="https://us.example/api/o/token" width="1" height="1"')
    expect(mail.text).not.toContain('/api/c/')
    expect(mail.text).toContain('a (https://a.example/)')
  })

  test("a recipient's field cannot name a tracked link", () => {
    const { mail } = compose({
      campaign: { trackClicks: true },
      recipient: { fields: { counted_link_1: 'https://evil.example/' } },
    })
    expect(mail.html).not.toContain('evil.example')
  })

  test('content with its own unsubscribe link gets no second one, in the part that has it', () => {
    const own = compose({ campaign: { content: '<p><a href="{{unsubscribe_url}}">Bye</a></p>', textContent: 'Hello' } })
    expect(own.mail.html!.split(UNSUBSCRIBE)).toHaveLength(2)
    expect(own.mail.text).toContain(`Unsubscribe: ${UNSUBSCRIBE}`)
    const both = compose({ campaign: { content: 'Bye: {{unsubscribe_url}}' } })
    expect(both.mail.text.split(UNSUBSCRIBE)).toHaveLength(2)
  })

  test('without a visible link the headers remain', () => {
    const { mail } = compose({ campaign: { includeUnsubscribe: false } })
    expect(mail.html).not.toContain(UNSUBSCRIBE)
    expect(mail.text).not.toContain(UNSUBSCRIBE)
    expect(mail.headers['List-Unsubscribe']).toBe(`<${UNSUBSCRIBE}>`)
  })

  test("a page of the sender's own is added next to our link, which alone suppresses", () => {
    const { mail } = compose({ campaign: { unsubscribeUrl: 'https://shop.example/prefs?a=1&b=2' } })
    expect(mail.html).toContain('href="https://shop.example/prefs?a=1&amp;b=2"')
    expect(mail.html).toContain(`href="${UNSUBSCRIBE}"`)
    expect(mail.headers['List-Unsubscribe']).toBe(`<${UNSUBSCRIBE}>`)
  })

  test('a full document gets the footer inside its body', () => {
    const { mail } = compose({
      campaign: { content: '<!doctype html><html><body class="x"><p>Hi {{name}}</p></BODY></html>', trackOpens: true },
    })
    expect(mail.html).toMatch(
      /^<!doctype html>\n<html>\n<head><\/head>\n<body class="x"><p>Hi Ada Byron<\/p>\n<table [\s\S]*<\/table>\n<img [^>]*>\n<\/body>\n<\/html>\n$/,
    )
  })

  test('a custom plain text becomes the plain part', () => {
    const { mail } = compose({ campaign: { textContent: 'Hello {{name}} <b>' } })
    expect(mail.text).toMatch(/^Hello Ada Byron <b>\n\n-- \n/)
  })

  test('missing fields are reported for all parts, once each', () => {
    const { missing } = compose({ campaign: { subject: '{{a}}', content: '<p>{{b}} {{a}}</p>', textContent: '{{c}}' } })
    expect(missing).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['Crawl of acme.com', null, 'You receive this because your address is published on acme.com.'],
    ['Crawl of dentists in Bremen', null, 'You receive this because your address is among the contacts of Shop & Co.'],
    ['Import fair.csv', null, 'You receive this because your address is among the contacts of Shop & Co.'],
    ['Import fair.csv', 'Asked at the fair', 'You receive this because you agreed to hear from Shop & Co.'],
  ])('the source %s, %s', (dataSource, consent, line) => {
    expect(compose({ recipient: { dataSource, consent } }).mail.text).toContain(line)
  })
})

describe('header injection is not possible', () => {
  test.each<[string, Parameters<typeof compose>[0]]>([
    ['a subject', { campaign: { subject: 'Hi\r\nBcc: all@evil.example' } }],
    ['a name of a sender', { sender: { fromName: 'Shop\nBcc: all@evil.example' } }],
    ['an address of a sender', { sender: { fromEmail: 'a@b.example\r\nX: y' } }],
    ['an address to reply to', { sender: { replyTo: 'a@b.example\r\nX: y' } }],
    ['a recipient', { recipient: { address: 'a@b.example\r\nX: y' } }],
    ['a reference', { reference: 'a\r\nX: y' }],
    ['a separator of lines', { campaign: { subject: 'Hi\u2028X: y' } }],
  ])('%s is rejected', (_, changes) => {
    expect(() => compose(changes)).toThrow('Line breaks are not allowed here')
  })

  test('field values are reduced to one line of limited length', () => {
    const { mail } = compose({
      campaign: { subject: '{{name}} {{note}}' },
      recipient: { name: 'Ada\r\nBcc: all@evil.example', fields: { note: 'x'.repeat(5_000) } },
    })
    expect(mail.subject).toMatch(/^Ada Bcc: all@evil\.example x+$/)
    expect(mail.to.name).toBe('Ada Bcc: all@evil.example')
    for (const value of [mail.subject, mail.messageId, ...Object.values(mail.headers)])
      expect(new TextEncoder().encode(value).length).toBeLessThan(998 - 'List-Unsubscribe-Post: '.length)
  })
})

describe('a plain-style message', () => {
  const plain = (content: string, more: Partial<CampaignText> = {}) =>
    compose({ campaign: { format: 'plain', content, ...more } }).mail

  test('looks like a personal mail: its text, and the same as unstyled paragraphs and links', () => {
    const { html, text } = plain('Hi {{first_name|there}},\n\n1 < 2, see\nhttps://shop.example/a?b=1&c=2.')
    expect(text).toMatch(/^Hi Ada,\n\n1 < 2, see\nhttps:\/\/shop\.example\/a\?b=1&c=2\.\n\n-- \n/)
    expect(html).toContain('<p>Hi Ada,</p>\n<p>1 &lt; 2, see<br>\n<a href="https://shop.example/a?b=1&amp;c=2">')
    expect(html).not.toMatch(/style|<table/)
  })

  test('never interprets its text as markup', () => {
    expect(plain('<b>Hi</b> {{name}}').html).toContain('<p>&lt;b&gt;Hi&lt;/b&gt; Ada Byron</p>')
    expect(plain('<b>Hi</b>').text).toMatch(/^<b>Hi<\/b>\n/)
  })

  test('says why it was sent, the source of the address, and how to opt out, like every message', () => {
    const { html, text } = plain('Hi')
    for (const part of [html, text]) {
      expect(part).toContain('your address is published on acme.com')
      expect(part).toContain('High Street 1, 12345 Town')
      expect(part).toContain(UNSUBSCRIBE)
    }
    expect(html).toContain('<small>')
    expect(plain('Stop: {{unsubscribe_url}}').html!.split(UNSUBSCRIBE)).toHaveLength(3)
  })

  test('tracks clicks of its links on request, and leaves the old text part unchanged', () => {
    const { html, text } = plain('https://shop.example/', { trackClicks: true, textContent: 'formerly' })
    expect(html).toContain('href="https://us.example/api/c/token/s"')
    expect(text).not.toContain('formerly')
  })
})
