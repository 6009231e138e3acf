import { importPlaces } from './import-places.ts'
import { type FoundUrl, type Reference, ReferenceList, readReference } from './reference.ts'
import { scriptLiterals } from './script-literals.ts'

/**
 * The scripts that a script imports by a literal name, relative to itself or absolute, and the media that its strings name.
 * Bare names need an import map and are left out.
 *
 * @param url where the script was found, or the base of the page for one written into it
 * @param isOfArchive as for `scriptLiterals`
 */
export function findScriptReferences(script: string, url: string, isOfArchive = false): Reference[] {
  const references = new ReferenceList()
  for (const { specifier } of importPlaces(script)) {
    const found = specifier === undefined ? null : readImport(specifier, url)
    if (found) references.add(found.url, 'script')
  }
  for (const { found, kind } of scriptLiterals(script, url, isOfArchive)) references.add(found.url, kind)
  return references.list()
}

/** Reads what an import names; null for bare names and other schemes. */
export function readImport(specifier: string, url: string): FoundUrl | null {
  return /^(?:\.{0,2}\/|https?:)/i.test(specifier) ? readReference(specifier, url) : null
}
