/** The recognised networks. Links to other sites are ordinary links. */
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

/** The path and query of a URL on a network: segments decoded, empty ones removed. */
export interface ProfilePath {
  readonly segments: readonly string[]
  readonly query: URLSearchParams
  /** The network's domain in the URL. */
  readonly domain: string
  /** The part before the network's domain, such as `de` or `www`; may be empty. */
  readonly subdomain: string
}

/** One URL format of a network's profiles. */
export interface ProfileForm {
  /** Required first segments before the handle. Without them the handle is the first segment. */
  readonly under?: readonly string[]
  readonly handle: RegExp
  /**
   * Allowed segments after the handle: one tab of the profile, or anything. Posts, pictures and videos are not
   * profiles.
   */
  readonly tabs?: RegExp | 'anything'
  /** Builds the canonical path, if it differs from the matched one. */
  readonly write?: (handle: string) => string
  /** Set if handles are case-sensitive, as codes are. */
  readonly keepsCase?: true
}

/** The URL formats of one network's profiles. */
export interface Network {
  readonly name: ProfileNetwork
  /** The canonical base URL of profiles, with the scheme. */
  readonly home: string
  /** Domains of the network. */
  readonly domains: readonly string[]
  /** Allowed subdomains; by default `www`, mobile hosts and languages. */
  readonly subdomains?: RegExp
  /** First segments and handles that are the network's own pages or accounts. */
  readonly reserved?: ReadonlySet<string>
  readonly forms: readonly ProfileForm[]
  /**
   * Reads URLs that identify the profile by query or subdomain: returns its path, or null. Applied before the forms.
   */
  readonly special?: (path: ProfilePath) => string | null
}

/** Builds a set from a list of words. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))
