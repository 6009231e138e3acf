import { expect, test } from 'vitest'
import { EXTRACTION_RULES, ruleOf } from '../../../src/contracts/crawls/extraction-rules.ts'
import { extract, extractInSteps } from '../../../src/extraction/extract.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { joinRules, type Rule, type RuleTrace, runRules, type Witnessed } from '../../../src/extraction/run-rules.ts'
import { runToEnd } from '../../../src/lib/steps.ts'
import { WorkBudget } from '../../../src/lib/work-budget.ts'

interface Word extends Witnessed {
  readonly word: string
}
const URL_OF_PAGE = 'https://www.marlow-pumps.co.uk/contact'
const page = parsePage('<p>Pumps for mines</p>', URL_OF_PAGE)
const rule = (id: Rule<Word>['id'], ...found: Word[]): Rule<Word> => ({ id, find: () => found })

test('a mention has the rule that found it, or the one it names', () => {
  const found = runToEnd(
    runRules(
      [rule('names.label', { word: 'a' }), rule('names.bare', { word: 'b', rules: ['names.card'] }, { word: 'c' })],
      page,
    ),
  )
  expect(found.map(({ word, rules }) => `${word} ${rules}`)).toEqual(['a names.label', 'b names.card', 'c names.bare'])
})

test('rules stop when the budget is used up, and findings so far are kept', () => {
  const poor = { ...page, budget: new WorkBudget(10) }
  const rules: Rule<Word>[] = [{ ...rule('names.label', { word: 'a' }), units: 11 }, rule('names.bare', { word: 'b' })]
  expect(runToEnd(runRules(rules, poor)).map(({ word }) => word)).toEqual(['a'])
})

test('a trace receives each rule once, with its findings', () => {
  const heard: string[] = []
  const trace: RuleTrace = {
    begin: (id) => heard.push(`begin ${id}`),
    end: (id, mentions) => heard.push(`end ${id} ${mentions.map(({ rules }) => rules)}`),
  }
  runToEnd(runRules([rule('names.label', { word: 'a' }), rule('names.bare')], page, trace))
  expect(heard).toEqual(['begin names.label', 'end names.label names.label', 'begin names.bare', 'end names.bare '])
})

test('merged mentions list each of their rules once, the decisive one first', () => {
  const [label, card] = [{ rules: ['names.label'] }, { rules: ['names.card', 'names.label'] }] as const
  expect(joinRules(card, [label, card])).toEqual(['names.card', 'names.label'])
  expect(joinRules(label, [label, card])).toEqual(['names.label', 'names.card'])
})

const CONTACT = `<title>Marlow Pumps Ltd</title>
  <h1>Contact</h1><p>Managing Director: Jane Whitfield, <a href="mailto:jane@marlow-pumps.co.uk">jane@marlow-pumps.co.uk</a></p>
  <p>Phone: <a href="tel:+442079460123">020 7946 0123</a></p>
  <address>Marlow Pumps Ltd<br>5 Oak Road<br>Leeds LS1 2HJ</address><footer>© 2026 Marlow Pumps Ltd</footer>`

test('a finding lists the decisive rule first, then the supporting ones', () => {
  const { findings } = extract(CONTACT, { url: URL_OF_PAGE })
  const rules = Object.fromEntries(findings.map(({ type, rules }) => [type, rules]))
  expect(rules).toMatchObject({
    emails: ['emails.mailto', 'emails.text'],
    phones: ['phones.link', 'phones.label'],
    names: ['names.email', 'names.label'],
    addresses: ['addresses.tag'],
  })
  expect(rules.companies).toEqual(expect.arrayContaining(['companies.legal-form', 'companies.copyright']))
})

test('tracing does not change the findings', () => {
  const begun = new Set<string>()
  const trace: RuleTrace = { begin: (id) => begun.add(id), end: () => {} }
  const traced = runToEnd(extractInSteps(parsePage(CONTACT, URL_OF_PAGE), { url: URL_OF_PAGE }, trace))
  expect(traced).toEqual(extract(CONTACT, { url: URL_OF_PAGE }))
  for (const type of ['emails', 'phones', 'names', 'addresses', 'companies'])
    expect([...begun].some((id) => id.startsWith(`${type}.`))).toBe(true)
})

test('a stored ID unknown to this version is dropped', () => {
  expect(ruleOf('emails.mailto')).toBe('emails.mailto')
  for (const id of ['emails.retired', 'toString', '', null, 1]) expect(ruleOf(id)).toBeNull()
})

test('IDs and descriptions have a uniform format', () => {
  for (const [id, sentence] of Object.entries(EXTRACTION_RULES)) {
    expect(id).toMatch(/^(?:emails|phones|names|addresses|companies)\.[a-z]+(?:-[a-z]+)*$/)
    expect(sentence).toMatch(/^(?:an? |the |structured |metadata ).*[^.]$/)
  }
})
