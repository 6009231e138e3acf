import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pattern } from './written-patterns.ts'

/** Folders whose modules can be loaded anywhere: those that parse third-party text. */
const PURE = ['src/lib', 'src/facts', 'src/extraction', 'src/frontier', 'src/offline']

/**
 * All regular expressions that the pure parts of the product build from tables. Those built on demand for a single
 * letter are found by reading the test pages.
 */
export async function builtPatterns(root: string): Promise<Pattern[]> {
  const found = new Map<string, Pattern>()
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, given, newTarget) {
      // The checker knows no sets of the `v` flag; without them, patterns are compiled as they are written.
      if (String(given[1] ?? '').includes('v')) throw new SyntaxError('no sets')
      const built = Reflect.construct(target, given, newTarget) as RegExp
      const stack = new Error().stack ?? ''
      const place = placeIn(root, stack)
      const isCompiled = stack.split('\n')[2]?.includes(COMPILER) || typeof given[0] !== 'string'
      if (place)
        found.set(`${built.flags}/${built.source}`, { source: built.source, flags: built.flags, ...place, isCompiled })
      return built
    },
  })
  try {
    for (const file of globSync(`{${PURE.join(',')}}/**/*.ts`, { cwd: root })) {
      await import(pathToFileURL(join(root, file)).href)
    }
    const { extract } = await import('../../src/extraction/extract.ts')
    for (const page of globSync('test/fixtures/extraction/**/page.html', { cwd: root })) {
      extract(readFileSync(join(root, page), 'utf8'), { url: 'https://www.acme.com/' })
    }
  } finally {
    globalThis.RegExp = Original
  }
  return [...found.values()]
}

const FRAME = /\(?(file:\/\/[^\s()]+):(\d+):\d+\)?$/
const COMPILER = 'src/lib/compile-pattern.ts'

/** Where the product built a pattern; null if a library did. */
function placeIn(root: string, stack: string): Pick<Pattern, 'file' | 'line'> | null {
  for (const caller of stack.split('\n').slice(2)) {
    const [, url, line] = FRAME.exec(caller.trim()) ?? []
    const file = url ? relative(root, decodeURI(new URL(url).pathname)) : ''
    if (file !== COMPILER) return file.startsWith('src/') ? { file, line: Number(line) } : null
  }
  return null
}
