import { z } from 'zod'

const TIMEOUT_MS = 4_000
const TYPES = { A: 1, PTR: 12, MX: 15, TXT: 16, AAAA: 28 } as const
const OK = 0
const NO_SUCH_NAME = 3
const Answer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
})

export type RecordType = keyof typeof TYPES
/** What the DNS says of a name; null where it could not be found out. */
export type RecordsAnswer = readonly string[] | null

/**
 * The records of a type that a name has, by DNS over HTTPS in its JSON form. Never throws.
 *
 * @param baseUrl endpoint that answers `application/dns-json`
 */
export async function resolveDns(baseUrl: string, name: string, type: RecordType): Promise<RecordsAnswer> {
  try {
    const url = new URL(baseUrl)
    url.searchParams.set('name', name)
    url.searchParams.set('type', type)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { headers: { accept: 'application/dns-json' }, signal })
    if (!response.ok) return null
    const { Status: status, Answer: records } = Answer.parse(await response.json())
    if (status === NO_SUCH_NAME) return []
    if (status !== OK) return null
    const data = records.filter((record) => record.type === TYPES[type]).map((record) => record.data)
    return type === 'TXT' ? data.map(unquoted) : data
  } catch {
    return null
  }
}

/** A text comes as quoted pieces, of which each holds at most 255 bytes (RFC 1035 3.3.14); some resolvers leave the quotes out. */
function unquoted(data: string): string {
  if (!data.startsWith('"')) return data
  let text = ''
  let isWithin = false
  for (let at = 0; at < data.length; at++) {
    const letter = data[at]
    if (letter === '"') isWithin = !isWithin
    else if (isWithin) text += letter === '\\' ? (data[++at] ?? '') : letter
  }
  return text
}
