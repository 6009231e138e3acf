import { runToEnd, type Steps } from '../lib/steps.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { importPlaces } from './import-places.ts'
import { type FoundUrl, type Reference, ReferenceList, readReference } from './reference.ts'
import { scriptLiterals } from './script-literals.ts'
import { createFileWork, mayRead } from './work.ts'

/**
 * The scripts that a script imports by a literal name, relative to itself or absolute, and the media that its strings name.
 * Bare names need an import map and are left out.
 *
 * @param url where the script was found, or the base of the page for one written into it
 * @param isOfArchive as for `scriptLiterals`
 */
export const findScriptReferences = (script: string, url: string, isOfArchive = false): Reference[] =>
  runToEnd(scriptReferencesInSteps(script, url, isOfArchive, createFileWork()))

/** The same, with pauses. */
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

/** Reads what an import names; null for bare names and other schemes. */
export function readImport(specifier: string, url: string, work: WorkBudget): FoundUrl | null {
  return /^(?:\.{0,2}\/|https?:)/i.test(specifier) ? readReference(specifier, url, work) : null
}
