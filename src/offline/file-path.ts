import { chooseExtension, hasKnownExtension, saysContent } from './file-extension.ts'
import { byteLength, cutBytes, safeName, shortHash } from './safe-name.ts'

/** In bytes. File systems allow 255 per name, and archives are unpacked into further folders. */
const NAME_MAX = 120
const PATH_MAX = 200
const FOLDERS_MAX = PATH_MAX - NAME_MAX - 1
const QUERY_MAX = 60
/** Length of a dash and a hash. */
const MARK_BYTES = 7

/**
 * Returns a file's path in the archive. It resembles the URL and is valid on Windows, macOS and Linux.
 *
 * Every file name ends in a known extension and no folder name does, so a path is never both.
 *
 * @param url absolute
 * @param contentType as sent by the server, with parameters; empty if there is none
 * @param isTaken whether another URL uses this path; compare paths by `foldPath`
 * @param fileName the name suggested by the server, if any; used if the URL's own name does not show the content type
 * @param homeHost host (with its port) whose files are in the root; files of other hosts are in a folder named after
 * the host
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
  // The number comes first: URLs crafted to have the same hash would still collide with any common suffix.
  for (let attempt = 0; isTaken(path); attempt++) path = pathOf(shortHash(attempt === 0 ? url : `${attempt} ${url}`))
  return path
}

/** Returns a folder's name, which never ends in a known extension. */
function folderName(segment: string): string {
  const name = safeName(segment)
  const short = byteLength(name) > NAME_MAX ? `${cutBytes(name, NAME_MAX - MARK_BYTES)}-${shortHash(segment)}` : name
  return hasKnownExtension(short) ? `${short}_` : short
}

/**
 * Joins the folders, with a slash after each. Folders that would make the path too long become one folder named by a
 * hash.
 */
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

/**
 * Turns `id=3&page=2` into `-q-id-3-page-2`. `isExact` is false if other queries may give the same slug, so that the
 * name needs a hash.
 */
function querySlug(query: string): { slug: string; isExact: boolean } {
  if (query === '') return { slug: '', isExact: true }
  const isExact = /^\w+=[\w.]+(?:&\w+=[\w.]+)*$/.test(query) && query.length <= QUERY_MAX
  const words = safeName(query.replace(/[+&=]/g, '-')).replace(/[-\s]+/g, '-')
  return { slug: `-q-${cutBytes(words.replace(/^-/, ''), QUERY_MAX).replace(/-$/, '')}`, isExact }
}
