const LENGTH_MAX = 60

/**
 * A name as part of a file name: letters and digits of any language with hyphens between them. Returns `unnamed` if it
 * has none.
 */
export function fileNamePart(name: string): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  let part = ''
  for (const word of words) {
    const longer = part === '' ? word : `${part}-${word}`
    if (longer.length > LENGTH_MAX)
      return (
        part ||
        Array.from(word)
          .slice(0, LENGTH_MAX / 2)
          .join('')
      )
    part = longer
  }
  return part || 'unnamed'
}
