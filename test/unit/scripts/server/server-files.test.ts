import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readProduction } from '../../../../scripts/server/read-production.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const FILES = ['server/Dockerfile', 'server/compose.yaml', 'server/contactory.service']
const usage = read('scripts/server/run-server.ts')

test.each(FILES)('scripts and options in %s exist', (path) => {
  const text = read(path)
  for (const [script] of text.matchAll(/scripts\/[\w-]+\.\w+/g))
    expect(existsSync(join(ROOT, script)), script).toBe(true)
  // Options of the server, not of programs in the image.
  const ours = [...text.matchAll(/--(state|host|env|mail-[a-z]+|port|allow)\b/g)].map(([, name]) => name!)
  expect(ours.length).toBeGreaterThan(0)
  for (const name of ours) expect(usage).toMatch(new RegExp(`(?:^|\\s)'?${name}'?: \\{`))
})

test('compose builds from the Dockerfile and mounts the Caddyfile', () => {
  const compose = read('server/compose.yaml')
  expect(compose).toContain('dockerfile: server/Dockerfile')
  expect(compose).toContain('./Caddyfile:')
  expect(existsSync(join(ROOT, 'server/Caddyfile'))).toBe(true)
  const port = /UPSTREAM: app:(\d+)/.exec(compose)![1]
  expect(usage).toContain(`default: '${port}'`)
  expect(read('server/Dockerfile')).toContain(`127.0.0.1:${port}/api/health`)
})

test('the image contains no secrets and runs as an unprivileged user', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const path of ['.state', '.dev.vars', '**/*.env', 'deploy/*.json']) expect(ignored).toContain(path)
  expect(read('server/Dockerfile')).toMatch(/^USER node$/m)
})

test('the proxy overwrites the client address that the server trusts', () => {
  expect(read('server/Caddyfile')).toContain('header_up CF-Connecting-IP {remote_host}')
})

test('the example configuration is complete', () => {
  const text = read('server/contactory.env.example')
  expect(readProduction({}, text, () => 'token').problems).toEqual([])
  // Docker keeps quotation marks as part of the value.
  expect(Object.values(parseEnv(text)).join('')).not.toMatch(/["']/)
})
