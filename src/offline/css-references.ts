import { cssPlaces } from './css-places.ts'
import { type Reference, ReferenceList, readReference } from './reference.ts'

/**
 * The files that CSS needs.
 *
 * @param css a stylesheet or the value of a style attribute
 * @param url what its addresses are relative to
 */
export function findCssReferences(css: string, url: string): Reference[] {
  const references = new ReferenceList()
  for (const { value, kind } of cssPlaces(css)) {
    const found = readReference(value, url)
    if (found) references.add(found.url, kind)
  }
  return references.list()
}
