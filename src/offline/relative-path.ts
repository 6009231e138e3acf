/**
 * How a file of the archive names another one: relative, percent-encoded in ASCII, so that it can stand in an attribute or
 * in CSS, quoted or not, whatever the encoding.
 *
 * @param fromPath path of the file that refers, from the root of the archive
 * @param toPath path of the file referred to
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
