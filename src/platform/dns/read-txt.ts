import { z } from 'zod'

const TIMEOUT_MS = 4_000
const TXT = 16
const Answer = z.object({
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
})

/**
 * Returns the texts of a name's TXT records, through DNS over HTTPS in its JSON form.
 *
 * @param baseUrl endpoint that answers `application/dns-json`
 * @throws when the query fails
 */
export async function readTxt(baseUrl: string, name: string): Promise<string[]> {
  const url = new URL(baseUrl)
  url.searchParams.set('name', name)
  url.searchParams.set('type', 'TXT')
  const response = await fetch(url, {
    headers: { accept: 'application/dns-json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`DNS-over-HTTPS answered ${response.status}`)
  const { Answer: records } = Answer.parse(await response.json())
  // A long text is split into several quoted strings (RFC 1035 3.3.14).
  return records.filter(({ type }) => type === TXT).map(({ data }) => data.replace(/^"|"$/g, '').replace(/" "/g, ''))
}
