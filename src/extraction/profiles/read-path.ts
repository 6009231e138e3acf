import type { Network, ProfileForm, ProfilePath } from './network.ts'

/** Subdomains for languages and mobile devices. Other subdomains are different services. */
const SUBDOMAIN = /^(?:www|m|mobile|web|touch|[a-z]{2}(?:[-_][a-z]{2})?)?$/
/** Placeholders for a handle in forms and templates. */
const PLACEHOLDER =
  /^(?:@?(?:[yt]our|my|user|company|business|page|profile|account|channel|brand)[-_.]?(?:name|page|profile|company|handle|account|channel|user|username|business|brand|url|link|id|here)|@?(?:username|handle|example|placeholder|undefined|null|todo|lorem(?:ipsum)?|x{3,20})|\[.*|\{.*|%.*|<.*)$/i
const HANDLE_LENGTH_MAX = 100

/**
 * Returns the URL of the profile that a path leads to, or null.
 *
 * @param path of a URL on one of the network's domains
 */
export function readPath(network: Network, path: ProfilePath): string | null {
  const special = network.special?.(path)
  if (special) return `${network.home}${special}`
  if (!(network.subdomains ?? SUBDOMAIN).test(path.subdomain)) return null
  for (const form of network.forms) {
    const written = readForm(network, form, path.segments)
    if (written !== null) return `${network.home}${written}`
  }
  return null
}

function readForm({ reserved }: Network, form: ProfileForm, segments: readonly string[]): string | null {
  const { under, tabs } = form
  const first = segments[0]?.toLowerCase()
  if (first === undefined || (under && !under.includes(first))) return null
  const [given, ...rest] = under ? segments.slice(1) : segments
  if (given === undefined || given.length > HANDLE_LENGTH_MAX || !form.handle.test(given)) return null
  if (PLACEHOLDER.test(given) || reserved?.has(given.toLowerCase())) return null
  const isWhole = rest.length === 0 || tabs === 'anything' || (rest.length === 1 && tabs?.test(rest[0]!) === true)
  if (!isWhole) return null
  const handle = form.keepsCase ? given : given.toLowerCase()
  return form.write ? form.write(handle) : `${under ? `/${first}` : ''}/${encodeHandle(handle)}`
}

/** Encodes a handle as browsers display it, except for characters that would end the path. */
export const encodeHandle = (handle: string) => encodeURIComponent(handle).replaceAll('%40', '@').replaceAll('%2B', '+')
