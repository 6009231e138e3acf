import { parse } from 'es-module-lexer/js'

/** A place in a module that refers to another module or to itself. */
export interface ImportPlace {
  /** Range of the specifier with its quotes, or of `import.meta`. */
  readonly start: number
  readonly end: number
  /** Undefined for `import.meta`. */
  readonly specifier: string | undefined
}

/** More than any module has. Further imports stay unchanged, and browsers refuse them in a file. */
const IMPORTS_MAX = 5_000

/**
 * Returns the imports with a literal specifier and each `import.meta`, in order. Returns none if the script does not
 * parse.
 */
export function importPlaces(script: string): ImportPlace[] {
  if (!/\b(?:import|from)\b/.test(script)) return []
  try {
    const [imports] = parse(script)
    return imports.slice(0, IMPORTS_MAX).flatMap(({ type, start, end, ...found }): ImportPlace[] => {
      if (type === 'import-meta') return [{ start, end, specifier: undefined }]
      const specifier = 'specifier' in found ? found.specifier : undefined
      if (typeof specifier !== 'string') return []
      if (type !== 'dynamic') return [{ start: start - 1, end: end + 1, specifier }]
      return /^(?:"[^"]*"|'[^']*')$/.test(script.slice(start, end)) ? [{ start, end, specifier }] : []
    })
  } catch {
    return []
  }
}
