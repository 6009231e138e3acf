import { useQuery } from '@tanstack/react-query'
import type { Role } from '../../../src/contracts/roles/roles.ts'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { roleQueries } from './api.ts'
import { LoadedRole } from './loaded-role.tsx'
import { categoryTitle, permissionGroups } from './permission-groups.ts'

/** A role's current permissions and number of users. */
export function RoleViewDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const answer = useQuery(roleQueries.one(role.id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={answer.data?.name ?? role.name}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <LoadedRole answer={answer} rows={6}>
        {(loaded) => <RoleFacts role={loaded} />}
      </LoadedRole>
    </Dialog>
  )
}

function RoleFacts({ role }: { role: Role }) {
  return (
    <>
      <DefinitionList
        items={[
          { term: 'Name', detail: role.name },
          { term: 'Slug', detail: <span className="font-mono text-xs">{role.slug}</span> },
          { term: 'Users', detail: formatNumber(role.users_count) },
          { term: 'Created', detail: formatDateTime(role.created_at) },
          { term: 'Updated', detail: formatDateTime(role.updated_at) },
        ]}
      />
      <h3 className="mt-5 mb-2 font-medium text-ink text-sm">Permissions ({formatNumber(role.permissions_count)})</h3>
      {role.permissions.length === 0 ? (
        <p className="text-muted text-sm">This role has no permissions.</p>
      ) : (
        <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {permissionGroups(role.permissions).map(([category, permissions]) => (
            <div key={category} className="min-w-0">
              <dt className="mb-1 text-faint text-xs">{categoryTitle(category)}</dt>
              <dd className="flex flex-wrap gap-1">
                {permissions.map(({ id, name }) => (
                  <Badge key={id}>{name}</Badge>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
