import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

export const roles = sqliteTable('roles', {
  id: id(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Permissions added by an operator, in addition to `rules/roles/permissions.ts`. */
export const permissions = sqliteTable('permissions', {
  /** Such as `reports:export`, derived from its label. */
  name: text('name').primaryKey(),
  /** Such as `Export Reports`. */
  label: text('label').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const rolePermissions = sqliteTable(
  'role_permissions',
  {
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    /** A name from `rules/roles/permissions.ts`, or of a row in `permissions`. */
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
