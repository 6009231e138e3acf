import net from 'node:net'
import type { NetworkRules } from '../web/guard-url.ts'
import type { Resolver } from '../web/resolver.ts'
import { checkMailHost, isMailHostAllowed } from './guard-host.ts'
import { inTime } from './in-time.ts'
import { MailSocket } from './mail-socket.ts'
import type { SmtpServer } from './port.ts'
import { SmtpFailure, type SmtpProblem } from './smtp-failure.ts'

export interface ConnectOptions extends NetworkRules {
  readonly resolver: Resolver
}

type Place = Pick<SmtpServer, 'host' | 'port' | 'encryption'>

interface SmtpError extends Error {
  code?: string
}

async function assertAllowed(
  { host, port }: Place,
  ports: readonly number[],
  { resolver, ...rules }: ConnectOptions,
): Promise<void> {
  if (!isMailHostAllowed(host, port, { ...rules, ports })) throw new SmtpFailure('name', 'not-allowed')
  if (rules.allowPrivateNetwork) return
  const found = await checkMailHost(host, resolver, rules.allowedNetworks).catch(() => null)
  if (found === null) throw new SmtpFailure('name', 'name-unknown')
  if (found === 'unknown') throw new SmtpFailure('name', 'no-such-name')
}

/**
 * Connects to a customer's mail server by its host name, against which the runtime checks the certificate.
 *
 * @param ports the ports of the protocol; with `allowPrivateNetwork`, any port is allowed
 * @throws SmtpFailure, also for a private address
 */
export async function connectMail(
  { host, port, encryption }: Place,
  ports: readonly number[],
  options: ConnectOptions,
  timeoutMs: number,
): Promise<MailSocket> {
  await assertAllowed({ host, port, encryption }, ports, options)
  const opening = MailSocket.open(host, port, encryption)
  try {
    return await inTime(opening, timeoutMs)
  } catch (error) {
    // Closes a connection that opens after the timeout.
    opening.then(
      (socket) => socket.destroy(),
      () => {},
    )
    const isLate = (error as SmtpError).code === 'ETIMEDOUT'
    throw new SmtpFailure('connect', isLate ? 'timeout' : problemOf(await whyNot(host, port, timeoutMs)))
  }
}

/** Why connecting fails, which the runtime reports only to node:net; null if it succeeds. */
function whyNot(host: string, port: number, timeoutMs: number): Promise<SmtpError | null> {
  const socket = net.connect({ host, port })
  const told = new Promise<SmtpError | null>((resolve) => {
    socket.on('error', resolve)
    socket.on('connect', () => resolve(null))
  })
  return inTime(told, timeoutMs)
    .catch((error: SmtpError) => error)
    .finally(() => socket.destroy())
}

function problemOf(error: SmtpError | null): SmtpProblem {
  const code = error?.code ?? ''
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'no-such-name'
  if (code === 'ECONNREFUSED') return 'refused'
  return code === 'ETIMEDOUT' ? 'timeout' : 'unreachable'
}
