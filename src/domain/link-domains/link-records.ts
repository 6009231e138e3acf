import type { LinkDomain } from '../../contracts/link-domains/link-domains.ts'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'

const TXT_LABEL = '_contactory-links'
/** A label of a DNS name; 80 bits cannot be guessed. */
const LABEL_LENGTH = 20

/**
 * The DNS records of a link domain. Both values depend on the account, so that each proves whose the domain is.
 *
 * @param target the host under which every name leads to us
 */
export async function linkRecordsOf(
  ctx: Pick<ServiceContext, 'config'>,
  target: string,
  { accountId, host }: { readonly accountId: string; readonly host: string },
): Promise<Pick<LinkDomain, 'record' | 'proof_record'>> {
  const label = (await keyedHash(ctx, `link-domain:${accountId}:${host}`)).slice(0, LABEL_LENGTH)
  return {
    record: { type: 'CNAME', name: host, value: `${label}.${target}` },
    proof_record: { type: 'TXT', name: `${TXT_LABEL}.${host}`, value: `contactory-links=${label}` },
  }
}
