import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FROM = /^(?:import|export) (?!type )(?:[^'"]* from )?'([^']+)'/gm

/** Everything loaded with the Worker: every module reachable without `import()`. */
function loadedFrom(entry: string): { files: Set<string>; packages: Set<string> } {
  const [files, packages] = [new Set([entry]), new Set<string>()]
  for (const file of files) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(FROM)) {
      if (specifier.startsWith('.')) files.add(join(dirname(file), specifier))
      else packages.add(specifier)
    }
  }
  return { files, packages }
}

/** A cold isolate evaluates all of this before it handles a request: src/README.md, "What a cold isolate loads". */
test('an isolate starts without routes, consumers, jobs, the extraction engine and provider libraries', () => {
  const { files, packages } = loadedFrom(join(ROOT, 'src/worker.ts'))
  const early = [...files].map((file) => file.slice(ROOT.length + 1))
  const places =
    /^src\/(?:app|queues|clock-jobs|listeners|features\/|api-v1\/|mcp\/|outreach\/|extraction\/(?!robots\/))/
  expect(early.length).toBeGreaterThan(100)
  expect(early.filter((file) => places.test(file))).toEqual([])
  expect([...packages].filter((name) => /^(?:stripe|twilio|resend|nodemailer|unpdf|liquidjs)\b/.test(name))).toEqual([])
})

/** An upgrade may change its imports: then the bundle would grow by what `alias` excludes. */
test('the specifiers that wrangler.toml replaces are those of zod', () => {
  const config = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
  const keys = [...config.matchAll(/^"([^"]+)" = "\.\/src\/lib\/zod-left-out\.ts"$/gm)].map(([, key]) => key)
  const written = readFileSync(join(ROOT, 'node_modules/zod/v4/classic/external.js'), 'utf8')
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(written).toContain(`from "${key}"`)
  expect(existsSync(join(ROOT, 'src/lib/zod-left-out.ts'))).toBe(true)
})
