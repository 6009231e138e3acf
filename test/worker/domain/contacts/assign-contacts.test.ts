import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { accountNumber } from '../../../../src/db/account-numbers.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { assignContacts, assignSome } from '../../../../src/domain/contacts/assign-contacts.ts'
import { enteredMentions } from '../../../../src/domain/contacts/entered-mentions.ts'
import { type MentionToStore, mentionStatements } from '../../../../src/domain/contacts/store-mentions.ts'
import { companyIdentity, nameIdentity } from '../../../../src/extraction/identity.ts'
import type { SiteContact } from '../../../../src/extraction/site/site-contact.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { addCrawl, addItems, addSource } from '../../features/data/support.ts'
import { countReads } from '../../support/count-reads.ts'
import { actingFor, dataOf, mintAccount } from '../../support/factories.ts'
import { crashingContext } from '../../support/mortal-context.ts'

const person = (name: string, said: Partial<SiteContact['parts'][number]> & { site?: string } = {}): MentionToStore => {
  const { site = 'acme-tools.com', ...part } = said
  const empty = { job_titles: [], emails: [], phones: [], addresses: [], profiles: [], pages: [] }
  const key = `person:${name.toLowerCase()}@${site}`
  return {
    key,
    site,
    facts: {
      key,
      kind: 'person',
      name,
      relation: 'member',
      organization: 'Acme Tools Ltd',
      organization_key: `owner@${site}`,
      parts: [{ ...empty, ...part, name, reason: null }],
      likely_email: null,
      confidence: 0.9,
    },
  }
}
const owner = (name: string, said: Partial<SiteContact['parts'][number]> & { site?: string } = {}): MentionToStore => {
  const { site = 'acme-tools.com' } = said
  const one = person(name, said)
  const key = `owner@${site}`
  return {
    ...one,
    key,
    facts: { ...one.facts, key, kind: 'organization', relation: 'owner', organization: null, organization_key: null },
  }
}

/** A crawl that found some people and their values. */
async function crawled(
  accountId: string,
  mentions: readonly MentionToStore[],
  previousCrawlId: string | null = null,
  ctx?: ServiceContext,
) {
  const crawl = await addCrawl(accountId)
  const emails = mentions.flatMap(({ facts }) => facts.parts.flatMap((part) => part.emails))
  const names = mentions.filter(({ facts }) => facts.kind === 'person').map(({ facts }) => facts.name)
  await addItems(accountId, crawl.sourceId, [
    ...emails.map((value) => ({ value })),
    ...names.map((value) => ({ type: 'names' as const, value })),
  ])
  const source = { id: crawl.sourceId, accountId, previousCrawlId }
  await runBatch(dataOf(accountId), mentionStatements(source, mentions, new Date(), sql`true`))
  await assignContacts(ctx ?? (await actingFor(accountId)), crawl.sourceId)
  return crawl
}

const contactsOf = (accountId: string) =>
  dataOf(accountId).all<{
    number: number
    name: string
    reach: number
    organization_number: number | null
    mentions: number
  }>(sql`
    SELECT number, name, reach, organization_number, (SELECT count(*) FROM mentions WHERE contact = contacts.number) AS mentions
    FROM contacts WHERE account = ${accountNumber(accountId)} ORDER BY number`)

const ADA = person('Ada Byron', { emails: ['ada@acme-tools.com'], job_titles: ['Countess'] })
const ACME = owner('Acme Tools Ltd', { emails: ['info@acme-tools.com'] })

