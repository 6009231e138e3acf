import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { CampaignValidation } from '../../../../src/contracts/campaigns/sending.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { countedRecipients } from '../campaign-words.ts'
import { useRemoveRecipients } from '../recipients/api.ts'

type Missing = CampaignValidation['missing_fields'][number]

/** Recipients whose message would have a gap, by field, with the choice to remove them. */
export function MissingFields({ campaign, missing }: { campaign: Campaign; missing: readonly Missing[] }) {
  const [removing, setRemoving] = useState<Missing | null>(null)
  const remove = useRemoveRecipients()
  const mayRemove = campaign.status === 'draft' || campaign.status === 'scheduled'
  async function confirm({ name }: Missing) {
    try {
      const { data } = await remove.mutateAsync({ params: { id: campaign.id }, body: { missing: name } })
      toast.success(`${pluralize(data.removed, 'recipient')} removed`)
      setRemoving(null)
    } catch (failure) {
      toastNamedFailure(failure, "We couldn't remove the recipients.")
    }
  }
  return (
    <Alert tone="warning" title={`${pluralize(missing.length, 'field')} with gaps`}>
      <p>Add a fallback, such as {`{{${missing[0]!.name}|…}}`}, or remove the recipients without a value.</p>
      <ul className="mt-2 flex flex-col gap-2">
        {missing.map((one) => (
          <li key={one.name} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="wrap-anywhere min-w-0">
              <code className="text-xs">{one.name}</code>: {countedRecipients(one.recipients)} without it (
              {one.examples.join(', ')}
              {one.recipients > one.examples.length
                ? ` and ${formatNumber(one.recipients - one.examples.length)} more`
                : ''}
              )
            </span>
            {mayRemove ? (
              <Button size="sm" onClick={() => setRemoving(one)}>
                Remove {formatNumber(one.recipients)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {removing ? (
        <ConfirmDialog
          isOpen
          title={`Remove ${countedRecipients(removing.recipients)}?`}
          confirmLabel="Remove"
          isPending={remove.isPending}
          onConfirm={() => confirm(removing)}
          onCancel={() => setRemoving(null)}
          isDanger
        >
          They have no value for {removing.name}. They stay in your contacts.
        </ConfirmDialog>
      ) : null}
    </Alert>
  )
}
