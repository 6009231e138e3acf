import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { once } from '../../src/lib/text/once.ts'

const PACKAGE = 'lucide-react'
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g
const EXPORT = /^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm

/**
 * Imports each icon from its own file, as a build does. The package as a whole defines two thousand of them, again for
 * each test file.
 */
export const singleIcons: Plugin = {
  name: 'single-icons',
  // After types are removed, whose imports look the same.
  enforce: 'post',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes(PACKAGE)) return
    return { code: importsOfIcons(code), map: null }
  },
}

/** @returns code with an import for each icon */
export const importsOfIcons = (code: string): string =>
  code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map(importOf)
      .join(''),
  )

function importOf(imported: string): string {
  const [name, alias = name] = imported.split(/\s+as\s+/)
  const file = filesOfIcons().get(name!)
  return file ? `import ${alias} from '${PACKAGE}/icons/${file}';` : `import { ${imported} } from '${PACKAGE}';`
}

/** The file of each icon, by all names of it. */
const filesOfIcons = once((): ReadonlyMap<string, string> => {
  const index = join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '../esm/lucide-react.mjs')
  return new Map(
    [...readFileSync(index, 'utf8').matchAll(EXPORT)].flatMap(([, names, file]) =>
      names!.split(',').map((name) => [name.trim().replace('default as ', ''), file!] as const),
    ),
  )
})
