import { fileUrlOf, ResolvedUrls, URL_LENGTH_MAX } from '../lib/url.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { mayResolve } from './work.ts'

/** How a page uses a referenced file. A link for users is a `page` unless its file name indicates another kind. */
export type ReferenceKind =
  | 'page'
  | 'frame'
  | 'stylesheet'
  | 'script'
  | 'image'
  | 'font'
  | 'video'
  | 'audio'
  | 'document'
  | 'other'

/** What a page, stylesheet or manifest refers to. */
export interface Reference {
  /** Absolute, normalised by `fileUrl`: with query, without fragment. */
  url: string
  kind: ReferenceKind
  /** The link asks robots not to follow it. */
  isNofollow: boolean
}

/**
 * Returns the target of a reference after the download: a file of the archive (its path from the root), a live URL or a
 * `data:` URL. Undefined means that the file was not downloaded: links then lead to the live URL, and what a browser
 * would load automatically is blanked, so that opening a page makes no network request.
 */
export type Resolve = (url: string) => string | undefined

/** A file of the archive while its references are rewritten. */
export interface OfflineFile {
  /** Its original URL. */
  readonly url: string
  /** Its path from the archive's root. */
  readonly path: string
  readonly resolve: Resolve
  readonly inline?: Inline | undefined
  /**
   * Set for a page that is already in an archive: returns the live URL of the file at an archive URL. Scripts of such a
   * page refer to files by relative paths.
   */
  readonly liveOf?: LiveOf | undefined
  /** The work budget for rewriting the file; if absent, the file gets its own. */
  readonly work?: WorkBudget | undefined
  /** The copy consists of this file only, and loads no other. */
  readonly isSingle?: boolean | undefined
}

export type LiveOf = (url: string) => string | undefined

/**
 * Returns content to inline into the page, for files that browsers refuse to load from `file:` URLs: modules, drawings
 * used from another file, subtitles, masks and filters.
 *
 * @returns the file's text, or a `data:` URL if it is not text; undefined if it must not be inlined
 */
export type Inline = (url: string) => string | undefined

/** A resolved reference. */
export interface FoundUrl {
  /** The URL of the file, as in `Reference`. */
  readonly url: string
  /** The fragment with its `#`, or an empty string. */
  readonly hash: string
  /** The full URL on the live site. */
  readonly live: string
}

/**
 * Resolves a reference.
 *
 * @param value as written in an attribute or in CSS, with entities and escapes decoded
 * @param base absolute, within the maximum URL length
 * @returns null for a URL that cannot be downloaded: other schemes, credentials, malformed and overlong URLs, anchors
 * in the same file (`#top`), empty references, and all references once the budget is used up
 */
export function readReference(value: string, base: string, work: WorkBudget): FoundUrl | null {
  if (value.length > URL_LENGTH_MAX) return null
  if (/^[\s\0-\x1f]*(?:#|$|(?!https?:)[a-z][a-z0-9+.-]*:)/i.test(value)) return null
  if (!mayResolve(value, base, work)) return null
  return resolved.resolve(value, base, () => resolve(value, base))
}

const resolved = new ResolvedUrls<FoundUrl | null>()

function resolve(value: string, base: string): FoundUrl | null {
  const parsed = URL.parse(value, base)
  if (parsed?.username !== '' || parsed.password !== '') return null
  const { hash, href: live } = parsed
  const url = fileUrlOf(parsed)
  return url === null || url.length > URL_LENGTH_MAX ? null : { url, hash, live }
}

/**
 * Maximum number of references examined per file. A file with more is not made for people, and each reference takes
 * time.
 */
export const PLACES_MAX = 50_000

/** Total length of all URLs of one file: each may be as long as its base. */
const LISTED_MAX = 8_000_000

/** References in the order of discovery, each URL once. A URL is nofollow if every link to it is. */
export class ReferenceList {
  private readonly found = new Map<string, Reference>()
  private characters = 0

  add(url: string, kind: ReferenceKind, isNofollow = false): void {
    const known = this.found.get(url)
    if (!known) {
      this.characters += url.length
      if (this.characters <= LISTED_MAX) this.found.set(url, { url, kind, isNofollow })
    } else {
      known.isNofollow &&= isNofollow
      // A file that a page embeds is needed in any case, so its kind takes precedence over that of a link.
      if (known.kind === 'page') known.kind = kind
    }
  }

  list(): Reference[] {
    return [...this.found.values()]
  }
}
