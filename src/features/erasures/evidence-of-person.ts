import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import type { PageFacts } from '../../extraction/site/page-facts.ts'
import type { SiteContact } from '../../extraction/site/site-contact.ts'
import { siteOf } from '../../lib/url.ts'
import type { FoundContact } from './contacts-of-person.ts'
import { rowsWith } from './rows-with.ts'
import { Traces } from './traces.ts'

/** What sources say about a person. */
export interface Told {
  /** All spellings. */
  readonly names: ReadonlySet<string>
  /** Registrable domains of the websites that name them. */
  readonly sites: ReadonlySet<string>
  readonly organizations: ReadonlySet<string>
  readonly profiles: ReadonlySet<string>
}

/** A person may be mentioned by thousands of crawls, so mentions are read in pages. */
const MENTIONS_AT_ONCE = 200

interface MentionRow {
  source: number
  key: string
  facts: string
  site: string | null
}

/** Profiles that belong to one person. Other profiles may be shared by a whole company. */
const OWN_PROFILE = /^https:\/\/(?:www\.)?(?:linkedin\.com\/in|xing\.com\/profile|github\.com)\//

/**
 * Returns what sources say about the matched contacts, and about people with one of the addresses where no contact
 * exists yet: on pages of running crawls, and in contacts kept from before contacts belonged to accounts.
 *
 * @param emails the person's own addresses
 */
export async function evidenceOf(
  ctx: ServiceContext,
  meant: readonly FoundContact[],
  emails: readonly string[],
): Promise<Told> {
  const told = {
    names: new Set<string>(),
    sites: new Set<string>(),
    organizations: new Set<string>(),
    profiles: new Set<string>(),
  }
  const add = (of: Set<string>, ...values: (string | null | undefined)[]) => {
    for (const value of values) if (value) of.add(value)
  }
  const addMention = (facts: SiteContact, site: string | null) => {
    add(told.names, facts.name, ...facts.parts.map(({ name }) => name))
    add(told.sites, site)
    add(told.organizations, facts.organization)
    add(told.profiles, ...facts.parts.flatMap(({ profiles }) => profiles).filter((url) => OWN_PROFILE.test(url)))
  }
  for (const { name, organization, site } of meant) {
    add(told.names, name)
    add(told.organizations, organization)
    add(told.sites, site)
  }
  for (const { number } of meant)
    for (let [source, key] = [0, '']; ; ) {
      const mentions: MentionRow[] = await ctx.data.all(sql`
        SELECT source, key, facts, site FROM told_mentions
        WHERE contact = ${number} AND (source, key) > (${source}, ${key}) ORDER BY source, key LIMIT ${MENTIONS_AT_ONCE}`)
      for (const { facts, site } of mentions) addMention(JSON.parse(facts), site)
      const last = mentions.at(-1)
      if (!last || mentions.length < MENTIONS_AT_ONCE) break
      source = last.source
      key = last.key
    }
  const byAddress = new Traces({ emails, phones: [], names: [], profiles: [] })
  for await (const rows of rowsWith(ctx, 'mentions', ['facts'], byAddress, ['site', 'contact'])) {
    for (const { texts } of rows) {
      const facts: SiteContact = JSON.parse(texts.facts!)
      // Mentions of others may contain the address too, as the basis of their likely address.
      const isTheirs = facts.parts.some((part) => part.emails.some((email) => emails.includes(email)))
      if (texts.contact === null && facts.kind === 'person' && isTheirs) addMention(facts, texts.site!)
    }
  }
  for await (const rows of rowsWith(ctx, 'former_contacts', ['email'], byAddress, ['kind', 'name', 'company'])) {
    for (const { texts } of rows) if (texts.kind === 'person') add(told.names, texts.name)
  }
  for await (const rows of rowsWith(ctx, 'pages', ['facts'], byAddress)) {
    for (const { texts } of rows) {
      const { groups, url }: PageFacts = JSON.parse(texts.facts!)
      for (const group of groups) {
        if (group.kind !== 'person' || !group.emails?.some((email) => emails.includes(email))) continue
        add(told.names, group.name)
        add(told.organizations, group.organization)
        add(told.sites, siteOf(url))
      }
    }
  }
  return told
}
