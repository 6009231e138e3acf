import { Plus } from 'lucide-react'
import { useState } from 'react'
import { createRole, listRoles } from '../../../src/contracts/roles/roles.ts'
import { refreshUser } from '../../features/auth/session.ts'
import { RoleDialog } from '../../features/roles/role-dialog.tsx'
import { RoleList } from '../../features/roles/role-list.tsx'
import { RoleStats } from '../../features/roles/role-stats.tsx'
import { can } from '../../lib/can.ts'
import { Button } from '../../ui/button.tsx'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** Administration of the roles and their permissions. */
export default function AdminRolesPage() {
  const { user } = useViewer()
  const [isCreating, setIsCreating] = useState(false)
  if (user && !can(user, listRoles)) return <ForbiddenState />
  const canManage = can(user, createRole)
  return (
    <>
      <PageHeader
        title="Role Management"
        description="Roles and the permissions they grant."
        actions={
          canManage ? (
            <Button variant="primary" icon={Plus} onClick={() => setIsCreating(true)}>
              Add New Role
            </Button>
          ) : null
        }
      />
      <RoleStats />
      {/* The changed role may be one of the viewer's own. */}
      <RoleList canManage={canManage} onChange={() => void refreshUser()} />
      {isCreating ? <RoleDialog onClose={() => setIsCreating(false)} /> : null}
    </>
  )
}
