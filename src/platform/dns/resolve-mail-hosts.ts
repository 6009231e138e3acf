import { z } from 'zod'

const TIMEOUT_MS = 4_000
const NO_SUCH_NAME = 3
const OK = 0
const A = 1
const MX = 15
const AAAA = 28
const Answer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
})

export interface MailHosts {
  readonly answer: 'accepts' | 'refuses' | 'absent'
  /** Preference and host, such as `10 mx.acme.com.`; empty without MX records. */
  readonly servers: readonly string[]
}

/**
 * Whether a domain accepts mail, through DNS over HTTPS: it has a mail server or, without one, an address (RFC 5321
 * 5.1). A domain with a null MX (RFC 7505) does not.
 *
 * @param baseUrl endpoint that answers `application/dns-json`
 * @param patience aborts the query
 * @returns null if the domain's own name servers give the resolver no definite result; otherwise the answer, with the MX
 * records as the DNS has them
 * @throws when the resolver itself does not answer
 */
export async function resolveMailHosts(
  baseUrl: string,
  domain: string,
  patience?: AbortSignal,
): Promise<MailHosts | null> {
  const { status, records } = await ask(baseUrl, domain, 'MX', patience)
  if (status === NO_SUCH_NAME) return { answer: 'absent', servers: [] }
  if (status !== OK) return null
  const servers = records.filter(({ type }) => type === MX).map(({ data }) => data.trim())
  if (servers.length > 0)
    return { answer: servers.every((server) => /^\d+ \.$/.test(server)) ? 'refuses' : 'accepts', servers }
  let isCertain = true
  // Sequential: most have an address of the first type, which saves the second query.
  for (const type of ['A', 'AAAA']) {
    const answer = await ask(baseUrl, domain, type, patience)
    if (answer.records.some((record) => record.type === A || record.type === AAAA))
      return { answer: 'accepts', servers }
    isCertain &&= answer.status === OK
  }
  return isCertain ? { answer: 'refuses', servers } : null
}

async function ask(baseUrl: string, name: string, type: string, patience?: AbortSignal) {
  const url = new URL(baseUrl)
  url.searchParams.set('name', name)
  url.searchParams.set('type', type)
  const response = await fetch(url, {
    headers: { accept: 'application/dns-json' },
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(patience ? [patience] : [])]),
  })
  if (!response.ok) throw new Error(`DNS-over-HTTPS answered ${response.status}`)
  const { Status: status, Answer: records } = Answer.parse(await response.json())
  return { status, records }
}
