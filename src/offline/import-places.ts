import { parse } from 'es-module-lexer/js'

/** Where a module names another one, or itself. */
export interface ImportPlace {
  /** Range of the specifier with its quotes, or of `import.meta`. */
  readonly start: number
  readonly end: number
  /** Undefined for `import.meta`. */
  readonly specifier: string | undefined
}

/** More than any module has. What comes behind stays as written, and browsers refuse it in a file. */
const IMPORTS_MAX = 5_000

/** Imports with a literal name, and each `import.meta`, in order; none for what is no script. */
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
