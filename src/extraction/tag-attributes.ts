/** Maximum length of an attribute value; longer ones are inlined data, never contact details. */
export const ATTRIBUTE_LENGTH_MAX = 4_000
/** Maximum length of an attribute or `<meta>` name, with a margin over those that rules read. */
export const NAME_LENGTH_MAX = 100
/** Maximum number of attributes of one element. */
export const ATTRIBUTES_MAX = 100
const DROPPED_ATTRIBUTES: ReadonlySet<string> = new Set(['style', 'srcset', 'sizes'])

/** Whether extractors may read an attribute. */
export const isKept = (name: string, value: string): boolean =>
  value.length <= ATTRIBUTE_LENGTH_MAX &&
  name.length <= NAME_LENGTH_MAX &&
  !(name.startsWith('s') && DROPPED_ATTRIBUTES.has(name))

/** The attributes that extractors read; if there are too many, the first ones. */
export function keptAttributes(raw: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {}
  let count = 0
  for (const name in raw) {
    if (count >= ATTRIBUTES_MAX) break
    const value = raw[name]!
    if (!isKept(name, value)) continue
    Object.defineProperty(kept, name, { value, enumerable: true, configurable: true, writable: true })
    count++
  }
  return kept
}
