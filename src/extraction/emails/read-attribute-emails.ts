import type { ExtractionMethod } from '../../contracts/data/items.ts'
import type { EmailAddress } from '../../lib/parse-mailbox.ts'
import { memoize } from '../memoize.ts'
import type { PageElement } from '../page.ts'
import { decodeCloudflare, decodeSecret, decodeShifted, fromBase64 } from './decode-secret.ts'
import { findScriptEmails } from './find-script-emails.ts'
import { revealEmails } from './find-spelled-emails.ts'
import { findWrittenEmails } from './find-written-emails.ts'
import { isSampleEmail, parseEmail } from './parse-email.ts'
import { isMailto, percentDecode, readMailto } from './read-mailto.ts'
import { reverse } from './text-ciphers.ts'

export interface AttributeEmail {
  readonly email: EmailAddress
  readonly method: Extract<ExtractionMethod, 'mailto' | 'cloudflare' | 'script' | 'attribute' | 'deobfuscated'>
}

const PROTECTION_PATH = '/cdn-cgi/l/email-protection#'
/** Attributes that readers see, or that scripts copy an address from. */
const TEXT_ATTRIBUTE = /^(?:title|alt|aria-label|rel|rev|data-.*)$/
/** Attribute names for a local part. The vague ones count only on an element that is about mail. */
const LOCAL_ATTRIBUTE = /^data-(?:e?mail-?)?(?:user(?:name)?|local(?:-?part)?|u|part-?1|mailbox|m1)$/
const VAGUE_LOCAL_ATTRIBUTE = /^data-(?:name|first|account|prefix|before|front|id|to|a|l|left)$/
const DOMAIN_ATTRIBUTE =
  /^data-(?:e?mail-?)?(?:domain(?:name)?|host|d|website|part-?2|second|last|site|server|suffix|after|back|b|m2|right)$/
const TOP_ATTRIBUTE = /^data-(?:e?mail-?)?(?:tld|ext(?:ension)?|top|t|part-?3|m3)$/

const ABOUT_MAIL = /mail|contact|href|link|addr|enc|obf|cloak|secret/
const ENCODED = /enc|rot|obf|crypt|cipher|cloak/

/** Cache size. */
const NAMES_MAX = 1_000

/** Whether a custom element shows an address, as `<joomla-hidden-mail>` does: its attributes are data. */
const isMailElement = (tag: string) => tag.includes('-') && tag.includes('mail')

/** Elements whose data is for other scripts; analytics, for example, store a site's name in `data-domain`. */
const UNSEEN = new Set(['script', 'link', 'meta', 'iframe', 'img', 'form', 'body', 'html'])

/** Returns the addresses in an element's attributes. */
export function readAttributeEmails(element: PageElement): AttributeEmail[] {
  const { attributes, tag } = element
  const found: AttributeEmail[] = []
  const add = (method: AttributeEmail['method'], emails: readonly (EmailAddress | null)[]) => {
    for (const email of emails) if (email) found.push({ email, method })
  }
  let local = ''
  let domain = ''
  let top = ''
  const isMails = isMailElement(tag)
  for (const written in attributes) {
    const name = isMails && written !== 'href' ? `data-${written}` : written
    const role = roleOf(name)
    const value = attributes[written]!
    if (role === 'none' || value === '') continue
    if (role === 'link' || role === 'action') {
      if (role === 'action' && tag !== 'form') continue
      const [method, emails] = readHref(value)
      add(method, emails)
    } else if (role === 'cloudflare') add('cloudflare', [decodeCloudflare(value)])
    else if (role === 'typo3') add('deobfuscated', readMailto(decodeShifted(value) ?? ''))
    else if (role === 'script') add('script', value.length > 12 ? findScriptEmails(value) : [])
    else {
      if (role === 'local' || (role === 'vague local' && (isMails || isAboutMail(element)))) local = value
      else if (role === 'domain') domain = value
      else if (role === 'top') top = value
      if (value.length > 5) add('attribute', isMailto(value) ? readMailto(value) : [readText(name, value)])
    }
  }
  if (found.length === 0 && local !== '' && domain !== '' && !UNSEEN.has(tag))
    add('attribute', [joinParts(local, domain, top)])
  return found
}

