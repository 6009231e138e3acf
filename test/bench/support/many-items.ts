import type { Miniflare } from 'miniflare'
import { v7 } from 'uuid'

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

const words = (list: string) => list.split(' ')
const FIRST = words(
  'anna ben carla david emma felix grace hugo ines jack kate liam maria noah olga paul quinn rosa sam tina uma vera will xena yara zoé',
)
const LAST = words(
  'adams baker clark díaz evans fischer gómez harris ito jones kim lópez müller nguyen okafor patel quist rossi smith taylor ueda vega weber xu young zhang',
)
const DOMAIN_A = words('acme harbour north blue river stone lake hill green prime silver summit bright coast oak')
const DOMAIN_B = words('tools works soft labs media group trade foods energy travel')
const ENDINGS = words('.com .com .com .co.uk .de .org .fr .com.ng')
const METHODS = words('mailto tel json-ld text author copyright')
const BATCH = 2_000

/**
 * Adds items of all types as crawls and imports leave them: 400 crawls of unequal size, and one import that holds a
 * fifth of all.
 *
 * @returns the import's source and one of the smallest crawls'
 */
export async function addManyItems(
  database: Database,
  accountId: string,
  total: number,
): Promise<{ sourceId: string; smallSourceId: string }> {
  const now = new Date().toISOString()
  const sources = Array.from({ length: 401 }, (_, at) => ({
    id: v7(),
    type: at === 0 ? 'import' : 'crawl',
    name: at === 0 ? 'Trade fair 2026' : domainOf(at),
    crawl: at === 0 ? null : v7(),
  }))
  await database.batch([
    database
      .prepare(
        `INSERT INTO crawls (id, account_id, url, site, types, engine, respects_robots, is_background, pages_max, status, created_at, heartbeat_at)
         SELECT value ->> 'crawl', ?1, 'https://' || (value ->> 'name') || '/', value ->> 'name', '[]', 'basic', 1, 0, 10, 'completed', ?3, ?3
         FROM json_each(?2) WHERE value ->> 'crawl' IS NOT NULL`,
      )
      .bind(accountId, JSON.stringify(sources), now),
    database
      .prepare(
        `INSERT INTO sources (id, account_id, type, name, crawl_id, created_at)
         SELECT value ->> 'id', ?1, value ->> 'type', value ->> 'name', value ->> 'crawl', ?3 FROM json_each(?2)`,
      )
      .bind(accountId, JSON.stringify(sources), now),
  ])
  for (let at = 0; at < total; at += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, total - at) }, (_, index) => itemAt(at + index, total, sources))
    await database
      .prepare(
        `INSERT INTO items (id, account_id, source_id, source_type, type, value, normalized, confidence, method, snippet, page_url, email_check, mailbox, created_at)
         SELECT value ->> 'id', ?1, value ->> 'source', value ->> 'sourceType', value ->> 'type', value ->> 'value', value ->> 'normalized',
           value ->> 'confidence', value ->> 'method', value ->> 'snippet', value ->> 'page',
           CASE value ->> 'type' WHEN 'emails' THEN 'deliverable' END,
           CASE value ->> 'type' WHEN 'emails' THEN iif(key % 3 = 0, 'role', 'personal') END, ?3 FROM json_each(?2)`,
      )
      .bind(accountId, JSON.stringify(rows), now)
      .run()
  }
  return { sourceId: sources[0]!.id, smallSourceId: sources[400]!.id }
}

const domainOf = (at: number) =>
  `${DOMAIN_A[at % DOMAIN_A.length]}-${DOMAIN_B[(at * 7) % DOMAIN_B.length]}${at}${ENDINGS[at % ENDINGS.length]}`

function itemAt(at: number, total: number, sources: readonly { id: string; type: string }[]) {
  const isImport = at < total / 5
  // Squares make the first crawls large and the last ones small.
  const share = (at - total / 5) / (total * 0.8)
  const place = isImport ? 0 : 1 + Math.min(399, Math.floor(400 * (1 - Math.sqrt(1 - share))))
  const source = sources[place]!
  const mixed = scatter(at)
  const first = FIRST[scatter(at + 1) % FIRST.length]!
  const last = LAST[scatter(at + 2) % LAST.length]!
  const domain = domainOf(isImport ? at % 5_000 : place)
  const kind = mixed % 100
  const type = kind < 40 ? 'emails' : kind < 60 ? 'phones' : kind < 85 ? 'names' : kind < 93 ? 'addresses' : 'companies'
  const digits = String(10_000_000 + (mixed % 89_999_999))
  const values = {
    emails: `${first}.${last}${mixed % 97}@${domain}`,
    phones: `020 ${digits.slice(0, 4)} ${digits.slice(4)}`,
    names: `${capital(first)} ${capital(last)}`,
    addresses: `${1 + (mixed % 300)} ${capital(last)} Street, London NW${mixed % 9} ${mixed % 10}AB`,
    companies: `${capital(last)} ${capital(DOMAIN_B[mixed % 10]!)} Ltd`,
  }
  const value = values[type]
  return {
    id: v7(),
    source: source.id,
    sourceType: source.type,
    type,
    value,
    normalized: `${type === 'phones' ? `+4420${digits}` : value.toLowerCase()}${type === 'emails' || type === 'phones' ? '' : ` ${at}`}${at}`,
    confidence: isImport ? 1 : (50 + (scatter(mixed) % 50)) / 100,
    method: isImport ? null : METHODS[mixed % METHODS.length],
    snippet: isImport ? null : `Please write to ${value} or call our office during opening hours, Monday to Friday.`,
    page: isImport ? null : `https://www.${domain}/contact/${first}.html`,
  }
}

/** Numbers that look random and are the same each time (the mixer of MurmurHash3). */
function scatter(number: number): number {
  let hash = number | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
