import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { previewSite, type SitePreview } from '../../../../src/contracts/crawls/site-previews.ts'
import type { ErrorBody } from '../../../../src/contracts/errors.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { noteOptOut, optOutHash } from '../../../../src/domain/opt-outs/opt-outs.ts'
import { db, visitor } from '../../support/factories.ts'

const site = env.SITE_ORIGIN
let visitors = 0

/** Each visitor has a network of their own. */
const ask = async (website: string, ip = `203.0.113.${++visitors}`) => {
  const response = await visitor.send(previewSite, { body: { website } }, { 'cf-connecting-ip': ip })
  const { data, ...error } = await response.json<ErrorBody & { data: SitePreview }>()
  return { status: response.status, preview: data, error }
}

test('a preview shows the contacts of the first pages, each with its source', async () => {
  const { status, preview } = await ask(`${site}/named/`)
  expect(status).toBe(200)
  expect(preview.pages.map(({ url }) => url)).toEqual([`${site}/named/`, `${site}/named/contact`])
  expect(preview.contacts[0]).toMatchObject({
    kind: 'organization',
    name: 'Harbour Loaves Ltd',
    email: 'hello@harbour-loaves.co.uk',
    is_email_likely: false,
    evidence: { page: `${site}/named/contact`, snippet: expect.stringContaining('hello@harbour-loaves.co.uk') },
  })
})

test('hides values of owners who opted out, also on cached pages', async () => {
  const emailsOf = async () => (await ask(`${site}/desks/`)).preview.contacts.map(({ email }) => email)
  expect(await emailsOf()).toContain('h.whitaker@many-desks.co.uk')
  const hash = await optOutHash(createContext(env, backgroundFacts('test')), {
    kind: 'email',
    value: 'h.whitaker@many-desks.co.uk',
  })
  await db.run(
    sql`INSERT INTO opt_outs (hash, kind, proof, created_at) VALUES (${hash}, 'email', 'mail', ${new Date().toISOString()})`,
  )
  noteOptOut()
  expect(await emailsOf()).not.toContain('h.whitaker@many-desks.co.uk')
})

test('a preview does not read pages that robots.txt disallows, and says so', async () => {
  const { status, error } = await ask(`${site}/shop/private`)
  expect(status).toBe(422)
  expect(error.errors).toEqual({ website: [expect.stringContaining('robots.txt')] })
})

test.each([
  ['', 422],
  ['not a website', 422],
  ['http://user:pass@acme.example/', 400],
])('a preview rejects %j', async (website, expected) => {
  expect((await ask(website)).status).toBe(expected)
})

test('a visitor can request ten previews in ten minutes', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) statuses.push((await ask('http://user:pass@acme.example/', '198.51.100.7')).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('a website is read at most six times an hour, for all visitors together', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) statuses.push((await ask(`${site}/many/${n}`)).status)
  expect(statuses.at(-1)).toBe(429)
})
