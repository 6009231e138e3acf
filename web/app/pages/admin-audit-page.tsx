import { listAudit } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { listLogs } from '../../../src/contracts/logs/logs.ts'
import { useAuditAddress } from '../../features/audit-trail/audit-address.ts'
import { AuditList } from '../../features/audit-trail/audit-list.tsx'
import { ExportAuditButton } from '../../features/audit-trail/export-audit-button.tsx'
import { can } from '../../lib/can.ts'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** The audit trail: who did what to whom, and when. */
export default function AdminAuditPage() {
  const { user } = useViewer()
  const place = useAuditAddress()
  if (user && !can(user, listAudit)) return <ForbiddenState />
  return (
    <>
      <PageHeader
        title="Audit Trail"
        description="Every action that deleted something, changed permissions or moved money."
        actions={<ExportAuditButton address={place.address} />}
      />
      <AuditList place={place} showsLogs={can(user, listLogs)} />
    </>
  )
}
