import { expect, test } from 'vitest'
import { type Learned, learn } from '../../../scripts/spam/learn.ts'
import { ownWordsOf } from '../../../scripts/spam/own-words.ts'
import type { LabelledMessage } from '../../../scripts/spam/read-mail.ts'

const BEGIN: Learned = {
  bias: 0,
  traits: { subject_marks: 1, questions: -1, garbled: 1, signature: -1 },
  terms: new Map(['prize', 'meeting', 'unheard'].map((term) => [term, { theme: 'plain', weight: 0.5 }])),
}
const message = (isSpam: boolean, subject: string, content: string): LabelledMessage => ({
  isSpam,
  subject,
  content,
  set: isSpam ? 'spam' : 'ham',
  sender: 'acme.com',
})
const MESSAGES = Array.from({ length: 20 }, () => [
  message(true, 'Hello', 'The prize is yours. \ufffd \ufffd \ufffd \ufffd \ufffd'),
  message(false, 'Hello!!', 'Shall we have a meeting?\n\n\n-- \nAnn'),
]).flat()

const weightOf = ({ terms }: Learned, term: string) => terms.get(term)!.weight

test('words move to the class in which they were found, and unseen ones keep their weight', () => {
  const learned = learn('email', BEGIN, MESSAGES, 0.001)
  expect(weightOf(learned, 'prize')).toBeGreaterThan(0.6)
  expect(weightOf(learned, 'meeting')).toBeLessThan(0.4)
  expect(weightOf(learned, 'unheard')).toBeCloseTo(0.5)
  expect(learned.terms.get('prize')!.theme).toBe('plain')
})

test('stronger regularisation keeps weights closer', () => {
  const [loose, tight] = [0.001, 1].map((hold) => weightOf(learn('email', BEGIN, MESSAGES, hold), 'prize'))
  expect(loose! - 0.5).toBeGreaterThan(10 * (tight! - 0.5))
})

test('discouraged words still count when the mail says otherwise, and dataset markers change nothing', () => {
  const { traits } = learn('email', BEGIN, MESSAGES, 0.0001)
  expect(traits.subject_marks).toBe(0.5)
  expect(traits.questions).toBeLessThan(-1)
  expect(traits.questions).toBeGreaterThanOrEqual(-2.5)
  expect(traits.garbled).toBe(1)
  expect(traits.signature).toBe(-1)
})

test('learning twice has the same result', () => {
  expect(learn('email', BEGIN, MESSAGES, 0.001)).toEqual(learn('email', BEGIN, MESSAGES, 0.001))
})

test("the writer's own words exclude tags, quotations, and footers", () => {
  const answer = message(
    false,
    'Re: [chess-club] Re: Sunday',
    'I come at six.\n\nOn Monday Ann wrote:\n> Who comes?\n\nBob\n-- \nBob Bell\n_________\nchess-club mailing list',
  )
  expect(ownWordsOf(answer)).toMatchObject({ subject: 'Sunday', content: 'I come at six.\n\n\nBob' })
  const html = message(true, 'Hello', '<p>Hello</p>\n____________\nchess-club mailing list')
  expect(ownWordsOf(html).content).toBe('<p>Hello</p>')
})
