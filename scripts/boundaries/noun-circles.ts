import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

const DOMAIN = 'src/domain'
const IMPORT = /\bfrom '(\.[^']+)'/g

/** The nouns of the domain that each noun imports, including type imports. */
export function readNounImports(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const files = readdirSync(join(root, DOMAIN), { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'))
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const noun = file.split('/')[0]!
    const own = imports.get(noun) ?? new Set<string>()
    for (const [, target] of readFileSync(join(root, DOMAIN, file), 'utf8').matchAll(IMPORT)) {
      const [, other] = /^src\/domain\/([^/]+)\//.exec(normalize(join(DOMAIN, file, '..', target!))) ?? []
      if (other && other !== noun) own.add(other)
    }
    imports.set(noun, own)
  }
  return imports
}

/** The nouns of an import cycle in order, with the first repeated at the end; null if there is none. */
export function findCircle(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const isDone = new Set<string>()
  function visit(noun: string, path: readonly string[]): readonly string[] | null {
    const begins = path.indexOf(noun)
    if (begins >= 0) return [...path.slice(begins), noun]
    if (isDone.has(noun)) return null
    for (const other of imports.get(noun) ?? []) {
      const circle = visit(other, [...path, noun])
      if (circle) return circle
    }
    isDone.add(noun)
    return null
  }
  for (const noun of imports.keys()) {
    const circle = visit(noun, [])
    if (circle) return circle
  }
  return null
}
