/**
 * Returns the relative path from one file of the archive to another. It is percent-encoded in ASCII, so that it is safe
 * in attributes and in CSS, quoted or not, in any encoding.
 *
 * @param fromPath path of the referring file, from the root of the archive
 * @param toPath path of the referenced file
 */
export function relativePath(fromPath: string, toPath: string): string {
  const from = fromPath.split('/')
  const to = toPath.split('/')
  let shared = 0
  while (shared < from.length - 1 && shared < to.length - 1 && from[shared] === to[shared]) shared++
  return [...Array(from.length - 1 - shared).fill('..'), ...to.slice(shared).map(encodeSegment)].join('/')
}

const encodeSegment = (segment: string) =>
  encodeURIComponent(segment.toWellFormed()).replace(/['()*!]/g, (character) => `%${hex(character)}`)

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase()
