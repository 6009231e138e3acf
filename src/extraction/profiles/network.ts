/** Networks whose profiles are told apart; whatever else is linked is a page like any other. */
export const PROFILE_NETWORKS = [
  'linkedin',
  'xing',
  'x',
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'github',
  'whatsapp',
  'telegram',
  'mastodon',
  'bluesky',
  'threads',
  'pinterest',
  'vimeo',
  'medium',
  'snapchat',
  'discord',
  'behance',
  'dribbble',
  'soundcloud',
  'vk',
  'weibo',
  'line',
  'kununu',
] as const
export type ProfileNetwork = (typeof PROFILE_NETWORKS)[number]

/** The path of an address on a network: segments decoded, without empty ones, and what the query says. */
export interface ProfilePath {
  readonly segments: readonly string[]
  readonly query: URLSearchParams
  /** Which of the network's domains it is. */
  readonly domain: string
  /** What stands before the network's domain, as `de` or `www`; empty without. */
  readonly subdomain: string
}

/** One way in which a network writes the address of a profile. */
export interface ProfileForm {
  /** First segments of which one stands before the handle; without them the handle comes first. */
  readonly under?: readonly string[]
  readonly handle: RegExp
  /** What may follow the handle: one part of the profile, or anything. A post, a picture or a video is nobody's profile. */
  readonly tabs?: RegExp | 'anything'
  /** How the profile is written, where that is not as it came. */
  readonly write?: (handle: string) => string
  /** Letters of codes and of names that the network tells apart by them. */
  readonly keepsCase?: true
}

/** How one network addresses its profiles. */
export interface Network {
  readonly name: ProfileNetwork
  /** Where profiles are written to lie, with the scheme. */
  readonly home: string
  /** Domains that lead there. */
  readonly domains: readonly string[]
  /** What may stand before those; by default `www`, mobile hosts and languages. */
  readonly subdomains?: RegExp
  /** First segments and handles that are pages of the network or its own accounts. */
  readonly reserved?: ReadonlySet<string>
  readonly forms: readonly ProfileForm[]
  /** Addresses that say who by their query or subdomain: the path of the profile, or null. Asked before the forms. */
  readonly special?: (path: ProfilePath) => string | null
}

/** Words of a list, for tables of names. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))
