import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '../../../support/wait.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const ANSWERS = {
  supportEmail: 'help@b.example',
  privacyEmail: 'help@b.example',
  securityEmail: 'help@b.example',
  crawlerEmail: 'help@b.example',
  mailFrom: 'Ours <no-reply@b.example>',
  administratorEmail: 'ada@b.example',
  secrets: { RESEND_API_KEY: 're_1' },
}
/** An empty account in which creating a database never ends. */
const WRANGLER = `#!${process.execPath}
import { appendFileSync } from 'node:fs'
const words = process.argv.slice(2).join(' ')
if (words.startsWith('whoami')) console.log('{"loggedIn":true,"accounts":[{"id":"acc-1","name":"Ours"}]}')
else if (words.startsWith('d1 list')) console.log('[]')
else if (words.startsWith('secret list')) { console.error('Worker "contactory" not found.'); process.exitCode = 1 }
else if (words.startsWith('d1 create')) setInterval(() => {}, 1000)
appendFileSync(process.env.FAKE_CALLS, process.pid + ' ' + words + '\\n')
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-process-'))
  writeFileSync(join(folder, 'wrangler.mjs'), WRANGLER)
  chmodSync(join(folder, 'wrangler.mjs'), 0o755)
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(ANSWERS))
  writeFileSync(join(folder, 'calls'), '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const creating = () => /^(\d+) d1 create contactory$/m.exec(readFileSync(join(folder, 'calls'), 'utf8'))?.[1]

test('a run takes over the lock of a killed one; an interrupted run stops its command and releases the lock', async () => {
  const lock = join(folder, 'contactory.lock')
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lock, JSON.stringify({ pid: dead, host: hostname(), since: '2026-11-27T12:00:00.000Z' }))
  const child = spawn(
    process.execPath,
    ['--no-warnings', join(ROOT, 'scripts/deploy.ts'), '--yes', '--answers', join(folder, 'answers.json')],
    {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        ...process.env,
        CONTACTORY_DEPLOY_FOLDER: folder,
        CONTACTORY_WRANGLER: join(folder, 'wrangler.mjs'),
        FAKE_CALLS: join(folder, 'calls'),
      },
    },
  )
  const ended = once(child, 'exit')
  const running = Number(await waitUntil(() => creating() ?? (child.exitCode === null ? '' : 'none')))
  expect(JSON.parse(readFileSync(lock, 'utf8')).pid).toBe(child.pid)
  expect(JSON.parse(readFileSync(join(folder, 'contactory.json'), 'utf8'))).toMatchObject({ databases: {} })
  child.kill('SIGINT')
  expect((await ended)[0]).toBe(130)
  expect(existsSync(lock)).toBe(false)
  await waitUntil(() => !isAlive(running))
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
