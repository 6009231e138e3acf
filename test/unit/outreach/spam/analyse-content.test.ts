import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyseContent, riskOf } from '../../../../src/outreach/spam/analyse-content.ts'

const SPAM = {
  channel: 'email',
  subject: 'FREE MONEY!!! ACT NOW',
  content:
    '<p>FREE MONEY! <a href="http://bit.ly/x">Click here</a> now to claim your prize. Cheap viagra, no prescription!!! 100% guaranteed, risk free!</p>',
} as const
const NEWSLETTER = {
  channel: 'email',
  subject: 'New features in March',
  content: `<html><head><style>@media (max-width: 600px) { td { width: 100% } }</style></head><body>
    <p>Hi {{first_name}},</p><p>In this issue: faster reports, and how the team rebuilt the export. Read the full article on our blog.</p>
    <a href="https://acme.com/blog">Read more</a> <img src="https://acme.com/a.png" alt="A chart">
    <p>You are receiving this email because you subscribed. <a href="{{unsubscribe_url}}">Unsubscribe</a></p></body></html>`,
} as const
const LETTER = {
  channel: 'email',
  subject: 'Notes from Tuesday',
  content:
    'Hi {{name}},\n\nthanks for the call on Tuesday. The notes are attached; let me know what I forgot.\n\nRegards,\nAnna',
} as const

const codesOf = (content: string, subject = 'News of the shop') =>
  analyseContent({ channel: 'email', subject, content }).issues.map(({ code }) => code)

test('spam scores above a wanted newsletter, and that above a plain letter', () => {
  const [spam, newsletter, letter] = [SPAM, NEWSLETTER, LETTER].map(analyseContent)
  expect(spam).toMatchObject({ risk_level: 'very_high', passed: false })
  expect(newsletter).toMatchObject({ risk_level: 'low', passed: true })
  expect(letter).toMatchObject({ risk_level: 'low', passed: true })
  expect(spam!.spam_score).toBeGreaterThan(newsletter!.spam_score)
})

test.each([
  SPAM,
  NEWSLETTER,
  LETTER,
  { channel: 'sms', subject: 'x', content: 'WIN £500! Call 09061701461 now' } as const,
])('the points of the issues sum to the score, highest first: $subject', (message) => {
  const { spam_score, issues } = analyseContent(message)
  const points = issues.map((issue) => issue.points)
  expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(spam_score, 5)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
})

test('the same message always gets the same result', () => {
  expect(analyseContent(SPAM)).toEqual(analyseContent(SPAM))
})

test('links, images and lengths are counted', () => {
  expect(analyseContent(NEWSLETTER)).toMatchObject({
    subject_length: NEWSLETTER.subject.length,
    content_length: NEWSLETTER.content.length,
    link_count: 2,
    image_count: 1,
  })
  expect(analyseContent({ ...LETTER, content: 'See https://acme.com/a, and www.acme.com.' }).link_count).toBe(2)
})

describe('an issue describes the problem', () => {
  const filler =
    'We opened a second workshop, and everyone who lives nearby may come to see it on the first Monday of the month. '
  test.each([
    ['subject_length', filler, 'A subject that goes on and on until no phone shows what it is about'],
    ['subject_shouting', filler, 'OUR SHOP IS OPEN'],
    ['exclamations', 'Come! See! Buy! It is open! At last! Hurry!', 'News of the shop'],
    [
      'capitals',
      'EVERYTHING IN THE WORKSHOP MUST LEAVE BEFORE THE SUMMER BEGINS THIS YEAR, FRIENDS, NEIGHBOURS, STRANGERS, VISITORS, EVERYBODY',
      'News',
    ],
    ['link_shortener', `${filler}<a href="https://bit.ly/abc">See</a>`, 'News of the shop'],
    ['disguised_link', `${filler}<a href="https://evil.example/">https://acme.com</a>`, 'News of the shop'],
    ['disguised_link', `${filler}<a href="http://93.184.216.34/a">See</a>`, 'News of the shop'],
    ['hidden_text', `<div style="display:none">${filler.repeat(3)}</div><p>${filler}</p>`, 'News of the shop'],
    ['image_only', '<img src="https://acme.com/a.png"><img src="https://acme.com/b.png">', 'News of the shop'],
    ['no_unsubscribe', `${filler}<a href="https://acme.com/">See</a>`, 'News of the shop'],
    ['obfuscation', `${filler} Buy v.i.a.g.r.a and vlagra and v1agra here.`, 'News of the shop'],
    [
      'markup',
      `<form action="https://acme.com/"><font size="7">${filler}</font></form><script>go()</script>`,
      'News of the shop',
    ],
  ])('%s', (code, content, subject) => {
    expect(codesOf(content, subject)).toContain(code)
  })

  test('suspicious words are listed', () => {
    const { issues } = analyseContent(SPAM)
    expect(issues.find(({ code }) => code === 'money_words')?.advice).toContain('“free money”')
  })
})

