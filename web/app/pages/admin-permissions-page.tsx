import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { createPermission, listPermissions } from '../../../src/contracts/roles/permission-entries.ts'
import { refreshUser } from '../../features/auth/session.ts'
import { BulkCreateDialog } from '../../features/roles/permissions/bulk-create-dialog.tsx'
import { PermissionDialog } from '../../features/roles/permissions/permission-dialog.tsx'
import { PermissionList } from '../../features/roles/permissions/permission-list.tsx'
import { PermissionStats } from '../../features/roles/permissions/permission-stats.tsx'
import { can } from '../../lib/can.ts'
import { Button } from '../../ui/button.tsx'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** The permissions that roles can grant: those the service checks, and custom ones added for API clients. */
export default function AdminPermissionsPage() {
  const { user } = useViewer()
  const [creating, setCreating] = useState<'one' | 'several' | null>(null)
  if (user && !can(user, listPermissions)) return <ForbiddenState />
  const canManage = can(user, createPermission)
  const close = () => setCreating(null)
  return (
    <>
      <PageHeader
        title="Permission Management"
        description="All permissions, and how many roles grant each one."
        actions={
          canManage ? (
            <>
              <Button icon={ListPlus} onClick={() => setCreating('several')}>
                Bulk Create
              </Button>
              <Button variant="primary" icon={Plus} onClick={() => setCreating('one')}>
                Add Permission
              </Button>
            </>
          ) : null
        }
      />
      <PermissionStats />
      {/* The changed permission may be one of the viewer's own. */}
      <PermissionList canManage={canManage} onChange={() => void refreshUser()} />
      {creating === 'one' ? <PermissionDialog onClose={close} /> : null}
      {creating === 'several' ? <BulkCreateDialog onClose={close} /> : null}
    </>
  )
}
