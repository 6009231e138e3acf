import { and, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Plan } from '../../contracts/billing/plans.ts'
import type { Account, AccountPlan } from '../../core/account.ts'
import type { Actor } from '../../core/actor.ts'
import { holderOf } from '../../core/authorize.ts'
import type { SessionClaims } from '../../core/session-token.ts'
import type { Db } from '../../db/client.ts'
import { accounts, sessions } from '../../db/schema/control/accounts.ts'
import { plans } from '../../db/schema/control/plans.ts'
import { accountRoles, rolePermissions, roles } from '../../db/schema/control/roles.ts'
import { subscriptions } from '../../db/schema/control/subscriptions.ts'
import { allowancesOf, featuresOf } from '../../rules/billing/plan-limits.ts'
import { denialReason, isAdminRole } from '../../rules/roles/permissions.ts'
import type { WorkspaceRole } from '../../rules/workspaces/workspace-roles.ts'
import { entitledFirst, isEntitledRow } from '../billing/entitlement.ts'
import { hasFeature } from '../billing/plan-limits.ts'
import { planOn } from '../billing/to-plan.ts'
import { canManage } from '../roles/can-manage.ts'

/** The actor of a session, and the account it acts for. */
export interface SessionHolder {
  readonly actor: Extract<Actor, { kind: 'session' | 'stand-in' }>
  readonly account: Account
}

/**
 * Loads the actor of a session and the workspace it acts for; null if the session is revoked or expired, or the person's
 * account is disabled. An impersonation also ends once the administrator is disabled, lacks the permission, or may no
 * longer manage the account. It is limited to the person's own workspace.
 *
 * A person who is no longer a member of the workspace, or whose workspace is suspended or gone, gets their account with
 * the role null: they can switch to another workspace, but nothing else is done in a workspace they did not mean.
 */
export async function loadSession(db: Db, claims: SessionClaims, now: Date): Promise<SessionHolder | null> {
  const { sessionId, accountId } = claims
  const found = await readAccount(db, accountId, now, { session: sessionId, member: accountId })
  if (!found) return null
  const { account, impersonatorId, lastSeenAt } = found
  await noteSeen(db, sessionId, lastSeenAt, now)
  if (impersonatorId === null) {
    const workspaceId = claims.workspaceId ?? found.workspaceId ?? accountId
    const actorIn = ({ plan }: Account) =>
      ({ kind: 'session', accountId, sessionId, ...(mustAddFactor(found, plan) && { mustAddFactor: true }) }) as const
    if (workspaceId === accountId) return { actor: actorIn(account), account }
    const workspace = await loadWorkspace(db, workspaceId, accountId, now, sessionId)
    if (workspace && !workspace.needsSso) return { actor: actorIn(workspace), account: workspace }
    const outside = { ...account, role: null, needsSso: workspace?.needsSso === true }
    return { actor: actorIn({ ...account, plan: null }), account: outside }
  }
  const administrator = await loadAccount(db, impersonatorId, now)
  if (!administrator || !mayStandIn(administrator, account)) return null
  return { actor: { kind: 'stand-in', administratorId: administrator.id, sessionId }, account }
}

/**
 * Whether a person has to add a second factor first: an administrator, or a person who works on a plan that requires one.
 * Sessions that were open before the requirement stay as they are.
 */
function mustAddFactor({ account, factor }: Found, plan: AccountPlan | null): boolean {
  if (factor.hasOne || factor.sessionSince === null) return false
  const isOf = (since: string | null) => since !== null && factor.sessionSince !== null && factor.sessionSince >= since
  const isAdministrator = account.isAdmin || account.isRoot
  return (isAdministrator && isOf(factor.adminsSince)) || isOf(plan?.requiresFactorSince ?? null)
}

