import { useQuery } from '@tanstack/react-query'
import { listRoles, type Role, rolePermissions } from '../../../src/contracts/roles/roles.ts'
import { messageOf } from '../../lib/call-error.ts'
import { can, type Viewer } from '../../lib/can.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { userQueries } from './api.ts'

export interface RoleChoiceProps {
  viewer: Viewer
  /** The ids of the selected roles. */
  value: readonly string[]
  onChange: (ids: string[]) => void
  error?: string
}

/**
 * A user's roles. The viewer can neither assign nor remove a role with permissions that they lack; a hint says so. If
 * the list of roles cannot be loaded, all roles stay as they are.
 */
export function RoleChoice({ viewer, value, onChange, error }: RoleChoiceProps) {
  const maySee = can(viewer, listRoles)
  const roles = useQuery({ ...userQueries.roles(), enabled: maySee })
  const permissions = useQuery({ ...userQueries.permissions(), enabled: can(viewer, rolePermissions) })
  const lacked = new Set(permissions.data?.filter(({ is_held }) => !is_held).map(({ id }) => id))
  const lackedOf = (role: Role) => role.permissions.filter(({ id }) => lacked.has(id)).map(({ name }) => name)
  return (
    <Fieldset legend="Roles" error={error}>
      {!maySee ? (
        <p className="text-muted text-sm">You don't have permission to see roles, so they won't change.</p>
      ) : roles.data && !permissions.isLoading ? (
        roles.data.length === 0 ? (
          <p className="text-muted text-sm">There are no roles yet.</p>
        ) : (
          <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
            {roles.data.map((role) => {
              const missing = lackedOf(role)
              return (
                <Checkbox
                  key={role.id}
                  label={role.name}
                  hint={missing.length > 0 ? `Includes permissions you don't have: ${missing.join(', ')}` : undefined}
                  disabled={missing.length > 0}
                  checked={value.includes(role.id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, role.id] : value.filter((id) => id !== role.id))
                  }
                />
              )
            })}
          </div>
        )
      ) : roles.error ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-danger-text text-sm">
          {messageOf(roles.error, "We couldn't load roles, so they won't change.")}
          <Button size="sm" isLoading={roles.isFetching} onClick={() => void roles.refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <div role="status" aria-label="Loading roles" className="grid gap-2.5 sm:grid-cols-2">
          <Skeleton className="w-28" />
          <Skeleton className="w-36" />
        </div>
      )}
    </Fieldset>
  )
}
