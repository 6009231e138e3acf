import { runToEnd, type Steps } from '../lib/steps.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { importPlaces } from './import-places.ts'
import { type FoundUrl, type Reference, ReferenceList, readReference } from './reference.ts'
import { scriptLiterals } from './script-literals.ts'
import { createFileWork, mayRead } from './work.ts'

/**
 * Returns the scripts that a script imports by a literal specifier, relative or absolute, and the media in its strings.
 * Bare specifiers need an import map and are skipped.
 *
 * @param url the script's URL, or the base URL of the page for an inline script
 * @param isOfArchive as for `scriptLiterals`
 */
export const findScriptReferences = (script: string, url: string, isOfArchive = false): Reference[] =>
  runToEnd(scriptReferencesInSteps(script, url, isOfArchive, createFileWork()))

/** Like `findScriptReferences`, with pauses. */
export function* scriptReferencesInSteps(
  script: string,
  url: string,
  isOfArchive: boolean,
  work: WorkBudget,
): Steps<Reference[]> {
  mayRead(script.length, work)
  const references = new ReferenceList()
  for (const { specifier } of importPlaces(script)) {
    const found = specifier === undefined ? null : readImport(specifier, url, work)
    if (found) references.add(found.url, 'script')
  }
  for (const literal of scriptLiterals(script, url, work, isOfArchive)) {
    if (literal) references.add(literal.found.url, literal.kind)
    else yield
  }
  return references.list()
}

/** Resolves an import specifier. Returns null for bare specifiers and other schemes. */
export function readImport(specifier: string, url: string, work: WorkBudget): FoundUrl | null {
  return /^(?:\.{0,2}\/|https?:)/i.test(specifier) ? readReference(specifier, url, work) : null
}
