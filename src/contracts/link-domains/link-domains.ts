import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

/**
 * `waiting` for the DNS record, `issuing` the certificate, `active`: links use it; `broken`: it worked before or its
 * certificate failed, and links use the product's own address.
 */
export const LINK_DOMAIN_STATES = ['waiting', 'issuing', 'active', 'broken'] as const
export const LinkDomainState = z.enum(LINK_DOMAIN_STATES)
export type LinkDomainState = z.infer<typeof LinkDomainState>

export const LINK_DOMAINS_MAX = 20

const DnsRecord = z.object({ type: z.enum(['CNAME', 'TXT']), name: z.string(), value: z.string() })

export const LinkDomain = z.object({
  id: z.string(),
  /** In ASCII, as in `links.xn--bcher-kva.example`. */
  host: z.string(),
  state: LinkDomainState,
  /** Why it is not active, as a sentence. */
  problem: z.string().nullable(),
  /** The record to set. Its value belongs to this account, so it also proves who owns the domain. */
  record: DnsRecord,
  /** Proves it where the DNS provider hides the CNAME record, as Cloudflare's proxy does. */
  proof_record: DnsRecord,
  checked_at: z.string().nullable(),
  active_since: z.string().nullable(),
  created_at: z.string(),
})
export type LinkDomain = z.infer<typeof LinkDomain>

/** `is_available` is false on deployments without Cloudflare for SaaS. */
export const listLinkDomains = endpoint({
  method: 'get',
  path: '/dashboard/link-domains',
  permission: 'campaigns:view',
  returns: data(z.object({ is_available: z.boolean(), domains: z.array(LinkDomain) })),
})

/** @throws validation_failed with what is wrong with the name; conflict, unavailable, feature_not_in_plan */
export const addLinkDomain = endpoint({
  method: 'post',
  path: '/dashboard/link-domains',
  permission: 'senders:edit',
  status: 201,
  body: z.object({ host: singleLine().min(1, 'Enter a domain').max(300, 'Use at most 300 characters') }),
  returns: data(z.object({ domain: LinkDomain })),
})

/** Checks the DNS and the certificate now. */
export const checkLinkDomain = endpoint({
  method: 'post',
  path: '/dashboard/link-domains/:id/check',
  permission: 'senders:edit',
  params: IdParams,
  returns: data(z.object({ domain: LinkDomain })),
})

/** Removes it, so that another account may use it. Links to it in messages already sent stop working. */
export const deleteLinkDomain = endpoint({
  method: 'delete',
  path: '/dashboard/link-domains/:id',
  permission: 'senders:edit',
  params: IdParams,
  returns: nothing,
})
