import { chooseExtension, hasKnownExtension, saysContent } from './file-extension.ts'
import { byteLength, cutBytes, safeName, shortHash } from './safe-name.ts'

/** In bytes; file systems take 255, and archives get unpacked into folders of their own. */
const NAME_MAX = 120
const PATH_MAX = 200
const FOLDERS_MAX = PATH_MAX - NAME_MAX - 1
const QUERY_MAX = 60
/** A dash and a hash. */
const MARK_BYTES = 7

/**
 * Where a file lies in the archive: a path that reads like its URL and is good on Windows, macOS and Linux alike.
 *
 * Every file's name ends in an extension that is known, no folder's name does, so that no path is ever both.
 *
 * @param url absolute
 * @param contentType as the server gave it, parameters and all; empty where it gave none
 * @param isTaken is this path in use by another URL; to be answered by `foldPath`
 * @param fileName the name that the server gave it, if any: taken where the URL's own tells nothing of the content
 * @param homeHost host (with its port) whose files lie in the root; those of all others lie in a folder of their host's name
 */
export function filePathFor(
  url: string,
  contentType: string,
  isTaken: (path: string) => boolean,
  homeHost?: string,
  fileName?: string,
): string {
  const { host, pathname, search } = new URL(url)
  const segments = pathname.split('/').slice(1)
  const last = safeName(segments.pop() || 'index')
  const isNamed = fileName !== undefined && hasKnownExtension(fileName) && !saysContent(last)
  const name = isNamed ? safeName(encodeURIComponent(fileName.toWellFormed())) : last
  const folders = segments.filter((segment) => segment !== '').map(folderName)
  if (host !== homeHost) folders.unshift(folderName(host.replace(':', '-')))

  const { base, extension } = chooseExtension(name, contentType)
  const query = querySlug(isNamed ? '' : search.slice(1))
  const stem = base + query.slug
  const directory = fitFolders(folders, byteLength(stem + extension) + MARK_BYTES)
  const pathOf = (mark: string) => {
    const room = NAME_MAX - byteLength(extension)
    const isShort = byteLength(stem) <= room
    if (isShort && mark === '') return directory + safeName(stem + extension)
    const suffix = `-${isShort ? mark : shortHash(url + mark)}`
    return directory + safeName(cutBytes(stem, room - suffix.length) + suffix + extension)
  }
  let path = pathOf(query.isExact ? '' : shortHash(search))
  // The number comes first: hashes of URLs that were made to have one hash would stay the same with anything behind them.
  for (let attempt = 0; isTaken(path); attempt++) path = pathOf(shortHash(attempt === 0 ? url : `${attempt} ${url}`))
  return path
}

/** A folder never ends like a file. */
function folderName(segment: string): string {
  const name = safeName(segment)
  const short = byteLength(name) > NAME_MAX ? `${cutBytes(name, NAME_MAX - MARK_BYTES)}-${shortHash(segment)}` : name
  return hasKnownExtension(short) ? `${short}_` : short
}

/** The folders with a slash behind each; what would make the path too long becomes one folder named by a hash. */
function fitFolders(folders: readonly string[], nameBytes: number): string {
  const whole = folders.map((folder) => `${folder}/`).join('')
  if (byteLength(whole) + Math.min(nameBytes, NAME_MAX) <= PATH_MAX) return whole
  const mark = `-${shortHash(whole)}/`
  let kept = ''
  for (const folder of folders) {
    if (byteLength(`${kept}${folder}/${mark}`) > FOLDERS_MAX) break
    kept += `${folder}/`
  }
  return kept === ''
    ? `${cutBytes(folders[0]!, FOLDERS_MAX - mark.length).trimEnd()}${mark}`
    : `${kept}${mark.slice(1)}`
}

/** `id=3&page=2` reads `-q-id-3-page-2`; where other queries could read the same it is not exact and wants a mark. */
function querySlug(query: string): { slug: string; isExact: boolean } {
  if (query === '') return { slug: '', isExact: true }
  const isExact = /^\w+=[\w.]+(?:&\w+=[\w.]+)*$/.test(query) && query.length <= QUERY_MAX
  const words = safeName(query.replace(/[+&=]/g, '-')).replace(/[-\s]+/g, '-')
  return { slug: `-q-${cutBytes(words.replace(/^-/, ''), QUERY_MAX).replace(/-$/, '')}`, isExact }
}
