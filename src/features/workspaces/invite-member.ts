import { sql } from 'drizzle-orm'
import type { InviteMember } from '../../contracts/workspaces/workspaces.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, personIdOf, type ServiceContext } from '../../core/context.ts'
import type { ThrottleRule } from '../../core/throttle.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { allowanceOf, hasRoom, usedUp } from '../../domain/billing/plan-limits.ts'
import { warnOfLimits } from '../../domain/billing/warn-of-limits.ts'
import { workspaceName } from '../../domain/workspaces/workspace-name.ts'
import { conflict, notFound } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { newId } from '../../lib/ids.ts'
import { randomToken } from '../../lib/random-token.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { type AssignableRole, ROLES } from '../../rules/workspaces/workspace-roles.ts'
import { IS_OPEN } from './list-members.ts'
import { invitationMail } from './mails.ts'

const VALID_MS = 7 * 24 * 60 * 60 * 1000
/** Keeps a workspace from mailing strangers without end. */
const RULE: ThrottleRule = { attemptsMax: 50, windowSeconds: 60 * 60 }
const TOO_MANY = 'You have sent many invitations. Please wait a while and try again.'

/**
 * Invites an address to the workspace by mail, whether or not it has an account. Seats are counted and taken in one
 * statement.
 *
 * @throws limit_reached once the seats are used up, conflict for members and for an address that is invited already,
 * too_many_requests
 */
export async function inviteMember(ctx: ServiceContext, { email, role }: InviteMember): Promise<void> {
  const account = accountOf(ctx)
  await ctx.throttle.spend(`invitations:${account.id}`, RULE, TOO_MANY)
  const link = await newLink(ctx)
  const id = newId()
  const now = ctx.clock.now().toISOString()
  const allowance = allowanceOf(account, 'seats')
  const isSame = sql`workspace_id = ${account.id} AND email = ${email} AND ${IS_OPEN}`
  const isMember = sql`EXISTS (
    SELECT 1 FROM workspace_members JOIN accounts ON accounts.id = member_id
    WHERE workspace_id = ${account.id} AND accounts.email = ${email})`
  const [, invited] = await runBatch(ctx.db, [
    // An expired invitation makes room for a new one.
    statement(sql`UPDATE workspace_invitations SET revoked_at = ${now} WHERE ${isSame} AND expires_at <= ${now}`),
    statement<{ id: string }>(sql`
      INSERT INTO workspace_invitations (id, workspace_id, email, role, token_hash, invited_by, created_at, expires_at)
      SELECT ${id}, ${account.id}, ${email}, ${role}, ${link.hash}, ${personIdOf(ctx)}, ${now}, ${link.expiresAt}
      WHERE ${hasRoom('seats', allowance, { accountId: account.id, period: '' })} AND NOT ${isMember}
        AND NOT EXISTS (SELECT 1 FROM workspace_invitations WHERE ${isSame}) RETURNING id`),
    auditStatement(ctx, { action: 'member.invite', objectId: id, after: { role } }),
  ])
  warnOfLimits(ctx, ['seats'])
  if (invited.length === 0) {
    const [found] = await ctx.db.all<{ is_member: number; is_invited: number }>(sql`
      SELECT ${isMember} AS is_member, EXISTS (SELECT 1 FROM workspace_invitations WHERE ${isSame}) AS is_invited`)
    if (found?.is_member) throw conflict('This person is a member already.')
    if (found?.is_invited) throw conflict('This address is invited already. You can send the invitation again.')
    throw usedUp('seats', allowance)
  }
  await sendInvitation(ctx, { email, role }, link.url)
}

/**
 * Mails an invitation again, with a new link that works for another week.
 *
 * @throws not_found, limit_reached if it had expired and its seat is taken, too_many_requests
 */
export async function resendInvitation(ctx: ServiceContext, id: string): Promise<void> {
  const account = accountOf(ctx)
  await ctx.throttle.spend(`invitations:${account.id}`, RULE, TOO_MANY)
  const link = await newLink(ctx)
  const now = ctx.clock.now().toISOString()
  const allowance = allowanceOf(account, 'seats')
  const isMeant = sql`id = ${id} AND workspace_id = ${account.id} AND ${IS_OPEN}`
  const [renewed] = await runBatch(ctx.db, [
    statement<{ email: string; role: AssignableRole }>(sql`
      UPDATE workspace_invitations SET token_hash = ${link.hash}, expires_at = ${link.expiresAt}
      WHERE ${isMeant} AND (expires_at > ${now} OR ${hasRoom('seats', allowance, { accountId: account.id, period: '' })})
      RETURNING email, role`),
    auditStatement(ctx, { action: 'member.invite', objectId: id }),
  ])
  const [invitation] = renewed
  if (!invitation) {
    const [found] = await ctx.db.all(sql`SELECT 1 FROM workspace_invitations WHERE ${isMeant}`)
    throw found ? usedUp('seats', allowance) : notFound('Invitation')
  }
  await sendInvitation(ctx, invitation, link.url)
}

/** Revokes an invitation: its link stops working. @throws not_found */
export async function revokeInvitation(ctx: ServiceContext, id: string): Promise<void> {
  const [revoked] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE workspace_invitations SET revoked_at = ${ctx.clock.now().toISOString()}
      WHERE id = ${id} AND workspace_id = ${accountOf(ctx).id} AND ${IS_OPEN} RETURNING id`),
    auditStatement(ctx, { action: 'member.revoke-invitation', objectId: id }),
  ])
  if (revoked.length === 0) throw notFound('Invitation')
}

async function newLink({ clock, config }: ServiceContext) {
  const token = randomToken(32)
  return {
    hash: await sha256(token),
    url: `${config.appUrl}${paths.joinWorkspace.to({ token })}`,
    expiresAt: new Date(clock.now().getTime() + VALID_MS).toISOString(),
  }
}

async function sendInvitation(ctx: ServiceContext, { email, role }: InviteMember, url: string): Promise<void> {
  const [names] = await ctx.db.all<{ workspace: string; inviter: string | null }>(sql`
    SELECT ${workspaceName} AS workspace, (SELECT name FROM accounts AS one WHERE one.id = ${personIdOf(ctx)}) AS inviter
    FROM accounts WHERE id = ${accountOf(ctx).id}`)
  const mail = invitationMail({
    workspace: names?.workspace ?? '',
    inviter: names?.inviter ?? '',
    role: ROLES[role].label,
    url,
  })
  await ctx.queues.send('mail', { id: newId(), to: email, ...mail })
}
