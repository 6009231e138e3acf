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
import { joinRules, type Rule, type RuleTrace, runRules, type Witnessed } from './run-rules.ts'
import { spend } from './steps.ts'
import { indexWords } from './word-index.ts'
import { wordsOfPage } from './word-pattern.ts'

const RANGE_LENGTH_MAX = 300
/** Units of work for the attributes of one element. */
const ELEMENT_UNITS = 30
/** Confidence by the way an address is written. */
const CONFIDENCE = {
  mailto: 0.98,
  cloudflare: 0.98,
  'json-ld': 0.97,
  microdata: 0.97,
  rdfa: 0.97,
  'h-card': 0.97,
  text: 0.95,
  meta: 0.85,
  deobfuscated: 0.85,
  script: 0.85,
  attribute: 0.8,
} as const
type EmailMethod = keyof typeof CONFIDENCE

/**
 * Names of `<meta>` elements with the site's contact details. `author` and similar names often contain the site's
 * maker.
 */
const META_NAMES =
  'reply-to email e-mail contact citation_author_email og:email business:contact_data:email description og:description'.split(
    ' ',
  )

interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Returns the email addresses of a page: from links, text, spelled-out and encoded forms, scripts, attributes and
 * structured data. One finding per address, positioned where the page shows it.
 */
export const findEmails = (page: Page, entities: readonly Entity[]): Finding[] =>
  runToEnd(emailsInSteps(page, entities))

/** Step-by-step version of `findEmails`, for `runInTurns`. */
export function* emailsInSteps(page: Page, entities: readonly Entity[], trace?: RuleTrace): Steps<Finding[]> {
  const found = new EmailFindings(page)
  const rules: Rule<EmailMention>[] = [
    { id: 'emails.attribute', find: () => inAttributes(page), units: 0 },
    { id: 'emails.structured', find: () => inEntities(entities), units: 0 },
    { id: 'emails.meta', find: () => inMeta(page), units: 0 },
    { id: 'emails.writer', find: () => page.writers.flatMap(writtenByScript), units: 0 },
    {
      id: 'emails.script',
      find: () => findScriptEmails(page.scripts).map((email) => ({ email, method: 'script', range: null })),
      units: 0,
    },
  ]
  for (const mention of yield* readableEmails(page, trace)) found.add(mention)
  for (const mention of yield* runRules(rules, page, trace)) found.add(mention)
  return found.list()
}

/** One occurrence of an address. */
interface EmailMention extends Witnessed {
  readonly email: EmailAddress
  readonly method: EmailMethod
  readonly range: Range | null
  /** The structured-data entity that contains it. */
  readonly entity?: number
}

const RULE_OF_METHOD = {
  mailto: ['emails.mailto'],
  cloudflare: ['emails.cloudflare'],
  script: ['emails.handler'],
  attribute: ['emails.attribute'],
  deobfuscated: ['emails.encoded'],
} as const

function* inAttributes(page: Page): Steps<EmailMention[]> {
  const found: EmailMention[] = []
  for (const element of page.elements) {
    for (const { email, method } of readAttributeEmails(element))
      found.push({ email, method, range: shortRange(element), rules: RULE_OF_METHOD[method] })
    yield* spend(page.budget, ELEMENT_UNITS)
  }
  return found
}

const inEntities = (entities: readonly Entity[]) =>
  entities.flatMap((entity) =>
    textValues(entity, 'email').flatMap((written): EmailMention[] => {
      const email = decodeSecret(written.replace(/^mailto:/i, ''))
      return email ? [{ email, method: entity.method, range: null, entity: entity.index }] : []
    }),
  )

const inMeta = ({ meta }: Page) =>
  META_NAMES.flatMap((name) =>
    findWrittenEmails(meta.get(name) ?? '').map(({ email }): EmailMention => ({ email, method: 'meta', range: null })),
  )

const writtenByScript = ({ element, script }: Page['writers'][number]) =>
  findScriptEmails(script).map((email): EmailMention => ({ email, method: 'script', range: rangeOf(element) }))

/** Addresses in the visible text, plain or spelled out, in order. */
function* readableEmails(page: Page, trace?: RuleTrace): Steps<EmailMention[]> {
  const seams = elementSeams(page)
  const wordsOf = (text: string) => (text === page.text ? wordsOfPage(page) : indexWords(text))
  const run = (rules: readonly Rule<EmailMatch & Witnessed>[]) => runRules(rules, page, trace)
  const written = yield* run([{ id: 'emails.text', find: () => writtenEmailsInSteps(page.text, page.budget, seams) }])
  const braced = yield* run([{ id: 'emails.braced', find: () => findBracedEmails(page.text) }])
  const spelled = yield* run([
    { id: 'emails.spelled', find: () => spelledEmailsInSteps(page.text, page.budget, seams, wordsOf) },
    { id: 'emails.hidden-sign', find: () => findHiddenSignEmails(page) },
  ])
  const as = (method: EmailMethod) => (match: EmailMatch & Witnessed) => ({ ...match, method, range: match })
  const matches = [...written.map(as('text')), ...spelled.map(as('deobfuscated'))]
  matches.sort((a, b) => a.start - b.start || b.end - a.end)
  // "ann [dot] lee@firm.com" also reads as "lee@firm.com": of overlapping matches only the longer one counts.
  let covered = -1
  const single = matches.filter(({ end }) => {
    const isPart = end <= covered
    covered = Math.max(covered, end)
    return !isPart
  })
  return [...single, ...braced.map(as('text'))]
}

/** The range of an element; null for a large container, whose range does not show where the address is. */
function shortRange(element: PageElement) {
  return element.end - element.start <= RANGE_LENGTH_MAX ? rangeOf(element) : null
}

interface Occurrence {
  readonly email: EmailAddress
  method: EmailMethod
  range: Range | null
  entity: number | undefined
  rules: Witnessed['rules']
}

/** Collects findings, one per address, with the most confident method and the first position. */
class EmailFindings {
  private readonly page: Page
  private readonly byKey = new Map<string, Occurrence>()

  constructor(page: Page) {
    this.page = page
  }

  add(mention: EmailMention): void {
    const { email, method, range, entity } = mention
    const known = this.byKey.get(email.normalized)
    if (!known) {
      const place = range && { start: range.start, end: range.end }
      this.byKey.set(email.normalized, { email, method, range: place, entity, rules: mention.rules })
      return
    }
    const isSurer = CONFIDENCE[method] > CONFIDENCE[known.method]
    if (isSurer) known.method = method
    known.rules = isSurer ? joinRules<Witnessed>(mention, [known]) : joinRules<Witnessed>(known, [mention])
    known.range = earlier(known.range, range)
    known.entity ??= entity
  }

  list(): Finding[] {
    return [...this.byKey.values()].map(({ email, method, range, entity, rules }) => ({
      type: 'emails',
      ...email,
      confidence: CONFIDENCE[method],
      method,
      rules,
      snippet: range ? snippetAround(this.page, range.start, range.end) : email.value,
      start: range?.start ?? null,
      end: range?.end ?? null,
      ...(entity !== undefined && { detail: { entity } }),
    }))
  }
}

/** Returns the earlier range. A range around the known one is the same occurrence. */
function earlier(known: Range | null, range: Range | null): Range | null {
  if (!known || !range) return known ?? range
  const isAround = range.start <= known.start && known.end <= range.end
  return !isAround && range.start < known.start ? { start: range.start, end: range.end } : known
}
