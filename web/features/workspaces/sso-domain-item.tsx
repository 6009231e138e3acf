import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  checkSsoDomain,
  deleteSsoDomain,
  type SsoDomain,
} from '../../../src/contracts/single-sign-on/single-sign-on.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useCheckSsoDomain, useDeleteSsoDomain } from './api.ts'

/** A domain and, until it is verified, the record to set. */
export function SsoDomainItem({ domain: { id, domain, verified_at, record } }: { domain: SsoDomain }) {
  const check = useCheckSsoDomain()
  const [isDeleting, setIsDeleting] = useState(false)
  const problem = check.data?.data.problem
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-medium text-ink">{domain}</span>
          <Badge tone={verified_at ? 'success' : 'warning'} hasDot>
            {verified_at ? 'Verified' : 'Waiting for DNS'}
          </Badge>
        </div>
        <div className="flex gap-2">
          <Allowed to={checkSsoDomain}>
            <Button
              size="sm"
              icon={RefreshCw}
              isLoading={check.isPending}
              aria-label={`Check ${domain} now`}
              onClick={() => check.mutate({ params: { id } })}
            >
              Check now
            </Button>
          </Allowed>
          <Allowed to={deleteSsoDomain}>
            <Button size="sm" icon={Trash2} aria-label={`Remove ${domain}`} onClick={() => setIsDeleting(true)}>
              Remove
            </Button>
          </Allowed>
        </div>
      </div>
      {problem ? (
        <p role="status" className="wrap-anywhere text-muted text-sm">
          {problem}
        </p>
      ) : null}
      {check.error ? <FailureAlert error={check.error} fallback="We couldn't check the domain" /> : null}
      {verified_at ? null : <RecordToSet record={record} />}
      {isDeleting ? <DeleteDialog id={id} domain={domain} onClose={() => setIsDeleting(false)} /> : null}
    </li>
  )
}

const RecordToSet = ({ record }: Pick<SsoDomain, 'record'>) => (
  <div className="flex flex-col gap-3">
    <p className="text-muted text-sm">Add this TXT record at your DNS provider, and keep it: it is looked for daily.</p>
    <div className="grid gap-3 lg:grid-cols-2">
      <CopyLine label="TXT name" value={record.name} />
      <CopyLine label="TXT value" value={record.value} />
    </div>
  </div>
)

function DeleteDialog({ id, domain, onClose }: Pick<SsoDomain, 'id' | 'domain'> & { onClose: () => void }) {
  const remove = useDeleteSsoDomain()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id } })
      toast.success(`${domain} removed`)
      onClose()
    } catch (error) {
      toastFailure(error, 'Failed to remove the domain')
    }
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Remove ${domain}?`}
      confirmLabel="Remove"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {`People with addresses at ${domain} sign in another way from now on.`}
    </ConfirmDialog>
  )
}
