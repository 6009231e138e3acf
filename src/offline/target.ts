import type { FoundUrl, OfflineFile } from './reference.ts'
import { relativePath } from './relative-path.ts'

/**
 * What a reference reads after the download, safe in an attribute and in CSS, quoted or not.
 *
 * @param missing what stands for a file that was not taken; the live address when left out
 */
export function targetOf(found: FoundUrl, file: OfflineFile, missing?: string): string {
  const to = file.resolve(found.url)
  if (to === undefined) return missing ?? withoutQuotes(found.live)
  const isLive = /^https?:/i.test(to)
  const hash = withoutQuotes(found.hash)
  return isLive ? withoutQuotes(to) + (to.includes('#') ? '' : hash) : relativePath(file.path, to) + hash
}

/** Addresses may hold quotes and brackets unescaped, which would end a CSS string or `url()`. */
const withoutQuotes = (url: string) => url.replace(/['()"\\\s]/g, (character) => ESCAPES[character] ?? '')

const ESCAPES: Record<string, string> = { "'": '%27', '(': '%28', ')': '%29', '"': '%22', '\\': '%5C', ' ': '%20' }
