import type { Edit } from './edits.ts'
import { kindOfFile } from './kind-of-file.ts'
import { type FoundUrl, type OfflineFile, type ReferenceKind, readReference } from './reference.ts'
import { targetOf } from './target.ts'

/** A string of a script that can only mean a file. */
export interface ScriptLiteral {
  /** Range between the quotes. */
  readonly start: number
  readonly end: number
  readonly found: FoundUrl
  readonly kind: ReferenceKind
}

const ABSOLUTE = /(["'`])((?:https?:)?\/[^"'`\s<>{}$\\]{1,400})\1/g
const MEDIA = /^(?:image|font|video|audio)$/

/** Edits that lead the media a script names to the files of the archive; what was not taken stays as it is. */
export function scriptMediaEdits(script: string, url: string, file: OfflineFile): Edit[] {
  return [...scriptLiterals(script, url)].flatMap(({ start, end, found }) => {
    const text = targetOf(found, file, '')
    return text === '' ? [] : [{ start, end, text }]
  })
}

/**
 * Strings that are, as a whole, the address of a picture, a font, a video or a sound: those beginning with a slash or a scheme.
 * What is relative means another file on each page that runs the script, and is left out.
 *
 * @param url where the script was found, or the base of the page for one written into it
 */
export function* scriptLiterals(script: string, url: string): Generator<ScriptLiteral> {
  for (const match of script.matchAll(ABSOLUTE)) {
    const value = match[2]!
    const found = readReference(value, url)
    const kind = found ? kindOfFile(found.url) : 'page'
    if (!found || !MEDIA.test(kind)) continue
    yield { start: match.index + 1, end: match.index + 1 + value.length, found, kind }
  }
}