describe('a mention', () => {
  test('gets a contact with its values, in its organisation', async () => {
    const account = await mintAccount()
    await crawled(account.id, [ACME, ADA])
    const [acme, ada] = await contactsOf(account.id)
    expect(acme).toMatchObject({ name: 'Acme Tools Ltd', reach: 3, mentions: 1 })
    expect(ada).toMatchObject({ name: 'Ada Byron', reach: 3, organization_number: acme!.number })
  })

  test('keeps its contact when its website is crawled again, without duplicating its evidence', async () => {
    const account = await mintAccount()
    const first = await crawled(account.id, [ACME, ADA])
    await crawled(account.id, [ACME, ADA], first.crawlId)
    const contacts = await contactsOf(account.id)
    expect(contacts.map(({ mentions }) => mentions)).toEqual([2, 2])
    const copies = await dataOf(account.id).all(
      sql`SELECT key FROM mentions WHERE facts IS NOT NULL AND source >> 28 = ${accountNumber(account.id)}`,
    )
    expect(copies).toHaveLength(2)
  })

  test('keeps its values when the crawl that first found them is deleted', async () => {
    const account = await mintAccount()
    const first = await crawled(account.id, [ACME, ADA])
    const second = await crawled(account.id, [ACME, ADA], first.crawlId)
    await crawled(account.id, [ACME, ADA], second.crawlId)
    await dataOf(account.id).run(sql`DELETE FROM crawls WHERE id = ${first.crawlId}`)
    const told = await dataOf(account.id).all<{ facts: string }>(
      sql`SELECT facts FROM told_mentions WHERE source >> 28 = ${accountNumber(account.id)}`,
    )
    expect(told).toHaveLength(4)
    expect(told.every(({ facts }) => facts !== null)).toBe(true)
    expect((await contactsOf(account.id)).map(({ mentions }) => mentions)).toEqual([2, 2])
  })

  test('of the same address on another website is the same contact, but with another name is not', async () => {
    const account = await mintAccount()
    await crawled(account.id, [ADA])
    await crawled(account.id, [
      person('A. Byron', { site: 'press-site.com', emails: ['ada@acme-tools.com'] }),
      person('Charles Wheatley', { site: 'press-site.com', emails: ['ada@acme-tools.com'] }),
    ])
    expect((await contactsOf(account.id)).map(({ name, mentions }) => [name, mentions])).toEqual([
      ['Ada Byron', 2],
      ['Charles Wheatley', 1],
    ])
  })

  test('with a full name joins the contact with the matching initial, and vice versa', async () => {
    const account = await mintAccount()
    const said = { emails: ['ada@acme-tools.com'] }
    await crawled(account.id, [person('A. Byron', { ...said, site: 'press-site.com' })])
    await crawled(account.id, [person('Ada Byron', said)])
    await crawled(account.id, [person('A. K. Byron', { ...said, site: 'fair-site.com' })])
    expect((await contactsOf(account.id)).map(({ mentions }) => mentions)).toEqual([3])
  })

  test('that two processes assign at once creates one contact', async () => {
    const account = await mintAccount()
    const crawl = await addCrawl(account.id)
    await addItems(account.id, crawl.sourceId, [{ value: 'ada@acme-tools.com' }, { value: 'Ada Byron', type: 'names' }])
    await runBatch(
      dataOf(account.id),
      mentionStatements({ id: crawl.sourceId, accountId: account.id }, [ADA], new Date(), sql`true`),
    )
    await Promise.all([1, 2].map(async () => assignContacts(await actingFor(account.id), crawl.sourceId)))
    await assignContacts(await actingFor(account.id), crawl.sourceId)
    expect(await contactsOf(account.id)).toMatchObject([{ name: 'Ada Byron', mentions: 1 }])
  })

  test('whose values were deleted from the account is deleted with its contact', async () => {
    const account = await mintAccount()
    const { sourceId } = await crawled(account.id, [ADA])
    await dataOf(account.id).run(sql`DELETE FROM sightings WHERE source >> 28 = ${accountNumber(account.id)}`)
    await assignContacts(await actingFor(account.id), sourceId)
    expect(await contactsOf(account.id)).toEqual([])
  })
})

