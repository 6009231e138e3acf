/** Limits for alternative contacts: they are few, and near the beginning. */
const NAMED_MAX = 5
const TEXT_LENGTH_MAX = 5_000
const ADDRESS = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu

/** The email addresses in a text, in order and lower case. @param except addresses that are already known */
export function addressesNamed(text: string, except: readonly string[]): string[] {
  const known = new Set(except.map((address) => address.toLowerCase()))
  const found = Array.from(text.slice(0, TEXT_LENGTH_MAX).matchAll(ADDRESS), ([address]) => address.toLowerCase())
  return [...new Set(found)].filter((address) => !known.has(address)).slice(0, NAMED_MAX)
}
