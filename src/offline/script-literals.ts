import { runToEnd, type Steps } from '../lib/steps.ts'
import { isSameSite } from '../lib/url.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import type { Edit } from './edits.ts'
import { kindOfFile } from './kind-of-file.ts'
import { type FoundUrl, type OfflineFile, PLACES_MAX, type ReferenceKind, readReference } from './reference.ts'
import { loadTargetOf } from './target.ts'
import { createFileWork } from './work.ts'

/** A string in a script that can only be a file's URL. */
export interface ScriptLiteral {
  /** Range between the quotes. */
  readonly start: number
  readonly end: number
  readonly found: FoundUrl
  readonly kind: ReferenceKind
}

/** Slashes are escaped in strings that a server generated. */
const ABSOLUTE = /(["'`])((?:https?:)?\\?\/(?:[^"'`\s<>{}$\\]|\\\/){1,400})\1/g
/** Also matches the relative paths that a page of an archive may use. */
const ANY = /(["'`])((?:(?:https?:)?\\?\/|[\w.~%-])(?:[^"'`\s<>{}$\\]|\\\/){1,400})\1/g
/** Number of strings between two pauses. */
const STEP = 500
const MEDIA = /^(?:image|font|video|audio)$/
/** Files for which scripts insert a tag into the page. */
const LOADED = /^(?:script|stylesheet)$/
// Bounded: only the twenty characters before a string are examined.
const IMPORT = /\b(?:import\s*\(?|from)\s*$/

/**
 * Returns edits that redirect a script's file references to the archive. Files that were not downloaded stay unchanged.
 */
export const scriptFileEdits = (script: string, url: string, file: OfflineFile): Edit[] =>
  runToEnd(scriptFileEditsInSteps(script, url, file))

/** Like `scriptFileEdits`, with pauses. */
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
 * Finds strings that are, as a whole, the URL of an image, font, video or audio file, or of a script or stylesheet of
 * the same site. They must begin with a slash or a scheme: a relative path means another file on each page that runs
 * the script. Scripts of other sites are skipped, as they count visitors and show advertisements.
 *
 * Yields null for a pause.
 *
 * @param url the script's URL, or the base URL of the page for an inline script
 * @param isOfArchive relative paths count too, since an archive refers to its files by these
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