describe('two sources at the same moment', () => {
  /** Assigns the mentions of one crawl, and those of another one that has no contacts of its own yet. */
  async function crawledAtOnce(accountId: string, slow: readonly MentionToStore[], quick: readonly MentionToStore[]) {
    const [paused, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { ctx } = crashingContext(
      accountId,
      () => new Date(),
      async (_, what) => {
        if (!what.includes('AS is_new')) return
        reached.resolve()
        await paused.promise
      },
    )
    const first = crawled(accountId, slow, null, { ...(await actingFor(accountId)), data: ctx.data })
    await reached.promise
    await crawled(accountId, quick)
    paused.resolve()
    await first
  }

  test('create one contact for one address', async () => {
    const account = await mintAccount()
    const elsewhere = person('A. Byron', { site: 'press-site.com', emails: ['ada@acme-tools.com'] })
    await crawledAtOnce(account.id, [ADA], [elsewhere])
    expect(await contactsOf(account.id)).toMatchObject([{ name: 'Ada Byron', mentions: 2 }])
  })

  test('create one contact for one full name in an organisation', async () => {
    const account = await mintAccount()
    const named = owner('Acme Tools Ltd', { site: 'acme-shop.com', emails: ['shop@acme-shop.com'] })
    await crawledAtOnce(account.id, [ACME], [named])
    expect(await contactsOf(account.id)).toMatchObject([{ name: 'Acme Tools Ltd', mentions: 2 }])
  })

  test('keep different names apart, and people whom a website distinguishes', async () => {
    const account = await mintAccount()
    const [twin, other] = ['Ada K. Byron', 'Charles Wheatley'].map((name) =>
      person(name, { site: 'press-site.com', emails: ['ada@acme-tools.com'] }),
    )
    await crawledAtOnce(
      account.id,
      [ADA, person('Ada King Byron', { emails: ['ada@acme-tools.com'] })],
      [twin!, other!],
    )
    const names = (await contactsOf(account.id)).map(({ name }) => name)
    expect(names).toContain('Charles Wheatley')
    expect(names.filter((name) => name.includes('Byron'))).toHaveLength(2)
  })
})

describe('six imports under one source name, with all people at one organisation', () => {
  const ROWS = 120
  /** Mentions of one message, as `make-contacts.ts` has them. */
  const MENTIONS_MAX = 200

  test('read as much for the last import as for the first, in bounded batches', async () => {
    const { id } = await mintAccount()
    const sourceId = newId()
    await addSource(id, { id: sourceId, type: 'import', name: 'Fair 2026', crawlId: null })
    const { data, takeCounts } = countReads(dataOf(id))
    const ctx = { ...(await actingFor(id)), data }
    const read: { rows: number; most: number; messages: number }[] = []
    for (let file = 0; file < 6; file++) {
      const people = Array.from({ length: ROWS }, (_, at) => `p${file}x${at}@acme-tools.com`)
      await addItems(id, sourceId, [
        ...people.map((value) => ({ value })),
        ...people.map((email) => ({
          type: 'names' as const,
          value: nameOf(email),
          normalized: nameIdentity(nameOf(email)),
        })),
        { type: 'companies', value: 'Acme Tools Ltd', normalized: companyIdentity('Acme Tools Ltd') },
      ])
      await runBatch(
        data,
        mentionStatements(
          { id: sourceId, accountId: id, previousCrawlId: null },
          people.flatMap(rowOf),
          new Date(),
          sql`true`,
        ),
      )
      takeCounts()
      let messages = 0
      for (let after: string | null = null; ; messages++) {
        const next = await assignSome(ctx, sourceId, { after, mentionsMax: MENTIONS_MAX })
        if (next === 'done') break
        after = next.after
      }
      read.push({ ...takeCounts(), messages })
    }
    const [first, last] = [read[0]!, read[5]!]
    // Each import scans its source once; the other reads concern only the new rows.
    expect(last.rows).toBeLessThan(3 * first.rows)
    expect(last.most).toBeLessThan(2 * Math.max(first.most, 2_000))
    expect(last.messages).toBeGreaterThan(0)
    const contacts = await contactsOf(id)
    const organization = contacts.find(({ name }) => name === 'Acme Tools Ltd')!
    const people = contacts.filter(({ organization_number }) => organization_number === organization.number)
    expect(people).toHaveLength(6 * ROWS)
  })

  /** Names may not contain digits. */
  const nameOf = (email: string) => {
    const letters = email.split('@')[0]!.replace(/\d/g, (digit) => 'abdefgiklm'[Number(digit)]!)
    return `Jane R${letters}`
  }
  const rowOf = (email: string) =>
    enteredMentions({
      ...{ name: nameOf(email), company: 'Acme Tools Ltd', jobTitle: null, emails: [email], phones: [], addresses: [] },
      ...{ profiles: [], site: null, tags: [], note: null },
    })
})
