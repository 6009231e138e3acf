import type { AdminUser } from '../../../src/contracts/users/users.ts'
import { formatLongDateTime } from '../../lib/format.ts'

/** A user's display name. Users without a name are 'Unknown User' (spec 2, section 2.6). */
export const nameOf = ({ name }: Pick<AdminUser, 'name'>): string => name.trim() || 'Unknown User'
export const emailOf = ({ email }: Pick<AdminUser, 'email'>): string => email.trim() || 'No email'

/** A full date and time, also far in the future, such as the end of a plan. 'Never' for null. */
export const momentOrNever = (iso: string | null): string => (iso ? formatLongDateTime(iso, new Date(iso)) : 'Never')

/** The permissions that a user's roles grant, by display name, without duplicates. */
export const permissionsOf = ({ roles }: Pick<AdminUser, 'roles'>): string[] =>
  [...new Set(roles.flatMap(({ permissions }) => permissions.map(({ name }) => name)))].sort()
