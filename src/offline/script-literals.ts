import { runToEnd, type Steps } from '../lib/steps.ts'
import { isSameSite } from '../lib/url.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import type { Edit } from './edits.ts'
import { kindOfFile } from './kind-of-file.ts'
import { type FoundUrl, type OfflineFile, PLACES_MAX, type ReferenceKind, readReference } from './reference.ts'
import { loadTargetOf } from './target.ts'
import { createFileWork } from './work.ts'

/** A string of a script that can only mean a file. */
export interface ScriptLiteral {
  /** Range between the quotes. */
  readonly start: number
  readonly end: number
  readonly found: FoundUrl
  readonly kind: ReferenceKind
}

/** Slashes come escaped where a server wrote the string. */
const ABSOLUTE = /(["'`])((?:https?:)?\\?\/(?:[^"'`\s<>{}$\\]|\\\/){1,400})\1/g
/** What a page of an archive may name as well. */
const ANY = /(["'`])((?:(?:https?:)?\\?\/|[\w.~%-])(?:[^"'`\s<>{}$\\]|\\\/){1,400})\1/g
/** Strings between two pauses. */
const STEP = 500
const MEDIA = /^(?:image|font|video|audio)$/
/** What scripts put into the page by a tag of its own. */
const LOADED = /^(?:script|stylesheet)$/
// Bounded: the twenty characters before a string are looked at.
const IMPORT = /\b(?:import\s*\(?|from)\s*$/

/** Edits that lead the files a script names to those of the archive; what was not taken stays as it is. */
export const scriptFileEdits = (script: string, url: string, file: OfflineFile): Edit[] =>
  runToEnd(scriptFileEditsInSteps(script, url, file))

/** The same, with pauses. */
export function* scriptFileEditsInSteps(script: string, url: string, file: OfflineFile): Steps<Edit[]> {
  const work = file.work ?? createFileWork()
  const edits: Edit[] = []
  for (const literal of scriptLiterals(script, url, work, file.liveOf !== undefined)) {
    if (!literal) {
      yield
      continue
    }
    const { start, end, found } = literal
    const text = loadTargetOf(found, file, '')
    if (text !== '') edits.push({ start, end, text })
  }
  return edits
}

/**
 * Strings that are, as a whole, the address of a picture, a font, a video or a sound, or of a script or stylesheet of the same
 * site: those beginning with a slash or a scheme. What is relative means another file on each page that runs the script,
 * and is left out, as are scripts of other sites: those count visitors and show advertisements.
 *
 * Yields null for a pause.
 *
 * @param url where the script was found, or the base of the page for one written into it
 * @param isOfArchive relative names count, too, since that is how an archive leads to its files
 */
export function* scriptLiterals(
  script: string,
  url: string,
  work: WorkBudget,
  isOfArchive = false,
): Generator<ScriptLiteral | null> {
  let places = 0
  for (const match of script.matchAll(isOfArchive ? ANY : ABSOLUTE)) {
    if (++places > PLACES_MAX) return
    if (places % STEP === 0) yield null
    const value = match[2]!
    const found = readReference(value.replaceAll('\\/', '/'), url, work)
    if (!found) continue
    const kind = kindOfFile(found.url)
    if (!MEDIA.test(kind) && !(LOADED.test(kind) && isLoaded(script, match.index, found.url, url))) continue
    yield { start: match.index + 1, end: match.index + 1 + value.length, found, kind }
  }
}

const isLoaded = (script: string, at: number, target: string, url: string) =>
  isSameSite(target, url) && !IMPORT.test(script.slice(Math.max(0, at - 20), at))
