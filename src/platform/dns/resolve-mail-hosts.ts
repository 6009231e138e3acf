import { z } from 'zod'
import type { MailAnswer } from '../../rules/email-checks/mail-answers.ts'

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

/**
 * Whether a domain accepts mail, through DNS over HTTPS: it has a mail server or, without one, an address (RFC 5321
 * 5.1). A domain with a null MX (RFC 7505) does not.
 *
 * @param baseUrl endpoint that answers `application/dns-json`
 * @param patience aborts the query
 * @returns null if the domain's own name servers give the resolver no definite result
 * @throws when the resolver itself does not answer
 */
export async function resolveMailHosts(
  baseUrl: string,
  domain: string,
  patience?: AbortSignal,
): Promise<MailAnswer | null> {
  const { status, records } = await ask(baseUrl, domain, 'MX', patience)
  if (status === NO_SUCH_NAME) return 'absent'
  if (status !== OK) return null
  const servers = records.filter(({ type }) => type === MX).map(({ data }) => data.trim())
  if (servers.length > 0) return servers.every((server) => /^\d+ \.$/.test(server)) ? 'refuses' : 'accepts'
  let isCertain = true
  // Sequential: most have an address of the first type, which saves the second query.
  for (const type of ['A', 'AAAA']) {
    const answer = await ask(baseUrl, domain, type, patience)
    if (answer.records.some((record) => record.type === A || record.type === AAAA)) return 'accepts'
    isCertain &&= answer.status === OK
  }
  return isCertain ? 'refuses' : null
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
