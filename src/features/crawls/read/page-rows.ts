import type { DataType } from '../../../contracts/items.ts'
import type { ContactFinding } from '../../../extraction/contacts.ts'
import type { Finding } from '../../../extraction/finding.ts'
import { newId } from '../../../lib/ids.ts'
import { siteOf } from '../../../lib/url.ts'
import { bestEmail } from './best-email.ts'
import type { readCarried } from './carry-over.ts'
import type { PageReading } from './read-page.ts'
import type { SliceMemory } from './slice-memory.ts'

const SNIPPET_LENGTH_MAX = 300
const VALUE_LENGTH_MAX = 500
const NO_VALIDATORS = { etag: null, lastModified: null }

/**
 * A page with its items and contacts, as they are stored; null for one whose outcome is not settled yet, or is the
 * coordinator's to write.
 *
 * @param types what the crawl was asked for
 * @param memory what this slice has stored before, which is left out
 */
export function toRows(reading: PageReading, types: ReadonlySet<DataType>, memory: SliceMemory) {
  const { outcome, extraction } = reading
  if (outcome.outcome === 'retry' || outcome.outcome === 'redirected') return null
  const pageUrl = reading.finalUrl ?? outcome.url
  const findings = extraction.findings.filter((finding) => types.has(finding.type))
  const keys = contactKeys(extraction.contacts, pageUrl)
  // What a rendered page came with says nothing about what its scripts made of it.
  const isRendered = reading.engine === 'browserless'
  const validators = isRendered ? NO_VALIDATORS : { etag: reading.etag, lastModified: reading.lastModified }
  return {
    page: {
      url: outcome.url,
      state: outcome.outcome,
      reason: outcome.outcome === 'read' ? (reading.isCut ? 'cut' : null) : outcome.reason,
      finalUrl: reading.finalUrl,
      httpStatus: reading.httpStatus,
      title: reading.title?.slice(0, SNIPPET_LENGTH_MAX),
      engine: reading.engine,
      itemsFound: findings.length,
      depth: reading.depth,
      ...validators,
      isUnchanged: false,
      // What an unchanged page brings along next time; without a validator nobody will ask.
      itemKeys: validators.etag || validators.lastModified ? findings.map(keyOf) : null,
    },
    contacts: extraction.contacts
      .filter((contact) => contact.findings.some((finding) => types.has(finding.type)))
      .map((contact) => toContactRow(contact, types, pageUrl))
      .filter(({ id: _id, pageUrl: _pageUrl, ...said }) => memory.isNewContact(JSON.stringify(said))),
    items: findings
      .filter((finding) => memory.isNewItem(finding, keys.has(finding)))
      .map((finding) => ({
        type: finding.type,
        value: finding.value.slice(0, VALUE_LENGTH_MAX),
        normalized: finding.normalized.slice(0, VALUE_LENGTH_MAX),
        confidence: finding.confidence,
        method: finding.method,
        snippet: finding.snippet.slice(0, SNIPPET_LENGTH_MAX),
        pageUrl,
        detail: finding.detail ?? null,
        contactKey: keys.get(finding) ?? null,
      })),
  }
}

const keyOf = ({ type, normalized }: Finding) => `${type}:${normalized.slice(0, VALUE_LENGTH_MAX)}`

/** A page that has not changed, with everything that the earlier crawl found on it. */
export function toCarriedRows({ outcome, depth }: PageReading, carried: Awaited<ReturnType<typeof readCarried>>) {
  const page = carried.pages.find(({ url }) => url === outcome.url)
  if (!page) return null
  const keys = JSON.parse(page.itemKeys) as string[]
  const items = carried.items.filter(({ type, normalized }) => keys.includes(`${type}:${normalized}`))
  const { itemKeys: _itemKeys, ...told } = page
  return {
    page: {
      ...told,
      state: 'read',
      reason: null,
      engine: 'basic',
      itemsFound: items.length,
      depth,
      isUnchanged: true,
      itemKeys: keys,
    },
    contacts: items.flatMap(({ contact }) => (contact ? [{ id: newId(), ...contact }] : [])),
    items: items.map(({ contact, detail, ...item }) => ({
      ...item,
      detail: detail === null ? null : (JSON.parse(detail) as object),
      contactKey: contact?.key ?? null,
    })),
  }
}

/** A person is known by name within a website, since another may have a namesake; an organisation by name within a crawl. */
function contactKey({ kind, findings }: ContactFinding, pageUrl: string): string {
  const type = kind === 'person' ? 'names' : 'companies'
  const named = findings.find((finding) => finding.type === type) ?? findings[0]
  const name = named?.normalized.slice(0, VALUE_LENGTH_MAX) ?? ''
  return kind === 'person' ? `${kind}:${name}@${siteOf(pageUrl)}` : `${kind}:${name}`
}

function contactKeys(contacts: readonly ContactFinding[], pageUrl: string): Map<Finding, string> {
  return new Map(
    contacts.flatMap((contact) => contact.findings.map((finding) => [finding, contactKey(contact, pageUrl)])),
  )
}

function toContactRow(contact: ContactFinding, types: ReadonlySet<DataType>, pageUrl: string) {
  const first = (type: DataType) =>
    types.has(type) ? contact.findings.find((finding) => finding.type === type) : undefined
  const name = first('names')
  const { email, marks } = types.has('emails') ? bestEmail(contact) : { email: undefined, marks: null }
  // A fax number belongs to the contact, but nobody answers it.
  const phone = types.has('phones')
    ? contact.findings.find(({ type, detail }) => type === 'phones' && detail?.phoneKind !== 'fax')
    : undefined
  return {
    id: newId(),
    key: contactKey(contact, pageUrl),
    kind: contact.kind,
    name: name?.value,
    jobTitle: name?.detail?.jobTitle,
    company: first('companies')?.value,
    email,
    emailMarks: marks,
    phone: phone?.normalized,
    address: first('addresses')?.value,
    confidence: contact.confidence,
    pageUrl,
  }
}
