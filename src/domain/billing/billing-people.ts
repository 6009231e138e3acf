import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'

/** Someone who answers for a workspace's plan and payments. */
export interface BillingPerson {
  readonly id: string
  readonly email: string
  readonly role: 'owner' | 'billing'
}

/** More members than anyone gives this role; each receives mails. */
const PEOPLE_MAX = 50

/** The owner of a workspace and its members with the role billing, the owner first. Only those who can sign in. */
export const findBillingPeople = ({ db }: Pick<ServiceContext, 'db'>, workspaceId: string): Promise<BillingPerson[]> =>
  db.all<BillingPerson>(sql`
    SELECT accounts.id, accounts.email, workspace_members.role FROM workspace_members
    JOIN accounts ON accounts.id = workspace_members.member_id
    WHERE workspace_id = ${workspaceId} AND role IN ('owner', 'billing') AND accounts.is_active = 1
    ORDER BY role <> 'owner', workspace_members.created_at, accounts.id LIMIT ${PEOPLE_MAX}`)
