import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/call-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { roleQueries } from './api.ts'
import { PermissionGroup } from './permission-group.tsx'
import { permissionGroups } from './permission-groups.ts'

const FAILURE = 'Failed to fetch permissions'

export interface PermissionFieldProps {
  /** The ids of the selected permissions. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

/** A role's permissions, as checkboxes by category. */
export function PermissionField({ chosen, onChange, error }: PermissionFieldProps) {
  const answer = useQuery(roleQueries.permissions())
  useFailureToast(answer.error, FAILURE)
  function choose(ids: readonly string[], isOn: boolean) {
    const others = chosen.filter((id) => !ids.includes(id))
    onChange(isOn ? [...others, ...ids] : others)
  }
  return (
    <Fieldset
      legend={`Permissions (${chosen.length})`}
      hint="You can only grant and revoke permissions you have yourself."
      {...(error !== undefined && { error })}
    >
      {answer.data ? (
        answer.data.length > 0 ? (
          <div className="grid gap-3 sm:grid-cols-2">
            {permissionGroups(answer.data).map(([category, permissions]) => (
              <PermissionGroup
                key={category}
                category={category}
                permissions={permissions}
                chosen={new Set(chosen)}
                onChoose={choose}
              />
            ))}
          </div>
        ) : (
          <EmptyState title="No permissions found." />
        )
      ) : answer.error ? (
        <ErrorState onRetry={() => void answer.refetch()} isRetrying={answer.isFetching}>
          {messageOf(answer.error, FAILURE)}
        </ErrorState>
      ) : (
        <TableSkeleton rows={4} label="Loading permissions" />
      )}
    </Fieldset>
  )
}
