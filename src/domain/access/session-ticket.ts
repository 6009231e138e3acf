import { jwtVerify, SignJWT } from 'jose'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { asAccount } from '../../core/for-account.ts'
import { newId } from '../../lib/ids.ts'
import { loadSession } from './load-account.ts'

const ALGORITHM = 'HS256'

/** Permission for one action where a browser cannot send the session's bearer token. */
export interface Ticket {
  /** The kind of action; a ticket for one kind is invalid for any other. */
  readonly audience: string
  /** The object of the action. */
  readonly subject: string
}

/** Issues a ticket for the current session. It expires with the session, or after its lifetime. */
export function issueTicket(ctx: ServiceContext, ticket: Ticket, lifetimeSeconds: number): Promise<string> {
  const { accountId, sessionId, workspaceId } = sessionOf(ctx)
  const issuedAt = Math.floor(ctx.clock.now().getTime() / 1000)
  return new SignJWT({ account: accountId, session: sessionId, workspace: workspaceId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setJti(newId())
    .setAudience(ticket.audience)
    .setSubject(ticket.subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(ctx.config.jwtSecret)
}

/** A valid ticket: the context of the session it was issued to. */
export interface RedeemedTicket {
  readonly ctx: ServiceContext
  /** Identifies the ticket, for tickets that may be used only once. */
  readonly id: string
  readonly expiresAt: Date
}

/** @returns null if the ticket is not ours, is for another action, has expired, or its session has ended */
export async function redeemTicket(
  ctx: ServiceContext,
  written: string,
  ticket: Ticket,
): Promise<RedeemedTicket | null> {
  const now = ctx.clock.now()
  const options = { algorithms: [ALGORITHM], currentDate: now, ...ticket }
  const verified = await jwtVerify(written, ctx.config.jwtSecret, options).catch(() => null)
  const { jti, exp, account, session, workspace } = verified?.payload ?? {}
  if (!jti || !exp || typeof account !== 'string' || typeof session !== 'string') return null
  const workspaceId = typeof workspace === 'string' ? workspace : account
  const holder = await loadSession(ctx.db, { accountId: account, sessionId: session, workspaceId }, now)
  return (
    holder && {
      ctx: asAccount(ctx, holder.account, holder.actor),
      id: jti,
      expiresAt: new Date(exp * 1000),
    }
  )
}
