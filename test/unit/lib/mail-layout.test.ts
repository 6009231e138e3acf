import { expect, test } from 'vitest'
import { renderMail } from '../../../src/lib/mail-layout.ts'

const content = {
  subject: 'A <b>subject</b>',
  preview: 'Preview & more',
  heading: 'Heading',
  paragraphs: ['<script>alert(1)</script>', 'Second "one"'],
  button: { label: 'Go', url: 'https://example.org/?a=1&b="><img>' },
  notes: ['Small <i>print</i>'],
}

test('texts of a mail cannot become markup', () => {
  const { html } = renderMail(content)
  expect(html).not.toMatch(/<script|<img|<i>|<b>/)
  expect(html).toContain('&lt;script&gt;')
  expect(html).toContain('href="https://example.org/?a=1&amp;b=&quot;&gt;&lt;img&gt;"')
})

test('the text alternative contains everything that the HTML does', () => {
  const { text } = renderMail(content)
  for (const part of [content.heading, ...content.paragraphs, content.button.url, ...content.notes]) {
    expect(text).toContain(part)
  }
})

test('no line exceeds the limit of mail (RFC 5322: 998 bytes)', () => {
  const url = `https://example.org/verify-email?verification_url=${'x'.repeat(400)}`
  const { html, text } = renderMail({ ...content, button: { label: 'Go', url } })
  for (const line of `${html}\n${text}`.split('\n')) expect(new TextEncoder().encode(line).byteLength).toBeLessThan(998)
})

test('a mail declares its language and a title for screen readers', () => {
  const { html } = renderMail(content)
  expect(html).toMatch(/<html lang="en">/)
  expect(html).toMatch(/<title>A &lt;b&gt;subject/)
  expect(html.match(/<table(?! role="presentation")/g)).toBeNull()
})
