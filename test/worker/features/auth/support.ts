import { hash } from 'bcryptjs'
import { eq } from 'drizzle-orm'
import type { AnyCallInput } from '../../../../src/contracts/call.ts'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { outboxMessages } from '../../../../src/db/schema/control/operations.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { waitFor } from '../../../support/wait.ts'
import { clientFor, db } from '../../support/factories.ts'

export const PASSWORD = 'a fine pässphrase 🐎'
/**
 * Uses bcrypt's lowest cost: at production cost, each comparison takes 64 times as long. Other tests cover that cost.
 */
export const passwordHash = await hash(PASSWORD, 4)

/** An address that no other test uses. */
export const newEmail = () => `${newId()}@example.org`
/** An address in a network that no other test uses, so that tests do not throttle each other. */
export const newIp = () => `2001:db8:${newId().slice(-8, -4)}:${newId().slice(-4)}::1`

/** An account with `PASSWORD`; verified and active unless specified otherwise. */
export async function mintPerson(options: { isVerified?: boolean; isActive?: boolean } = {}) {
  const { isVerified = true, isActive = true } = options
  const now = new Date().toISOString()
  const account = {
    id: newId(),
    name: 'Ann',
    email: newEmail(),
    passwordHash,
    shard: 'DATA_1',
    isActive,
    createdAt: now,
    updatedAt: now,
  }
  await db.insert(accounts).values({ ...account, emailVerifiedAt: isVerified ? now : null })
  return account
}

export const accountOf = async (email: string) => (await db.select().from(accounts).where(eq(accounts.email, email)))[0]

interface Answer {
  status: number
  headers: Headers
  code?: string
  message?: string
  errors?: Record<string, string[]>
  data?: { token: string; user: Record<string, unknown> }
}

/** Calls as a visitor with an IP address; a fresh one unless given. */
export async function ask(endpoint: Endpoint, input: AnyCallInput = {}, ip = newIp(), token?: string): Promise<Answer> {
  const response = await clientFor(token).send(endpoint, input, { 'cf-connecting-ip': ip })
  return {
    ...(await response.json<Omit<Answer, 'status' | 'headers'>>()),
    status: response.status,
    headers: response.headers,
  }
}

/** The mails to an address with a subject, once there are `count`; waits for the queue. */
export function mailsTo(email: string, subject: RegExp, count = 1) {
  return waitFor(
    async () => {
      const mails = await db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.to, email))
        .orderBy(outboxMessages.id)
      const found = mails.filter((mail) => subject.test(mail.subject))
      if (found.length < count) throw new Error(`${found.length} of ${count} mails`)
      return found
    },
    { interval: 20 },
  )
}

/** The link in a mail's text. */
export const linkIn = (mail: { text: string } | undefined) => new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')![0])
