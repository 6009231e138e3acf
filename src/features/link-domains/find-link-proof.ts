import type { ServiceContext } from '../../core/context.ts'
import { linkRecordsOf } from '../../domain/link-domains/link-records.ts'
import { resolveDns } from '../../platform/dns/resolve-dns.ts'

/**
 * What the DNS says of a link domain. `cname`: its CNAME record names the account's target, which no other account's
 * can at the same time; `txt`: the account's TXT record is there; `absent`, with a sentence on what is there instead;
 * `unknown` if the DNS gave no answer.
 */
export type LinkProof =
  | { readonly kind: 'cname' | 'txt' | 'unknown' }
  | { readonly kind: 'absent'; readonly problem: string }

export async function findLinkProof(
  ctx: Pick<ServiceContext, 'config'>,
  target: string,
  domain: { readonly accountId: string; readonly host: string },
): Promise<LinkProof> {
  const { record, proof_record } = await linkRecordsOf(ctx, target, domain)
  const { dnsUrl } = ctx.config
  const [names, texts] = await Promise.all([
    resolveDns(dnsUrl, record.name, 'CNAME'),
    resolveDns(dnsUrl, proof_record.name, 'TXT'),
  ])
  const found = names?.map((name) => name.replace(/\.$/, '').toLowerCase())
  if (found?.includes(record.value)) return { kind: 'cname' }
  if (texts?.includes(proof_record.value)) return { kind: 'txt' }
  if (!found || !texts) return { kind: 'unknown' }
  const other = found[0]?.slice(0, 255)
  return {
    kind: 'absent',
    problem: other
      ? `${domain.host} points to ${other} instead of ${record.value}.`
      : `${domain.host} has no CNAME record yet, or your DNS provider has not published it.`,
  }
}
