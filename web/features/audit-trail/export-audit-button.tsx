import { Download } from 'lucide-react'
import { AUDIT_EXPORT_MAX, exportAudit } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLastingMutation } from '../../lib/use-lasting-mutation.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { saveAudit } from './api.ts'
import type { AuditAddress } from './audit-address.ts'

/** Downloads the filtered list, up to the maximum number of rows per file. */
export function ExportAuditButton({ address }: { address: AuditAddress }) {
  const save = useLastingMutation({
    mutationFn: () => saveAudit(address),
    onError: (error) => toastFailure(error, 'Export failed. Please try again.'),
  })
  return (
    <Allowed to={exportAudit}>
      <Button
        icon={Download}
        isLoading={save.isPending}
        title={`The newest ${formatNumber(AUDIT_EXPORT_MAX)} matching actions`}
        onClick={() => save.mutate()}
      >
        {save.isPending ? 'Exporting...' : 'Export CSV'}
      </Button>
    </Allowed>
  )
}
