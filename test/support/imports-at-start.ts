import type { Plugin } from 'vite'

/**
 * Makes the `import()`s of the Worker's entry imports. The runner of these tests shares the promise of a module among
 * all requests that wait for it, which workerd refuses; the product's bundle makes one for each.
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
