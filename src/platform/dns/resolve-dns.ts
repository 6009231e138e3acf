import { z } from 'zod'

const TIMEOUT_MS = 4_000
const TYPES = { A: 1, CNAME: 5, PTR: 12, MX: 15, TXT: 16, AAAA: 28 } as const
const OK = 0
const NO_SUCH_NAME = 3
const Answer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
})

export type RecordType = keyof typeof TYPES
/** The DNS records of a name; null if they could not be determined. */
export type RecordsAnswer = readonly string[] | null

/**
 * Resolves the records of a type for a name, through DNS over HTTPS in its JSON form. Never throws.
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

/** Joins a text from its quoted strings of at most 255 bytes each (RFC 1035 3.3.14); some resolvers omit the quotes. */
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
