import type { z } from 'zod'
import type { AdminUser, UpdateUser } from '../../../src/contracts/users/users.ts'

export type UserValues = z.input<typeof UpdateUser>

/** The form's values for a user. */
export const valuesOf = ({ name, email, roles, site_limit, is_root_user }: AdminUser): UserValues => ({
  name,
  email,
  roles: roles.map(({ id }) => id),
  site_limit,
  is_root_user,
})

/**
 * The changes that the form's values describe. Unchanged roles, limit and rank are left out of the body, so that the
 * call does not overwrite another administrator's concurrent changes.
 */
export function changesTo(user: AdminUser, values: UserValues): UserValues {
  const { name, email, roles = [], site_limit, is_root_user } = values
  const former = new Set(user.roles.map(({ id }) => id))
  const hasSameRoles = roles.length === former.size && roles.every((id) => former.has(id))
  return {
    name,
    email,
    ...(!hasSameRoles && { roles }),
    ...(site_limit !== user.site_limit && { site_limit }),
    ...(is_root_user !== user.is_root_user && { is_root_user }),
  }
}
