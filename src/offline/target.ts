import type { FoundUrl, OfflineFile } from './reference.ts'
import { relativePath } from './relative-path.ts'

/**
 * Returns the new text of a reference after the download. It is safe in attributes and in CSS, quoted or not.
 *
 * @param missing replaces a file that was not downloaded; default: the live URL
 */
export function targetOf(found: FoundUrl, file: OfflineFile, missing?: string): string {
  const to = file.resolve(found.url)
  if (to === undefined) return missing ?? liveAddressOf(found, file)
  if (/^data:/i.test(to)) return to + hashOf(found)
  if (/^https?:/i.test(to)) return withoutQuotes(to) + (to.includes('#') ? '' : hashOf(found))
  return relativePath(file.path, to) + hashOf(found)
}

/**
 * Like `targetOf`, for files that browsers load automatically: a file at a live URL does not belong to the copy.
 *
 * @param missing replaces a file that is not in the copy
 */
export function loadTargetOf(found: FoundUrl, file: OfflineFile, missing: string): string {
  const target = targetOf(found, file, missing)
  return /^https?:/i.test(target) ? missing : target
}

/**
 * Like `targetOf`, for links that users follow. Browsers do not navigate to `data:` URLs, so these become live URLs.
 */
export function linkTargetOf(found: FoundUrl, file: OfflineFile): string {
  const target = targetOf(found, file)
  return /^data:/i.test(target) ? liveAddressOf(found, file) : target
}

/** Returns the live URL of a reference. */
export function liveAddressOf(found: FoundUrl, { liveOf }: OfflineFile): string {
  const live = liveOf?.(found.url)
  return live === undefined ? withoutQuotes(found.live) : withoutQuotes(live) + hashOf(found)
}

const hashOf = (found: FoundUrl) => withoutQuotes(found.hash)

/** Escapes quotes and brackets in a URL, which would end a CSS string or `url()`. */
const withoutQuotes = (url: string) => url.replace(/['()"\\\s]/g, (character) => ESCAPES[character] ?? '')

const ESCAPES: Record<string, string> = { "'": '%27', '(': '%28', ')': '%29', '"': '%22', '\\': '%5C', ' ': '%20' }
