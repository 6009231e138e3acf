import type { FoundUrl, OfflineFile } from './reference.ts'
import { relativePath } from './relative-path.ts'

/**
 * What a reference reads after the download, safe in an attribute and in CSS, quoted or not.
 *
 * @param missing what stands for a file that was not taken; the live address when left out
 */
export function targetOf(found: FoundUrl, file: OfflineFile, missing?: string): string {
  const to = file.resolve(found.url)
  if (to === undefined) return missing ?? liveAddressOf(found, file)
  if (/^data:/i.test(to)) return to + hashOf(found)
  if (/^https?:/i.test(to)) return withoutQuotes(to) + (to.includes('#') ? '' : hashOf(found))
  return relativePath(file.path, to) + hashOf(found)
}

/**
 * The same for what browsers load by themselves: a file that lies at a live address is none of the copy.
 *
 * @param missing stands for what is not in the copy
 */
export function loadTargetOf(found: FoundUrl, file: OfflineFile, missing: string): string {
  const target = targetOf(found, file, missing)
  return /^https?:/i.test(target) ? missing : target
}

/** The same for a link that people follow: browsers go to no `data:` address, so it leads to the live one. */
export function linkTargetOf(found: FoundUrl, file: OfflineFile): string {
  const target = targetOf(found, file)
  return /^data:/i.test(target) ? liveAddressOf(found, file) : target
}

/** Where a reference leads on the live site. */
export function liveAddressOf(found: FoundUrl, { liveOf }: OfflineFile): string {
  const live = liveOf?.(found.url)
  return live === undefined ? withoutQuotes(found.live) : withoutQuotes(live) + hashOf(found)
}

const hashOf = (found: FoundUrl) => withoutQuotes(found.hash)

/** Addresses may hold quotes and brackets unescaped, which would end a CSS string or `url()`. */
const withoutQuotes = (url: string) => url.replace(/['()"\\\s]/g, (character) => ESCAPES[character] ?? '')

const ESCAPES: Record<string, string> = { "'": '%27', '(': '%28', ')': '%29', '"': '%22', '\\': '%5C', ' ': '%20' }