/** A session's last use is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000

async function noteSeen(db: Db, sessionId: string, lastSeenAt: string | null, now: Date): Promise<void> {
  const isRecent = lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) < SEEN_EVERY_MS
  if (!isRecent) await db.update(sessions).set({ lastSeenAt: now.toISOString() }).where(eq(sessions.id, sessionId))
}

/**
 * Loads a workspace for one of its members, with their role; null if they are not a member, or it is disabled or gone.
 * Operators' rights are never lent: in the workspace of somebody else nobody is an administrator.
 *
 * @param sessionId the session that opens it, which single sign-on may be required of (`needsSso`)
 */
export async function loadWorkspace(
  db: Db,
  id: string,
  memberId: string,
  now: Date,
  sessionId?: string,
): Promise<Account | null> {
  const found = await readAccount(db, id, now, {
    member: memberId,
    ...(sessionId !== undefined && { opener: sessionId }),
  })
  const account = found?.account
  if (!account || account.role === null) return null
  const needsSso = found.needsSso && account.role !== 'owner' && hasFeature(account, 'sso')
  if (id === memberId) return account
  return { ...account, isRoot: false, isAdmin: false, roles: [], grants: new Set(), ...(needsSso && { needsSso }) }
}

/** The account of a person for what concerns only themselves; null if it is disabled or gone. */
export const loadPerson = async (db: Db, id: string, now: Date): Promise<Account | null> =>
  (await readAccount(db, id, now, { member: id }))?.account ?? null

/** Whether an administrator may impersonate an account. */
export const mayStandIn = (administrator: Account, account: Account): boolean =>
  denialReason(holderOf(administrator), 'users:impersonate') === null &&
  !account.isRoot &&
  canManage(administrator, account)

/** Loads an account for background work it requested earlier; null if it is disabled or gone. */
export const loadAccount = async (db: Db, accountId: string, now: Date): Promise<Account | null> =>
  (await readAccount(db, accountId, now, {}))?.account ?? null

/** Like `loadAccount`, but includes suspended accounts, for work that is kept until the suspension ends. */
export const loadAccountEvenSuspended = async (db: Db, accountId: string, now: Date): Promise<Account | null> =>
  (await readAccount(db, accountId, now, { orSuspended: true }))?.account ?? null

interface Wanted {
  /** Requires this session to be valid. */
  readonly session?: string
  readonly orSuspended?: boolean
  /** The person whose role is read; without one it is `owner`. */
  readonly member?: string
  /** The session that acts for the workspace of somebody else. */
  readonly opener?: string
}

interface Found {
  readonly account: Account
  readonly impersonatorId: string | null
  readonly lastSeenAt: string | null
  readonly workspaceId: string | null
  /** Whether the workspace requires single sign-on of the person, and the session was opened another way. */
  readonly needsSso: boolean
  readonly factor: {
    /** Whether the account has a second factor. */
    readonly hasOne: boolean
    /** When the session was opened; null without one. */
    readonly sessionSince: string | null
    /** Since when administrators need a factor; null if they do not. */
    readonly adminsSince: string | null
  }
}

