import type { Contact } from '../../../contracts/contacts/contact.ts'
import { StartCrawl } from '../../../contracts/crawls/crawls.ts'
import type { DataType } from '../../../contracts/data/items.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { heavyStep } from '../../../core/heavy-steps.ts'
import { InFlightRequests } from '../../../crawler/in-flight-requests.ts'
import { localCounter, ThirdPartyRequests } from '../../../crawler/third-party.ts'
import { sampleEmailsOf } from '../../../extraction/emails/sample-emails.ts'
import type { Finding } from '../../../extraction/finding.ts'
import { parseInTurns } from '../../../extraction/parse-page.ts'
import { resolveSiteInSteps } from '../../../extraction/site/resolve-site.ts'
import type { SiteContact } from '../../../extraction/site/site-contact.ts'
import { summarize } from '../../../extraction/site/split-parts.ts'
import { invalid } from '../../../lib/errors.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { nextTurn, runInTurns } from '../../../lib/steps.ts'
import { displayHost } from '../../../lib/url.ts'
import { followToPage, type StartAnswer } from '../dry-run/follow-to-page.ts'
import { InspectOrigins } from '../dry-run/inspect-origins.ts'
import { toRows } from '../read/page-rows.ts'
import { PageSource, type SourcedPage } from '../read/page-source.ts'
import { readPage } from '../read/read-page.ts'
import { SliceMemory } from '../read/slice-memory.ts'
import { withoutOptedOut } from '../read/without-opted-out.ts'
import { specifyCrawl } from '../start/specify-crawl.ts'

/** The address of a page that was given without one. No website can have it (RFC 2606). */
const NOWHERE = 'https://page.invalid/'
/** The length in characters from which a page is processed in several turns. */
const LARGE_PAGE = 100_000

/** A page to read: its HTML, or where it is. */
export interface PageToExtract {
  readonly html?: string | undefined
  /** With `html` only where it comes from. */
  readonly url?: string | undefined
  readonly types: readonly DataType[]
  /** ISO 3166-1 alpha-2; null to go by what the page states. */
  readonly country: string | null
  readonly engine: StartCrawl['engine']
}

/** What one page has. */
export interface ExtractedPage {
  /** Null if it was passed in without one. */
  readonly url: string | null
  readonly title: string | null
  readonly items: (Pick<Finding, 'type' | 'value' | 'normalized' | 'confidence' | 'method' | 'snippet'> & {
    readonly detail: Record<string, string | number> | null
  })[]
  /** Sample addresses, which only look like contact data. */
  readonly samples: readonly string[]
  readonly contacts: Omit<Contact, 'id'>[]
}

/**
 * Extracts one page, fetched or given as HTML, by the rules of a crawl: robots.txt is respected, and opted-out data is
 * removed. Nothing is stored.
 *
 * @throws validation_failed with the reason for a page that cannot be read, url_not_allowed
 */
export async function extractPage(ctx: ServiceContext, input: PageToExtract): Promise<ExtractedPage> {
  const fetched = input.html === undefined ? await fetchPage(ctx, input) : null
  const read = async () => readAnswer(ctx, input, fetched ?? (await givenPage(input.html!, input.url)))
  const length = input.html?.length ?? fetched!.page.text.length
  return length > LARGE_PAGE ? heavyStep(ctx, read) : read()
}

async function readAnswer(ctx: ServiceContext, input: PageToExtract, answer: Answer): Promise<ExtractedPage> {
  const leased = { url: answer.page.url, depth: 0, attempt: 1, is_last_attempt: true }
  const memory = new SliceMemory()
  const options = { ...StartCrawl.shape.options.parse({}), country: input.country }
  const reading = await readPage(ctx, leased, answer, { sites: [], memory, options })
  await nextTurn()
  const rows = toRows(reading, new Set(input.types), memory)
  const [kept] = rows ? await withoutOptedOut(ctx, accountOf(ctx).id, [rows]) : []
  if (!kept || reading.outcome.outcome !== 'read') throw unread('unreadable')
  const contacts = kept.page.facts ? await runInTurns(resolveSiteInSteps([kept.page.facts])) : []
  return {
    url: answer.page.url === NOWHERE ? null : answer.page.url,
    title: kept.page.title ?? null,
    items: kept.items.map(({ type, value, normalized, confidence, method, snippet, detail }) => ({
      type,
      value,
      normalized,
      confidence,
      method,
      snippet: snippet ?? '',
      detail: detail === null ? null : { ...detail },
    })),
    samples: input.types.includes('emails') ? sampleEmailsOf(answer.page) : [],
    contacts: contacts.map((contact) => toContact(contact, input.types)).filter(saysSomething),
  }
}

/** Returns null instead of a name derived from the placeholder address. */
const named = (name: string | null) => (name === NOBODY ? null : name)
const NOBODY = displayHost(NOWHERE)

const saysSomething = ({ name, email, phone, address }: { [key: string]: unknown }) =>
  [name, email, phone, address].some((value) => value !== null)

function toContact({ kind, name, organization, parts, confidence }: SiteContact, types: readonly DataType[]) {
  const { job_titles, emails, phones, addresses } = summarize(parts, kind)
  const first = <Value>(type: DataType, value: Value | undefined) => (types.includes(type) ? (value ?? null) : null)
  return {
    kind,
    name: named(name),
    job_title: job_titles[0] ?? null,
    company: named(kind === 'person' ? organization : name),
    email: first('emails', emails[0]),
    // A fax number belongs to the contact, but nobody can be called on it.
    phone: first('phones', phones.find(({ kind: of }) => of !== 'fax')?.value),
    address: first('addresses', addresses[0]?.value),
    confidence,
  }
}

type Answer = Extract<SourcedPage, { kind: 'page' }>

const givenPage = async (html: string, url = NOWHERE): Promise<Answer> => ({
  kind: 'page',
  page: await parseInTurns(html, url),
  status: 200,
  headers: {},
  engine: 'basic',
})

async function fetchPage(ctx: ServiceContext, { url, types, engine }: PageToExtract): Promise<Answer> {
  const input = StartCrawl.parse({ url, types, engine, limit: 1 })
  // Ignores the previous crawl, since the current page is wanted.
  const spec = { ...(await specifyCrawl(ctx, input)), previous_id: null }
  const inHand = InFlightRequests.untold()
  const thirdParty = new ThirdPartyRequests(ctx, localCounter())
  const source = new PageSource(ctx, spec, { inHand, thirdParty })
  try {
    const answer = await followToPage(
      source,
      spec.start_urls[0]!,
      new InspectOrigins(ctx, spec, { inHand, thirdParty }),
    )
    if (answer.kind === 'page') return answer
    throw unread(reasonOf(answer))
  } finally {
    await Promise.all([source.close(), thirdParty.close()])
    inHand.close()
  }
}

function reasonOf(answer: Exclude<StartAnswer, { kind: 'page' }>): string {
  if (answer.kind === 'refused') return answer.failure ?? 'robots'
  return answer.kind === 'failed' ? answer.reason : 'unreadable'
}

const unread = (reason: string) => invalid({ url: [reasonText(reason)] })
