import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

test.each([
  ['extract.ts', ['/nowhere/page.html'], 'There is no file "/nowhere/page.html".'],
  ['extract.ts', ['--colour'], "Unknown option '--colour'"],
  ['extract.ts', ['README.md', '--url', 'acme'], '--url is no address of the web: "acme".'],
  ['extract.ts', ['README.md', '--country', 'XX'], '--country is no country'],
  ['bench.ts', ['nothing'], 'There is no benchmark "nothing".'],
  ['bench.ts', ['spam-check', '--rounds', 'many'], '--rounds is a number, not "many".'],
])('%s %j ends with one line and its usage', (script, args, said) => {
  const options = { cwd: root, encoding: 'utf8' } as const
  const { stderr, status } = spawnSync(process.execPath, ['--no-warnings', `scripts/${script}`, ...args], options)
  expect(stderr.split('\n')[0]).toContain(said)
  expect(stderr).toContain('Usage: npm run')
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(status).toBe(2)
})
