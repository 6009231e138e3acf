import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { applyMigrations, clientOf, withDatabases } from '../../../scripts/local/migrate.ts'
import { serveOutboxSmtp } from '../../../scripts/local/outbox-smtp.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

test('mail sent to the local server is stored for each recipient, also by a second server', async () => {
  const state = mkdtempSync(join(tmpdir(), 'contactory-outbox-'))
  await withDatabases(state, async (databaseNamed) => {
    const database = await databaseNamed('DB')
    await applyMigrations(database, MIGRATIONS)
    const servers = [await serveOutboxSmtp(clientOf(database)), await serveOutboxSmtp(clientOf(database))]
    const [one, other] = servers.map(({ port }) =>
      createTransport({ host: '127.0.0.1', port, auth: { user: 'anybody', pass: 'anything' } }),
    )
    const mail = { from: 'a@acme.test', replyTo: 'help@acme.test', subject: 'Grüße', html: '<p>Hallo', text: 'Hallo' }
    await one!.sendMail({ ...mail, to: ['b@acme.test', 'c@acme.test'] })
    await other!.sendMail({ from: 'a@acme.test', to: 'd@acme.test', subject: 'Plain', text: 'Only text' })
    const { results } = await database
      .prepare(
        'SELECT channel, "to", reply_to, subject, trim(html, char(10)) AS html, trim(text, char(10)) AS text FROM outbox_mails ORDER BY "to"',
      )
      .all()
    const kept = { channel: 'email', reply_to: 'help@acme.test', subject: 'Grüße', html: '<p>Hallo', text: 'Hallo' }
    expect(results).toEqual([
      { ...kept, to: 'b@acme.test' },
      { ...kept, to: 'c@acme.test' },
      { channel: 'email', to: 'd@acme.test', reply_to: null, subject: 'Plain', html: '', text: 'Only text' },
    ])
    for (const { stop } of servers) stop()
  })
  rmSync(state, { recursive: true })
})
