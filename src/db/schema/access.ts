import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { id, instant } from './columns.ts'

export const roles = sqliteTable('roles', {
  id: id(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const rolePermissions = sqliteTable(
  'role_permissions',
  {
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    /** A name in `contracts/permissions.ts`, where all of them stand. */
    permission: text('permission').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
)

export const accountRoles = sqliteTable(
  'account_roles',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.roleId] }),
    index('account_roles_by_role').on(table.roleId),
  ],
)

/** Who did what to which object, written in the same batch as the change it records. */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: id(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    objectId: text('object_id'),
    requestId: text('request_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('audit_events_by_account').on(table.accountId, table.createdAt)],
)
