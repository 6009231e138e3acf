import { getDomain } from 'tldts'
import { oneLine } from '../../lib/text/one-line.ts'

/**
 * A header in which a receiver reports its authentication checks of a mail (RFC 8601; RFC 8617 4.1.1 for the one that
 * begins with `ARC-`).
 */
export interface AuthenticationHeader {
  readonly name: 'authentication-results' | 'arc-authentication-results'
  readonly value: string
}

export interface AuthenticatedBy {
  /** In order of appearance: receivers add theirs above existing ones. */
  readonly headers: readonly AuthenticationHeader[]
  /** The name of our own receiver, such as `mx.cloudflare.net`; null if the mail did not pass through it. */
  readonly authservId: string | null
  /** All domains in the mail's From. */
  readonly fromDomains: readonly string[]
}

/**
 * Whether our own receiver has authenticated a mail's From: DMARC passed for its domain, or a DKIM signature of the
 * same organisation did (RFC 7489 3.1.1, relaxed). Only the first header that names our receiver counts, because
 * headers that came with the mail are below it and can be forged (RFC 8601 5). Headers of other receivers are ignored.
 */
export function isFromAuthenticated({ headers, authservId, fromDomains }: AuthenticatedBy): boolean {
  const [domain] = fromDomains
  if (authservId === null || domain === undefined || fromDomains.length !== 1) return false
  for (const header of headers) {
    const read = readResults(header)
    if (read?.authservId === authservId) return isAuthentic(read.results, domain)
  }
  return false
}

interface Result {
  readonly method: string
  readonly result: string
  /** Such as `header.from`. */
  readonly properties: ReadonlyMap<string, string>
}

function isAuthentic(results: readonly Result[], domain: string): boolean {
  const dmarc = results.filter(({ method }) => method === 'dmarc')
  if (dmarc.some(({ result }) => result === 'fail')) return false
  if (dmarc.some(({ result, properties }) => result === 'pass' && domainIn(properties.get('header.from')) === domain))
    return true
  const site = getDomain(domain, { allowPrivateDomains: true })
  return results.some(({ method, result, properties }) => {
    const signer = domainIn(properties.get('header.d') ?? properties.get('header.i'))
    if (method !== 'dkim' || result !== 'pass' || signer === null) return false
    return site === null ? signer === domain : getDomain(signer, { allowPrivateDomains: true }) === site
  })
}

const domainIn = (value: string | undefined): string | null =>
  value === undefined ? null : value.slice(value.lastIndexOf('@') + 1) || null

/** Parses a header; null if it is invalid, which then belongs to no receiver. */
function readResults({ name, value }: AuthenticationHeader) {
  const stated = withoutComments(value)
  if (stated === null) return null
  const parts = oneLine(stated)
    .toLowerCase()
    .split(';')
    .map((part) => part.replace(/ ?= ?/g, '=').trim())
  // An ARC header starts with the instance number.
  if (name === 'arc-authentication-results') parts.shift()
  const [authservId] = (parts.shift() ?? '').split(' ')
  return { authservId: authservId!, results: parts.flatMap((part) => readResult(part) ?? []) }
}

function readResult(part: string): Result | null {
  const [stated, ...rest] = part.split(' ')
  const [methodAndVersion, result] = (stated ?? '').split('=')
  const method = methodAndVersion?.split('/')[0]
  if (!method || result === undefined) return null
  const properties = new Map<string, string>()
  for (const word of rest) {
    const at = word.indexOf('=')
    // The first one counts; repeated properties are ignored.
    if (at > 0 && !properties.has(word.slice(0, at))) properties.set(word.slice(0, at), word.slice(at + 1))
  }
  return { method, result, properties }
}

/**
 * Removes a header's comments, which may nest (RFC 5322 3.2.2). Quoted text may be chosen by a stranger, such as the
 * mailbox of an envelope, so nothing in it acts as a delimiter.
 *
 * @returns null if a quote or a comment is not closed
 */
function withoutComments(value: string): string | null {
  let text = ''
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < value.length; at++) {
    const sign = value[at]!
    if (sign === '\\' && (isQuoted || depth > 0)) {
      at++
      if (isQuoted) text += '_'
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false
      else text += /[\w.@+-]/.test(sign) ? sign : '_'
    } else if (sign === '(') depth++
    else if (sign === ')' && depth > 0) depth--
    else if (depth > 0) continue
    else if (sign === '"') isQuoted = true
    else text += sign
  }
  return isQuoted || depth > 0 ? null : text
}
