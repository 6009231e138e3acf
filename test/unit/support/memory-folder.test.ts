import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFilesInMemory } from '../../support/memory-folder.ts'

/** A process ID that is never used: https://www.kernel.org/doc/html/latest/admin-guide/sysctl/kernel.html#pid-max */
const NO_PID = 2 ** 22 + 1
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'memory-folder-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

test('temporary files go into a folder of the process, shared with its children', () => {
  vi.stubEnv('TMPDIR', '/tmp')
  keepFilesInMemory(root, 0)
  expect(tmpdir()).toBe(join(root, `contactory-test-${process.pid}`))
  const folder = join(root, 'contactory-test-1')
  vi.stubEnv('TMPDIR', folder)
  keepFilesInMemory(root, 0)
  expect(tmpdir()).toBe(folder)
})

test('folders of crashed runs are removed, those of running ones are kept', () => {
  vi.stubEnv('TMPDIR', '/tmp')
  const [left, used, other] = [`contactory-test-${NO_PID}`, `contactory-test-${process.ppid}`, 'other'].map((name) =>
    join(root, name),
  )
  for (const folder of [left, used, other]) mkdirSync(folder!)
  keepFilesInMemory(root, 0)
  expect([left, used, other].map((folder) => existsSync(folder!))).toEqual([false, true, true])
})

test('without free space temporary files stay in the default folder', () => {
  vi.stubEnv('TMPDIR', '/tmp')
  keepFilesInMemory(root, Number.MAX_SAFE_INTEGER)
  expect(tmpdir()).toBe('/tmp')
})

test('without such a file system temporary files stay in the default folder', () => {
  vi.stubEnv('TMPDIR', '/tmp')
  keepFilesInMemory(join(root, 'nowhere'), 0)
  expect(tmpdir()).toBe('/tmp')
})
