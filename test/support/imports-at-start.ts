import type { Plugin } from 'vite'

/**
 * Turns dynamic imports in the Worker's entry into static ones. Vitest shares the promise of a loading module between
 * requests, which workerd rejects; the bundled product has one promise per request.
 */
export const importsAtStart: Plugin = {
  name: 'imports-at-start',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/worker.ts')) return null
    const imported: string[] = []
    const entry = code.replace(/\bimport\('(\.\/[^']+)'\)/g, (_, path: string) => {
      imported.push(`import * as loaded${imported.length} from '${path}'`)
      return `Promise.resolve(loaded${imported.length - 1})`
    })
    return { code: `${imported.join('\n')}\n${entry}`, map: null }
  },
}
