import { expect, test } from 'vitest'
import { composeEmail } from '../../../../src/outreach/compose/compose-message.ts'
import { showsFooter } from '../../../../src/outreach/compose/footer-seen.ts'
import { foreignSyntax } from '../../../../src/outreach/compose/foreign-syntax.ts'
import { readDocument } from '../../../../src/outreach/documents/read-document.ts'
import { READY_TEMPLATES } from '../../../../src/outreach/documents/ready/ready-templates.ts'
import { writeDocument } from '../../../../src/outreach/documents/write-document.ts'
import { analyseContent } from '../../../../src/outreach/spam/analyse-content.ts'

test('there are ten, with unique names', () => {
  expect(new Set(READY_TEMPLATES.map(({ id }) => id)).size).toBe(10)
  expect(new Set(READY_TEMPLATES.map(({ name }) => name)).size).toBe(10)
})

test.each(READY_TEMPLATES.map((one) => [one.name, one] as const))('%s', (_, { format, subject, content }) => {
  const spam = analyseContent({ channel: 'email', subject, content, addsUnsubscribe: true })
  expect(spam.risk_level, JSON.stringify(spam.issues)).toBe('low')
  for (const text of [subject, content]) expect(foreignSyntax(text)).toEqual([])
  expect(showsFooter(content)).toBe(true)
  for (const [tag] of content.matchAll(/<img[^>]*>/g)) expect(tag).toMatch(/ alt="[^"]+"/)
  if (format === 'plain') return expect(content).not.toMatch(/<[a-z]/i)
  expect(readDocument(content).lost).toBeNull()
  expect(writeDocument(readDocument(content).document)).toBe(content)
})

test.each(READY_TEMPLATES.map((one) => [one.name, one] as const))(
  '%s is complete for a recipient with only an address',
  (_, { subject, content }) => {
    const { missing, mail } = composeEmail({
      campaign: {
        id: 'c',
        subject,
        content,
        textContent: null,
        includeUnsubscribe: true,
        unsubscribeUrl: null,
        trackOpens: false,
        trackClicks: false,
      },
      sender: {
        id: 's',
        fromName: 'Shop',
        fromEmail: 'shop@example.com',
        replyTo: null,
        postalAddress: 'High Street 1',
        unsubscribeUrl: null,
      },
      recipient: {
        address: 'a@example.com',
        name: null,
        company: null,
        fields: null,
        dataSource: 'Entered by hand',
        consent: null,
      } as never,
      urls: { unsubscribe: 'https://us.example/u' },
      reference: 'r',
      date: new Date('2026-11-27T00:00:00Z'),
    })
    expect(missing).toEqual([])
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/\{[{%]/)
  },
)