/**
 * The possible content of an attribute, by its name. Cached, because pages have thousands of attributes but few names.
 */
const roleOf = memoize((name) => {
  if (name === 'href') return 'link'
  if (name === 'action') return 'action'
  if (name === 'data-cfemail') return 'cloudflare'
  if (name === 'data-mailto-token') return 'typo3'
  if (name.startsWith('on')) return 'script'
  if (!TEXT_ATTRIBUTE.test(name)) return 'none'
  if (LOCAL_ATTRIBUTE.test(name)) return 'local'
  if (VAGUE_LOCAL_ATTRIBUTE.test(name)) return 'vague local'
  if (DOMAIN_ATTRIBUTE.test(name)) return 'domain'
  return TOP_ATTRIBUTE.test(name) ? 'top' : 'text'
}, NAMES_MAX)

/** Whether an element is a link without a target, or has a class or id about mail. */
function isAboutMail({ tag, attributes }: PageElement): boolean {
  if (/mail|contact|spam/i.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)) return true
  return tag === 'a' && /^(?:#.{0,20}|javascript:.*)?$/i.test(attributes.href ?? '')
}

/**
 * Characters that a link with an address contains: letters of `mailto` and its misspellings, a sign, an escape or a
 * scheme.
 */
const MAY_HOLD_EMAIL = /[@%]|m[ai]|javascript:/i
const NO_EMAIL: [AttributeEmail['method'], readonly EmailAddress[]] = ['mailto', []]

function readHref(href: string): [AttributeEmail['method'], readonly (EmailAddress | null)[]] {
  if (!MAY_HOLD_EMAIL.test(href)) return NO_EMAIL
  if (isMailto(href)) return ['mailto', readMailto(href)]
  if (href.startsWith('%') && isMailto(percentDecode(href))) return ['mailto', readMailto(percentDecode(href))]
  const protectedAt = href.indexOf(PROTECTION_PATH)
  if (protectedAt >= 0) return ['cloudflare', [decodeCloudflare(href.slice(protectedAt + PROTECTION_PATH.length))]]
  const script = /^\s*javascript:(.*)$/is.exec(href)?.[1]
  if (script) return ['script', findScriptEmails(percentDecode(script))]
  // A link without its scheme.
  if (href.includes('@') && !/[/\\]/.test(href)) return ['mailto', [parseEmail(href.trim().split('?')[0]!)]]
  const compose = /^https?:\/\/mail\.google\.com\/.*[?&]to=([^&#]{3,200})/i.exec(href)?.[1]
  return ['mailto', compose ? readMailto(`mailto:${compose}`) : []]
}

/**
 * Reads an address from an attribute. Captions are read as plain text. Data for scripts is decoded if its name or
 * content indicates mail.
 */
function readText(name: string, value: string): EmailAddress | null {
  if (value.length > 600) return null
  if (!name.startsWith('data-')) {
    return (
      findWrittenEmails(value).at(0)?.email ??
      // Bounded: longer values are not read.
      (/^\S+\s?[[({].*\S$/.test(value) ? (revealEmails(value).at(0) ?? null) : null)
    )
  }
  if (ABOUT_MAIL.test(name) || fromBase64(value)?.includes('@')) return decodeSecret(value, ENCODED.test(name))
  return value.includes('@') ? parseEmail(value.trim()) : null
}

function joinParts(local: string, domain: string, top: string): EmailAddress | null {
  // No domain is base64 itself, as it has a dot.
  const decoded = top === '' ? fromBase64(domain) : null
  if (decoded?.includes('.')) return parseEmail(`${fromBase64(local) ?? local}@${decoded.trim()}`)
  const host = (top === '' ? domain : `${domain}.${top}`).replace(/^@/, '')
  if (isSampleEmail(`${local}@${host}`)) return null
  return parseEmail(`${local}@${host}`) ?? parseEmail(`${reverse(local)}@${reverse(host)}`)
}