test('long words of other languages are not treated as obfuscated', () => {
  const content =
    'Die Wirtschaftsprüfungsgesellschaft hat Rechtschreibung, Geschichtsschreibung und Zahlungsbedingungen geprüft; wir treffen uns am Deutschlandplatz.'
  expect(codesOf(content, 'Geschichtsschreibung')).not.toContain('obfuscation')
})

test('a link whose text is another host name of the same site is not misleading', () => {
  expect(codesOf('<p>Hello</p><a href="https://www.acme.com/x">acme.com</a>')).not.toContain('disguised_link')
  expect(codesOf('<p>Hello</p><a href="{{unsubscribe_url}}">acme.com</a>')).not.toContain('disguised_link')
})

test('a campaign whose unsubscribe link is added on sending does not lack one', () => {
  const content = '<p>Our workshop is open.</p><a href="https://acme.com/">See</a>'
  const found = analyseContent({ channel: 'email', subject: 'News', content, addsUnsubscribe: true })
  expect(found.issues.map(({ code }) => code)).not.toContain('no_unsubscribe')
})

test("a text message's opt-out instruction is not a spam sign", () => {
  const score = (content: string) => analyseContent({ channel: 'sms', subject: 'x', content })
  expect(score('Hi Tom, your table at Luigi is booked for 7 tonight. Reply STOP to opt out')).toMatchObject({
    risk_level: 'low',
  })
  expect(score('URGENT! You have won a £2000 prize. Call 09061701461 now. 150ppm')).toMatchObject({
    risk_level: 'very_high',
  })
})

test.each([
  [0, 'low'],
  [29.9, 'low'],
  [30, 'medium'],
  [59.9, 'medium'],
  [60, 'high'],
  [80, 'very_high'],
])('a score of %d is a %s risk', (score, risk) => {
  expect(riskOf(score)).toBe(risk)
})

test.each([
  '',
  ' ',
  '<',
  '<p',
  '{{',
  '<a href=>',
  '\u0000',
  '<div hidden>'.repeat(2_000),
  '!'.repeat(50_000),
  'a '.repeat(50_000),
])('no input breaks the analysis (%#)', (content) => {
  const { spam_score } = analyseContent({ channel: 'email', subject: content.slice(0, 250), content })
  expect(spam_score).toBeGreaterThanOrEqual(0)
  expect(spam_score).toBeLessThanOrEqual(100)
})

describe('personal attributes and places are not spam signs', () => {
  const scoreOf = (place: string, greeting = 'Hello') =>
    analyseContent({
      channel: 'email',
      subject: `Invitation to our open day in ${place}`,
      content: `<p>${greeting},</p><p>We would like to invite you to our open day in ${place} on Friday, 12 June. Do tell us whether you can come.</p>`,
      addsUnsubscribe: true,
    }).spam_score

  test.each(['Lagos', 'Lagos, Nigeria', 'Abuja', 'Accra', 'Johannesburg', 'Dubai', 'Hong Kong', 'Zimbabwe', 'London'])(
    '%s scores like Leeds',
    (place) => {
      expect(Math.abs(scoreOf(place) - scoreOf('Leeds'))).toBeLessThan(3)
    },
  )

  test.each(['Dear Sir or Madam', 'Dear Barrister Okafor', 'Dear Chief Engr Bello', 'Dear Mrs Adeyemi'])(
    '%s is a greeting',
    (greeting) => {
      expect(Math.abs(scoreOf('Leeds', greeting) - scoreOf('Leeds'))).toBeLessThan(3)
    },
  )
})

test('the message is analysed after merging', () => {
  const judge = (content: string) => analyseContent({ channel: 'email', subject: '{{company}}', content }).spam_score
  expect(judge('<p>{{nick|free viagra}} {{#if city}}free viagra{{/if}}</p>')).toBeGreaterThan(judge('<p>{{nick}}</p>'))
})

test('advice quotes meaningful phrases', () => {
  const { issues } = analyseContent({
    channel: 'email',
    subject: 'Your offer',
    content: 'You are our winner. No, not only you: your prize and your free trial are now yours, act now.',
  })
  for (const { advice } of issues) expect(advice).not.toMatch(/“(?:your|our|no|now|you are|and your|us)”/)
})

test.each(['nigeria', 'india'])(
  'everyday text messages of %s pass: places, banks, greetings and prices are not spam signs',
  (country) => {
    const file = join(import.meta.dirname, `../../../fixtures/spam/everyday-sms-${country}.txt`)
    const messages = readFileSync(file, 'utf8').trim().split('\n')
    expect(messages).toHaveLength(60)
    const scored = messages.map((content) => ({
      content,
      score: analyseContent({ channel: 'sms', subject: '', content }).spam_score,
    }))
    // 98 % are below 60, and few are not green.
    expect(scored.filter(({ score }) => score >= 60).length).toBeLessThanOrEqual(1)
    expect(scored.filter(({ score }) => score >= 30).length).toBeLessThanOrEqual(6)
  },
)
