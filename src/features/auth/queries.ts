import { eq, sql } from 'drizzle-orm'
import type { PlanSummary, User } from '../../contracts/auth/auth.ts'
import type { Actor } from '../../core/actor.ts'
import type { Db } from '../../db/client.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { plans } from '../../db/schema/control/plans.ts'
import { accountRoles, rolePermissions, roles } from '../../db/schema/control/roles.ts'
import { subscriptions } from '../../db/schema/control/subscriptions.ts'
import { entitledFirst, isEntitledRow } from '../../domain/billing/entitlement.ts'
import { workspaceName } from '../../domain/workspaces/workspace-name.ts'
import { foldAddress } from '../../lib/text/fold-address.ts'
import { isAdminRole } from '../../rules/roles/permissions.ts'
import type { WorkspaceRole } from '../../rules/workspaces/workspace-roles.ts'

/**
 * The maximum number of addresses with non-ASCII letters that are compared. Domains are stored in ASCII, so there are
 * few.
 */
const BEYOND_ASCII_MAX = 1_000

/**
 * Returns the account with a folded address (`foldAddress`), or null. It also finds accounts that were stored before
 * addresses were folded.
 */
export async function findAccountByEmail(db: Db, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  if (account) return account
  const unfolded = await db.all<{ id: string; email: string }>(sql`
    SELECT id, email FROM accounts WHERE email GLOB '*[^ -~]*' ORDER BY email LIMIT ${BEYOND_ASCII_MAX}`)
  const same = unfolded.find((row) => foldAddress(row.email) === email)
  if (!same) return null
  const [found] = await db.select().from(accounts).where(eq(accounts.id, same.id))
  return found ?? null
}

/**
 * Returns an account as its holder sees it, or null.
 *
 * @param workspace what their session acts for; operators' rights hold only in their own
 * @param actor the viewer, which may be an administrator who impersonates the account holder
 */
export async function findUser(
  db: Db,
  accountId: string,
  now: Date,
  actor: Actor,
  workspace: { readonly id: string; readonly role: WorkspaceRole | null } = { id: accountId, role: 'owner' },
): Promise<User | null> {
  const isOwn = workspace.id === accountId
  const [[account], subscriptionRows, roleRows, grantRows] = await db.batch([
    db.select().from(accounts).where(eq(accounts.id, accountId)),
    db
      .select({ status: subscriptions.status, plan: plans, isEntitled: sql<number>`${isEntitledRow(now)}` })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(eq(subscriptions.accountId, workspace.id))
      .orderBy(...entitledFirst(now))
      .limit(1),
    db
      .select({ id: roles.id, name: roles.name, slug: roles.slug })
      .from(accountRoles)
      .innerJoin(roles, eq(roles.id, accountRoles.roleId))
      .where(eq(accountRoles.accountId, accountId))
      .orderBy(roles.name),
    db
      .selectDistinct({ name: rolePermissions.permission })
      .from(accountRoles)
      .innerJoin(rolePermissions, eq(rolePermissions.roleId, accountRoles.roleId))
      .where(eq(accountRoles.accountId, accountId))
      .orderBy(rolePermissions.permission),
  ])
  if (!account) return null
  const [latest] = subscriptionRows
  const subscription = latest ? { status: latest.status, plan: toPlanSummary(latest.plan) } : null
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    is_admin: isOwn && (account.isAdmin || roleRows.some(({ slug }) => isAdminRole(slug))),
    is_root_user: isOwn && account.isRoot,
    roles: roleRows.map(({ id, name }) => ({ id, name })),
    permissions: isOwn ? grantRows.map((grant) => grant.name) : [],
    subscription,
    plan: subscription && latest?.isEntitled ? subscription.plan : null,
    email_verified: account.emailVerifiedAt !== null,
    must_add_factor: actor.kind === 'session' && actor.mustAddFactor === true,
    created_at: account.createdAt,
    impersonated_by: await findAdministrator(db, actor),
    // Field by field: callers pass their whole account.
    workspace: { id: workspace.id, role: workspace.role, ...(await nameWorkspace(db, workspace.id, accountId)) },
  }
}

async function nameWorkspace(db: Db, id: string, personId: string): Promise<{ name: string; count: number }> {
  const [row] = await db.all<{ name: string; count: number }>(sql`
    SELECT ${workspaceName} AS name, (SELECT count(*) FROM workspace_members WHERE member_id = ${personId}) AS count
    FROM accounts WHERE id = ${id}`)
  return row ?? { name: '', count: 1 }
}

async function findAdministrator(db: Db, actor: Actor): Promise<User['impersonated_by']> {
  if (actor.kind !== 'stand-in') return null
  const [row] = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, actor.administratorId))
  return row ?? { id: actor.administratorId, name: '' }
}

const toPlanSummary = (plan: typeof plans.$inferSelect): PlanSummary => ({
  name: plan.name,
  display_name: plan.displayName,
  has_email_campaigns: plan.hasEmailCampaigns,
  has_sms_campaigns: plan.hasSmsCampaigns,
  has_webhooks: plan.hasWebhooks,
  has_ai_extraction: plan.hasAiExtraction,
  has_priority_support: plan.hasPrioritySupport,
  has_sso: plan.hasSso,
})
