import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BadConfig, checkVariables } from '../../../src/core/config/check-environment.ts'
import { readConfig } from '../../../src/core/config.ts'
import { SECRET_NAMES } from '../../../src/core/secret-names.ts'
import { notConfigured } from '../../../src/http/not-configured.ts'

/** A first start: the example URL, a weak secret, a mistyped mailbox, nothing else. */
const EMPTY = {
  ENVIRONMENT: 'production',
  APP_URL: 'https://contactory.example',
  JWT_SECRET: 'too-short-canary',
  SUPPORT_EMAIL: 'canary<script>',
}

function problemsOf(env: object) {
  try {
    readConfig(env as Env)
  } catch (error) {
    if (error instanceof BadConfig) return error.problems
    throw error
  }
  throw new Error('The configuration was accepted')
}
const ask = (path: string, accept: string) =>
  notConfigured(new Request(`https://a.example${path}`, { headers: { accept } }), problemsOf(EMPTY))

test('all problems are collected, for variables, secrets and bindings alike', () => {
  const names = problemsOf(EMPTY).map(({ name }) => name)
  for (const name of ['APP_URL', 'JWT_SECRET', 'OPT_OUT_KEY', 'SEALING_KEYS', 'RESEND_API_KEY', 'SUPPORT_EMAIL'])
    expect(names).toContain(name)
  for (const name of ['DB', 'DATA_1', 'FILES', 'MAIL', 'CRAWL_COORDINATOR']) expect(names).toContain(name)
})

test('browsers get one page with names and instructions, never values', async () => {
  const response = await ask('/dashboard', 'text/html,application/xhtml+xml,*/*;q=0.8')
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  for (const { name } of problemsOf(EMPTY)) expect(text).toContain(`<dt>${name}</dt>`)
  expect(text).toContain('wrangler secret put OPT_OUT_KEY')
  expect(text).not.toContain('canary')
})

test.each([
  ['/api/health', 'text/html'],
  ['/api/v1/crawls', '*/*'],
  ['/mcp', 'application/json, text/event-stream'],
  ['/', 'application/json'],
])('%s as %s gets an error response with the same names', async (path, accept) => {
  const response = await ask(path, accept)
  expect(response.status).toBe(503)
  const body = await response.text()
  expect(JSON.parse(body)).toMatchObject({ success: false, status: 'error', code: 'unavailable' })
  expect(JSON.parse(body).message).toMatch(/^Not configured: /)
  expect(Object.keys(JSON.parse(body).errors).sort()).toEqual(
    [...new Set(problemsOf(EMPTY).map(({ name }) => name))].sort(),
  )
  expect(body).not.toContain('canary')
})

test('a complete environment has no problem with its variables', () => {
  const mailbox = 'us@b.example'
  const variables = {
    ENVIRONMENT: 'production',
    APP_URL: 'https://b.example',
    JWT_SECRET: 'x'.repeat(32),
    OPT_OUT_KEY: 'y'.repeat(32),
    SEALING_KEYS: `a:${'5e'.repeat(32)}`,
    RESEND_API_KEY: 're_1',
    MAIL_FROM: `Us <${mailbox}>`,
    SUPPORT_EMAIL: mailbox,
    SECURITY_EMAIL: mailbox,
    PRIVACY_EMAIL: mailbox,
    CRAWLER_EMAIL: mailbox,
  }
  expect(checkVariables(variables)).toEqual([])
})

test('every secret of the example file is known as a secret', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.dev.vars.example'), 'utf8')
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!)
  expect(names.filter((name) => !SECRET_NAMES.has(name))).toEqual([])
})
