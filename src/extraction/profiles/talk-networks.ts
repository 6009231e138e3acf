import { isPlaceholder } from '../phones/is-placeholder.ts'
import { type Network, type ProfilePath, wordSet } from './network.ts'

const CODE = /^[\w-]{4,40}$/

/** Messengers: profiles are addressed by a handle or a number, and groups are joined by a code. */
export const TALK_NETWORKS: readonly Network[] = [
  {
    name: 'whatsapp',
    home: 'https://',
    domains: ['wa.me', 'whatsapp.com'],
    // `special` reads the numbers and codes, whose meaning depends on the host.
    forms: [],
    special: whatsAppPath,
  },
  {
    name: 'telegram',
    home: 'https://t.me',
    domains: ['t.me', 'telegram.me', 'telegram.dog'],
    subdomains: /^(?:www)?$/,
    special: ({ segments, subdomain }) =>
      segments.length === 0 && /^[a-z]\w{3,31}$/.test(subdomain) ? `/${subdomain}` : null,
    reserved: wordSet(
      `addemoji addlist addstickers addtheme auction bg blog boost botfather confirmphone contact durov giftcode invoice joinchat
      login msg nft proxy setlanguage share socks stickers telegram`,
    ),
    forms: [
      { under: ['s'], handle: /^[a-z]\w{3,31}$/i, write: (name) => `/${name}` },
      { under: ['joinchat'], handle: /^[\w-]{10,40}$/, keepsCase: true, write: (code) => `/+${code}` },
      { handle: /^\+[\w-]{7,40}$/, keepsCase: true },
      { handle: /^@?[a-z]\w{3,31}$/i, write: (name) => `/${name.replace('@', '')}` },
    ],
  },
  {
    name: 'discord',
    home: 'https://discord.gg',
    domains: ['discord.gg', 'discord.com', 'discordapp.com'],
    subdomains: /^(?:www)?$/,
    forms: [],
    special: ({ segments, domain }) => {
      const isShort = domain === 'discord.gg'
      const [first, code] = isShort ? ['invite', segments.at(segments[0] === 'invite' ? 1 : 0)] : segments
      return first === 'invite' && code && /^[\w-]{2,40}$/.test(code) ? `/${code}` : null
    },
  },
  {
    name: 'line',
    home: 'https://',
    domains: ['line.me', 'lin.ee'],
    forms: [],
    special: linePath,
  },
]

/**
 * Reads a phone number, a business code, a channel or a group. A text without a recipient is a share link, not a
 * profile.
 */
function whatsAppPath({ segments, query, subdomain, domain }: ProfilePath): string | null {
  const isShort = domain === 'wa.me'
  if (!/^(?:www|api|web|chat|faq|m)?$/.test(subdomain)) return null
  const [first = '', second = ''] = segments
  if (subdomain === 'chat') {
    const code = first === 'invite' ? second : first
    return /^[A-Za-z\d]{18,24}$/.test(code) ? `chat.whatsapp.com/${code}` : null
  }
  if (first === 'message' || first === 'qr') return CODE.test(second) ? `wa.me/${first}/${second}` : null
  if (first === 'channel') return /^\w{16,32}$/.test(second) ? `www.whatsapp.com/channel/${second}` : null
  const given = isShort
    ? (first === 'c' ? second : first) || query.get('phone')
    : first === 'send'
      ? query.get('phone')
      : null
  const number = given?.replace(/[\s()./-]/g, '').replace(/^(?:\+|00)/, '') ?? ''
  return /^[1-9]\d{6,14}$/.test(number) && !isPlaceholder(number) ? `wa.me/${number}` : null
}

/** Reads an official account by its id, or any account by a code. */
function linePath({ segments, subdomain, domain }: ProfilePath): string | null {
  if (domain === 'lin.ee') return /^[A-Za-z\d]{5,12}$/.test(segments[0] ?? '') ? `lin.ee/${segments[0]}` : null
  if (subdomain === 'page') return /^[a-z\d]{4,20}$/.test(segments[0] ?? '') ? `page.line.me/${segments[0]}` : null
  if (subdomain !== '') return null
  const at = segments.findIndex((segment) => segment.toLowerCase() === 'ti')
  const [kind, id = ''] = at < 0 || at > 1 ? [] : segments.slice(at + 1)
  if (kind !== 'p') return null
  if (/^@[\w.-]{3,20}$/.test(id)) return `line.me/R/ti/p/${id.toLowerCase()}`
  return /^~?[\w.-]{4,40}$/.test(id) ? `line.me/ti/p/${id}` : null
}
