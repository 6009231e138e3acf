import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from './wait.ts'

const PROGRAM = '/usr/sbin/dovecot'

/** Returns why Dovecot cannot run on this machine, or null if it can. */
export function dovecotMissing(): string | null {
  if (!existsSync(PROGRAM)) return 'dovecot-imapd is not installed'
  return process.getuid?.() === 0 ? null : 'Dovecot starts only as root'
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Dovecot refuses mail owned by root or by its own users. */
const OWNER = 65_534

/**
 * Starts Dovecot on 127.0.0.1, with configuration, state and mail in a temporary folder. Every user can sign in with
 * the password `secret`.
 *
 * @param certificate paths of the PEM files for TLS
 */
export async function startDovecot(certificate: { cert: string; key: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'contactory-dovecot-'))
  chmodSync(folder, 0o755)
  const mail = join(folder, 'mail')
  mkdirSync(mail)
  execFileSync('chown', [`${OWNER}:${OWNER}`, mail])
  const ports = { starttls: await freePort(), tls: await freePort() }
  const lines = [
    `base_dir = ${folder}/run`,
    `log_path = ${folder}/log`,
    'protocols = imap',
    'listen = 127.0.0.1',
    'ssl = yes',
    `ssl_cert = <${certificate.cert}`,
    `ssl_key = <${certificate.key}`,
    'disable_plaintext_auth = no',
    `mail_location = maildir:${mail}/%u`,
    `mail_uid = ${OWNER}`,
    `mail_gid = ${OWNER}`,
    'first_valid_uid = 100',
    'first_valid_gid = 100',
    'passdb {\n driver = static\n args = password=secret\n}',
    `userdb {\n driver = static\n args = uid=${OWNER} gid=${OWNER} home=${mail}/%u\n}`,
    `service imap-login {\n inet_listener imap {\n  port = ${ports.starttls}\n }\n inet_listener imaps {\n  port = ${ports.tls}\n }\n}`,
  ]
  writeFileSync(join(folder, 'dovecot.conf'), `${lines.join('\n')}\n`)
  const server = spawn(PROGRAM, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' })
  const log = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '')
  await waitUntil(() => log().includes('starting up'))
  let delivered = 0
  return {
    ports,
    /** Delivers a message to the inbox, as a mail server would. */
    deliver(user: string, raw: string): void {
      const inbox = join(mail, user)
      for (const part of ['cur', 'new', 'tmp']) mkdirSync(join(inbox, part), { recursive: true })
      const name = `${1_790_000_000 + ++delivered}.M${delivered}.test`
      writeFileSync(join(inbox, 'new', name), raw.replace(/\r?\n/g, '\r\n'))
      execFileSync('chown', ['-R', `${OWNER}:${OWNER}`, inbox])
    },
    /** Changes the UIDVALIDITY of the mailbox, as a restored backup does. */
    renumber(user: string): void {
      const change = ['mailbox', 'update', '--uid-validity', '2000000000', '-u', user, 'INBOX']
      execFileSync('doveadm', ['-c', join(folder, 'dovecot.conf'), ...change])
    },
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
