import type { EmailAddress } from '../lib/parse-mailbox.ts'
import { runToEnd, type Steps } from '../lib/steps.ts'
import { decodeSecret } from './emails/decode-secret.ts'
import { elementSeams } from './emails/element-seams.ts'
import { findBracedEmails } from './emails/find-braced-emails.ts'
import { findHiddenSignEmails } from './emails/find-hidden-sign-emails.ts'
import { findScriptEmails } from './emails/find-script-emails.ts'
import { spelledEmailsInSteps } from './emails/find-spelled-emails.ts'
import { type EmailMatch, findWrittenEmails, writtenEmailsInSteps } from './emails/find-written-emails.ts'
import { readAttributeEmails } from './emails/read-attribute-emails.ts'
import { type Entity, textValues } from './entity.ts'
import type { Finding } from './finding.ts'
import { type Page, type PageElement, rangeOf, snippetAround } from './page.ts'
import { followRules, spend } from './steps.ts'
import { indexWords } from './word-index.ts'
import { wordsOfPage } from './word-pattern.ts'

const RANGE_LENGTH_MAX = 300
/** Units of work for the attributes of an element. */
const ELEMENT_UNITS = 30
/** How sure each way of writing an address makes us. */
const CONFIDENCE = {
  mailto: 0.98,
  cloudflare: 0.98,
  'json-ld': 0.97,
  microdata: 0.97,
  rdfa: 0.97,
  'h-card': 0.97,
  text: 0.95,
  meta: 0.85,
  title: 0.85,
  deobfuscated: 0.85,
  script: 0.85,
  attribute: 0.8,
} as const
type EmailMethod = keyof typeof CONFIDENCE

/** `<meta>` names that say how to reach the site; `author` and its kin often name who built it. */
const META_NAMES =
  'reply-to email e-mail contact citation_author_email og:email business:contact_data:email description og:description'.split(
    ' ',
  )

interface Range {
  readonly start: number
  readonly end: number
}

/**
 * The email addresses of a page: links, text, spelled-out and encoded forms, scripts that put one together, attributes and
 * structured data. One finding per address, its position taken from wherever the page shows it.
 */
export const findEmails = (page: Page, entities: readonly Entity[]): Finding[] =>
  runToEnd(emailsInSteps(page, entities))

/** `findEmails` with rests. */
export function* emailsInSteps(page: Page, entities: readonly Entity[]): Steps<Finding[]> {
  const found = new EmailFindings(page)
  for (const match of yield* readableEmails(page)) found.add(match.email, match.method, match)
  for (const element of page.elements) {
    for (const { email, method } of readAttributeEmails(element)) found.add(email, method, shortRange(element))
    yield* spend(page.budget, ELEMENT_UNITS)
  }
  for (const entity of entities) {
    for (const written of textValues(entity, 'email')) {
      const email = decodeSecret(written.replace(/^mailto:/i, ''))
      if (email) found.add(email, entity.method, null, entity.index)
    }
  }
  for (const name of META_NAMES) {
    for (const { email } of findWrittenEmails(page.meta.get(name) ?? '')) found.add(email, 'meta', null)
  }
  for (const { email } of findWrittenEmails(page.title)) found.add(email, 'title', null)
  for (const { element, script } of page.writers) {
    for (const email of findScriptEmails(script)) found.add(email, 'script', rangeOf(element))
  }
  for (const email of findScriptEmails(page.scripts)) found.add(email, 'script', null)
  return found.list()
}

/** What the visible text holds, plainly or spelled out, in order. */
function* readableEmails(page: Page): Steps<(EmailMatch & { method: EmailMethod })[]> {
  const seams = elementSeams(page)
  const wordsOf = (text: string) => (text === page.text ? wordsOfPage(page) : indexWords(text))
  const written = yield* followRules(page, [() => writtenEmailsInSteps(page.text, page.budget, seams)])
  const braced = yield* followRules(page, [() => findBracedEmails(page.text)])
  const spelled = yield* followRules(page, [
    () => spelledEmailsInSteps(page.text, page.budget, seams, wordsOf),
    () => findHiddenSignEmails(page),
  ])
  const matches: (EmailMatch & { method: EmailMethod })[] = [
    ...written.map((match) => ({ ...match, method: 'text' as const })),
    ...spelled.map((match) => ({ ...match, method: 'deobfuscated' as const })),
  ]
  matches.sort((a, b) => a.start - b.start || b.end - a.end)
  // "ann [dot] lee@firm.com" also reads as "lee@firm.com": of matches that overlap the longer counts.
  let covered = -1
  const single = matches.filter(({ end }) => {
    const isPart = end <= covered
    covered = Math.max(covered, end)
    return !isPart
  })
  return [...single, ...braced.map((match) => ({ ...match, method: 'text' as const }))]
}

/** A container that carries an address in an attribute is not where the page shows it. */
function shortRange(element: PageElement) {
  return element.end - element.start <= RANGE_LENGTH_MAX ? rangeOf(element) : null
}

interface Occurrence {
  readonly email: EmailAddress
  method: EmailMethod
  range: Range | null
  entity: number | undefined
}

/** Collects findings, one per address: the surest way it was written and the first place that shows it. */
class EmailFindings {
  private readonly page: Page
  private readonly byKey = new Map<string, Occurrence>()

  constructor(page: Page) {
    this.page = page
  }

  add(email: EmailAddress, method: EmailMethod, range: Range | null, entity?: number): void {
    const known = this.byKey.get(email.normalized)
    if (!known) {
      this.byKey.set(email.normalized, {
        email,
        method,
        range: range && { start: range.start, end: range.end },
        entity,
      })
      return
    }
    if (CONFIDENCE[method] > CONFIDENCE[known.method]) known.method = method
    known.range = earlier(known.range, range)
    known.entity ??= entity
  }

  list(): Finding[] {
    return [...this.byKey.values()].map(({ email, method, range, entity }) => ({
      type: 'emails',
      ...email,
      confidence: CONFIDENCE[method],
      method,
      snippet: range ? snippetAround(this.page, range.start, range.end) : email.value,
      start: range?.start ?? null,
      end: range?.end ?? null,
      ...(entity !== undefined && { detail: { entity } }),
    }))
  }
}

/** The place that comes first; an element around a place that is known already is the same one. */
function earlier(known: Range | null, range: Range | null): Range | null {
  if (!known || !range) return known ?? range
  const isAround = range.start <= known.start && known.end <= range.end
  return !isAround && range.start < known.start ? { start: range.start, end: range.end } : known
}
