import { jwtVerify, SignJWT } from 'jose'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { asAccount } from '../../core/for-account.ts'
import { newId } from '../../lib/ids.ts'
import { loadSession } from './load-account.ts'

const ALGORITHM = 'HS256'

/** One thing that a session may do where a browser cannot send its bearer token. */
export interface Ticket {
  /** What kind of thing; a ticket for one kind is none for another. */
  readonly audience: string
  /** Which one of them. */
  readonly subject: string
}

/** A ticket of the account's session: it ends with the session, or when its seconds are over. */
export function issueTicket(ctx: ServiceContext, ticket: Ticket, lifetimeSeconds: number): Promise<string> {
  const { accountId, sessionId } = sessionOf(ctx)
  const issuedAt = Math.floor(ctx.clock.now().getTime() / 1000)
  return new SignJWT({ account: accountId, session: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setJti(newId())
    .setAudience(ticket.audience)
    .setSubject(ticket.subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(ctx.config.jwtSecret)
}

/** What a ticket opens: the context of the session that it was issued to. */
export interface RedeemedTicket {
  readonly ctx: ServiceContext
  /** Tells one ticket from another, for those that are good for one use. */
  readonly id: string
  readonly expiresAt: Date
}

/** @returns null for what is no ticket of ours for this, has expired, or whose session has ended */
export async function redeemTicket(
  ctx: ServiceContext,
  written: string,
  ticket: Ticket,
): Promise<RedeemedTicket | null> {
  const now = ctx.clock.now()
  const options = { algorithms: [ALGORITHM], currentDate: now, ...ticket }
  const verified = await jwtVerify(written, ctx.config.jwtSecret, options).catch(() => null)
  const { jti, exp, account, session } = verified?.payload ?? {}
  if (!jti || !exp || typeof account !== 'string' || typeof session !== 'string') return null
  const holder = await loadSession(ctx.db, { accountId: account, sessionId: session }, now)
  return (
    holder && {
      ctx: asAccount(ctx, holder.account, holder.actor),
      id: jti,
      expiresAt: new Date(exp * 1000),
    }
  )
}
