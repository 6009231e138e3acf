import { Download } from 'lucide-react'
import { exportRecipients } from '../../../../src/contracts/campaigns/recipients.ts'
import { download } from '../../../lib/call.ts'
import { useSaveFile } from '../../../lib/use-save-file.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import type { RecipientsQuery } from './api.ts'

export interface ExportRecipientsButtonProps extends Pick<ButtonProps, 'size' | 'children'> {
  campaignId: string
  /** Which of them; all if left out. */
  query?: Omit<RecipientsQuery, 'page'>
}

/** Exports a campaign's recipients as a file. */
export function ExportRecipientsButton({ campaignId, query, ...button }: ExportRecipientsButtonProps) {
  const { isSaving, save } = useSaveFile((error) => toastNamedFailure(error, 'Failed to export recipients'))
  return (
    <Allowed to={exportRecipients}>
      <Button
        {...button}
        icon={Download}
        isLoading={isSaving}
        onClick={() => void save(() => download(exportRecipients, { params: { id: campaignId }, query }))}
      />
    </Allowed>
  )
}
