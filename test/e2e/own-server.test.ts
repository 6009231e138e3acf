/** A server of one's own from an empty folder: production, a kill, mail in both directions, a backup and its restore. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../../scripts/server/back-up.ts'
import { restoreBackup } from '../../scripts/server/restore-backup.ts'
import * as auth from '../../src/contracts/auth/auth.ts'
import { requestOf } from '../../src/contracts/call.ts'
import { serveCountingSmtp } from '../support/counting-smtp.ts'
import { waitUntil } from '../support/wait.ts'
import { converse } from './support/converse.ts'
import { Product } from './support/product.ts'

const EMAIL = 'admin@acme.example'
const PASSWORD = 'a long and rare passphrase'

const start = (state: string, env: string) =>
  Product.run('scripts/serve-production.ts', [
    ...['--state', state, '--env', env, '--port', '0', '--mail-port', '0', '--allow', '127.0.0.1/32'],
  ])

async function post(product: Product, [path, init]: readonly [string, RequestInit]): Promise<number> {
  const response = await fetch(product.url + path, init)
  await response.arrayBuffer()
  return response.status
}

test('a server of its own survives a kill and moves with a backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contactory-own-'))
  const relay = await serveCountingSmtp()
  const env = join(folder, 'contactory.env')
  const mailboxes = ['SUPPORT', 'SECURITY', 'PRIVACY', 'CRAWLER'].map((name) => `${name}_EMAIL=${name}@acme.example`)
  writeFileSync(
    env,
    [
      ...['APP_URL=https://crm.acme.example', `SMTP_URL=smtp://u:p@127.0.0.1:${relay.port}?encryption=none`],
      ...['MAIL_FROM=no-reply@acme.example', 'MAIL_DOMAIN=in.acme.example', `ADMIN_EMAIL=${EMAIL}`, ...mailboxes],
    ].join('\n'),
  )
  let product = await start(join(folder, 'one'), env)
  try {
    const link = /https:\/\/crm\.acme\.example\/reset-password\?\S+/.exec(product.output)![0]
    const token = new URL(link).searchParams.get('token')!
    const body = { token, email: EMAIL, password: PASSWORD, password_confirmation: PASSWORD }
    const reset = requestOf(auth.resetPassword, { body })
    expect(await post(product, [reset.path, reset.init as RequestInit])).toBe(200)
    // It works once.
    expect(await post(product, [reset.path, reset.init as RequestInit])).not.toBe(200)
    expect((await fetch(`${product.url}/api/dev/outbox`)).status).toBe(404)

    await product.kill()
    product = await start(join(folder, 'one'), env)
    expect(product.output).not.toContain('/reset-password')
    expect(await product.tokenOf(EMAIL, PASSWORD)).toBeTruthy()

    const sentBefore = relay.counts.get(EMAIL) ?? 0
    const asked = requestOf(auth.requestPasswordReset, { body: { email: EMAIL } })
    expect(await post(product, [asked.path, asked.init as RequestInit])).toBe(200)
    await waitUntil(async () => (relay.counts.get(EMAIL) ?? 0) > sentBefore)

    const mailPort = Number(/^mail 127\.0\.0\.1:(\d+)$/m.exec(product.output)![1])
    const to = (address: string) => ['EHLO x', 'MAIL FROM:<ann@example.org>', `RCPT TO:<${address}>`]
    expect(await converse(mailPort, to('ann@elsewhere.example'))).toContain('Relaying denied')
    const whole = [...to('nobody@in.acme.example'), 'DATA', 'Subject: Hi\r\n\r\nHi\r\n.']
    // The reply is the Worker's.
    expect(await converse(mailPort, whole)).toMatch(/^550 .*Unknown address/)

    // While it runs.
    const made = await backUp(join(folder, 'one'), join(folder, 'backup.tgz'), new Date())
    await product.stop()
    const restored = await restoreBackup(join(folder, 'backup.tgz'), join(folder, 'two'))
    expect(restored.rows).toEqual(made.rows)
    expect(Object.values(made.rows).some(({ accounts }) => accounts === 1)).toBe(true)
    product = await start(join(folder, 'two'), env)
    expect(await product.tokenOf(EMAIL, PASSWORD)).toBeTruthy()
  } finally {
    await product.stop()
    await relay.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
