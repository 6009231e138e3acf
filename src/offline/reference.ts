import { fileUrl, URL_LENGTH_MAX } from '../lib/url.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { mayResolve } from './work.ts'

/** What a page does with what it refers to. A link that people follow is a `page` unless its name tells otherwise. */
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
  /** Absolute, in the spelling of `fileUrl`: query kept, no fragment. */
  url: string
  kind: ReferenceKind
  /** The link asks robots to stay away. */
  isNofollow: boolean
}

/**
 * Where a reference leads after the download: a file of the archive (its path from the root), a live address or a `data:` one.
 * Undefined is for what was not taken: links then lead to the live address, and what a browser would load by itself is
 * blanked, so that opening a page asks nothing of the network.
 */
export type Resolve = (url: string) => string | undefined

/** A file of the archive while its references are rewritten. */
export interface OfflineFile {
  /** Where it was found. */
  readonly url: string
  /** Its path from the archive's root. */
  readonly path: string
  readonly resolve: Resolve
  readonly inline?: Inline | undefined
  /**
   * Given for a page that lies in an archive already: the live address of what lies there at a URL. Scripts of such a page name
   * files relatively.
   */
  readonly liveOf?: LiveOf | undefined
  /** What rewriting the file may cost; a budget of its own where none is given. */
  readonly work?: WorkBudget | undefined
  /** The copy is this file alone, and loads no other. */
  readonly isSingle?: boolean | undefined
}

export type LiveOf = (url: string) => string | undefined

/**
 * Content to write into the page, for what browsers refuse to load from `file:` addresses: modules, drawings used from
 * another file, subtitles, masks and filters.
 *
 * @returns the file's text, or a `data:` address for what is no text; undefined where it is not to be written in
 */
export type Inline = (url: string) => string | undefined

/** One written reference, resolved. */
export interface FoundUrl {
  /** The address of the file, as in `Reference`. */
  readonly url: string
  /** The fragment with its `#`, or nothing. */
  readonly hash: string
  /** The whole address as the live page means it. */
  readonly live: string
}

/**
 * Reads one written reference.
 *
 * @param value as it stands in an attribute or in CSS, entities and escapes decoded
 * @param base absolute, no longer than any address may be
 * @returns null for what no download can take: other schemes, credentials, broken and overlong addresses, those that name a place
 * in the same file (`#top`) or nothing, and all others once the budget is spent
 */
export function readReference(value: string, base: string, work: WorkBudget): FoundUrl | null {
  if (value.length > URL_LENGTH_MAX) return null
  if (/^[\s\0-\x1f]*(?:#|$|(?!https?:)[a-z][a-z0-9+.-]*:)/i.test(value)) return null
  if (!mayResolve(value, base, work)) return null
  const parsed = URL.parse(value, base)
  if (parsed?.username !== '' || parsed.password !== '') return null
  const url = fileUrl(parsed.href)
  return url === null || url.length > URL_LENGTH_MAX ? null : { url, hash: parsed.hash, live: parsed.href }
}

/** What is looked at of one file. One that names more was made for nobody to read, and each takes its time. */
export const PLACES_MAX = 50_000

/** Characters of all addresses of one file: each may be as long as its base. */
const LISTED_MAX = 8_000_000

/** References in the order they were found, each URL once; a link is nofollow when every link to it says so. */
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
      // What a page shows is needed in any case; that it is also linked says less.
      if (known.kind === 'page') known.kind = kind
    }
  }

  list(): Reference[] {
    return [...this.found.values()]
  }
}
