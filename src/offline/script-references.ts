import { parse } from 'es-module-lexer/js'
import { type Reference, ReferenceList, readReference } from './reference.ts'

/** Where a script names another one. */
export interface ImportPlace {
  /** Range of the specifier, without its quotes where it is a static import, with them in `import('x')`. */
  readonly start: number
  readonly end: number
  readonly specifier: string
  readonly isDynamic: boolean
}

/**
 * The scripts that a script imports by a literal name: relative to itself or absolute. Bare names need an import map and are
 * left out.
 *
 * @param url where the script was found, or the base of the page for one written into it
 */
export function findScriptReferences(script: string, url: string): Reference[] {
  const references = new ReferenceList()
  for (const { specifier } of importPlaces(script)) {
    const found = readImport(specifier, url)
    if (found) references.add(found.url, 'script')
  }
  return references.list()
}

/** Reads what an import names; null for bare names and other schemes. */
export function readImport(specifier: string, url: string) {
  return /^(?:\.{0,2}\/|https?:)/i.test(specifier) ? readReference(specifier, url) : null
}

/** Imports with a literal name, in order; none for what is no script. */
export function importPlaces(script: string): ImportPlace[] {
  if (!/\b(?:import|from)\b/.test(script)) return []
  try {
    const [imports] = parse(script)
    return imports.flatMap((found) => {
      if (found.type === 'import-meta' || found.specifier === undefined) return []
      if (found.type === 'dynamic' && !/^(['"])[\s\S]*\1$/.test(script.slice(found.start, found.end))) return []
      const isDynamic = found.type === 'dynamic'
      return [{ start: found.start, end: found.end, specifier: found.specifier, isDynamic }]
    })
  } catch {
    return []
  }
}