async function readAccount(
  db: Db,
  accountId: string,
  now: Date,
  { session, orSuspended, member, opener }: Wanted,
): Promise<Found | null> {
  const isOpen = (sessionId: string) =>
    and(
      eq(sessions.id, sessionId),
      eq(sessions.accountId, accountId),
      isNull(sessions.revokedAt),
      gt(sessions.expiresAt, now.toISOString()),
    )
  const mayWork = orSuspended
    ? or(eq(accounts.isActive, true), isNotNull(accounts.suspendedAt))
    : eq(accounts.isActive, true)
  // Not a batch: in a batch D1 returns rows by column name, and this join has two columns named `id`.
  const [accountRows, grantRows] = await Promise.all([
    db
      .select({
        account: accounts,
        plan: plans,
        terms: subscriptions.terms,
        impersonatorId: sql<string | null>`(SELECT impersonator_id FROM sessions WHERE id = ${session ?? null})`,
        lastSeenAt: sql<string | null>`(SELECT last_seen_at FROM sessions WHERE id = ${session ?? null})`,
        workspaceId: sql<string | null>`(SELECT workspace_id FROM sessions WHERE id = ${session ?? null})`,
        hasFactor: sql<number>`EXISTS (
          SELECT 1 FROM sign_in_factors WHERE account_id = ${accounts.id} AND confirmed_at IS NOT NULL)`,
        sessionSince: sql<string | null>`(SELECT created_at FROM sessions WHERE id = ${session ?? null})`,
        adminsSince: sql<string | null>`(
          SELECT updated_at FROM settings WHERE name = 'admins_need_factor' AND value = 'true')`,
        needsSso: needsSso(member ?? null, opener ?? null),
        role: sql<WorkspaceRole | null>`(
          SELECT role FROM workspace_members WHERE workspace_id = ${accounts.id} AND member_id = ${member ?? null})`,
      })
      .from(accounts)
      .leftJoin(subscriptions, and(eq(subscriptions.accountId, accounts.id), isEntitledRow(now)))
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
      .where(
        and(
          eq(accounts.id, accountId),
          mayWork,
          session === undefined
            ? undefined
            : exists(db.select({ id: sessions.id }).from(sessions).where(isOpen(session))),
        ),
      )
      .orderBy(...entitledFirst(now))
      .limit(1),
    db
      .select({ roleId: roles.id, roleName: roles.name, slug: roles.slug, permission: rolePermissions.permission })
      .from(accountRoles)
      .innerJoin(roles, eq(roles.id, accountRoles.roleId))
      .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
      .where(eq(accountRoles.accountId, accountId)),
  ])
  const row = accountRows[0]
  if (!row) return null
  const { account, plan, terms, impersonatorId, lastSeenAt, workspaceId, role, sessionSince, adminsSince } = row
  const roleNames = new Map(grantRows.map((grant) => [grant.roleId, grant.roleName]))
  const loaded: Account = {
    id: account.id,
    name: account.name,
    email: account.email,
    shard: account.shard,
    // The column is null only until its trigger has run.
    number: account.number!,
    country: account.country,
    isRoot: account.isRoot,
    isAdmin: account.isAdmin || grantRows.some(({ slug }) => isAdminRole(slug)),
    roles: [...roleNames].map(([id, name]) => ({ id, name })),
    grants: new Set(grantRows.map((grant) => grant.permission).filter((name) => name !== null)),
    plan: plan && toAccountPlan(planOn(plan, terms), plan.requiresFactorSince),
    role: member === undefined ? 'owner' : role,
  }
  const factor = { hasOne: row.hasFactor === 1, sessionSince, adminsSince }
  return { account: loaded, impersonatorId, lastSeenAt, workspaceId, needsSso: row.needsSso === 1, factor }
}

/** SQL: a row of `accounts` requires single sign-on of a person, and their session was opened another way. */
const needsSso = (
  memberId: string | null,
  sessionId: string | null,
) => sql<number>`(${sessionId} IS NOT NULL AND EXISTS (
  SELECT 1 FROM workspace_sso
  JOIN workspace_sso_domains ON workspace_sso_domains.account_id = workspace_sso.account_id AND verified_at IS NOT NULL
  JOIN accounts AS person ON person.id = ${memberId}
    AND substr(person.email, instr(person.email, '@') + 1) = workspace_sso_domains.domain
  WHERE workspace_sso.account_id = ${accounts.id} AND is_required = 1 AND NOT EXISTS (
    SELECT 1 FROM sessions WHERE sessions.id = ${sessionId} AND sso_account_id = workspace_sso.account_id)))`

function toAccountPlan(plan: Plan, requiresFactorSince: string | null): AccountPlan {
  return {
    id: plan.id,
    name: plan.name,
    displayName: plan.display_name,
    allowances: allowancesOf(plan),
    features: new Set(featuresOf(plan)),
    requiresFactorSince,
  }
}
