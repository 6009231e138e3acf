import { useState } from 'react'
import type { UpdateCampaign } from '../../../../src/contracts/campaigns.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCreateCampaign, useImportRecipients } from '../api.ts'
import { NEW } from '../campaigns-address.ts'
import { addedText } from '../recipients/added-text.ts'
import { type ImportedRecipients, ImportReportDialog } from '../recipients/import-report.tsx'
import {
  bodyOf,
  type ChosenFile,
  consentOf,
  importForm,
  type RecipientChoice,
  reachableOf,
} from '../recipients/recipient-choice.ts'
import { reasonOf } from '../toast-failed.ts'
import { CampaignFormDialog } from './campaign-form-dialog.tsx'
import { useCampaignForm } from './use-campaign-form.ts'

export interface NewCampaignDialogProps {
  accountId: string
  onClose: () => void
  /** Made, but the file of its recipients could not be taken in: there is more to do. */
  onUnfinished: (id: string) => void
}

/** Makes a campaign; a file of recipients is taken in right after it. */
export function NewCampaignDialog({ accountId, onClose, onUnfinished }: NewCampaignDialogProps) {
  const [report, setReport] = useState<ImportedRecipients | null>(null)
  const create = useCreateCampaign()
  const importCsv = useImportRecipients()
  const form = useCampaignForm({ accountId, draftName: NEW, former: null, send })

  async function send(values: UpdateCampaign, chosen: RecipientChoice) {
    const choice = reachableOf(chosen, values.type)
    const { data } = await create.mutateAsync({ body: { ...values, ...bodyOf(choice) } })
    form.forget()
    toast.success(
      'Campaign created',
      data.recipients.total_recipients > 0 ? { description: addedText(data.recipients) } : undefined,
    )
    if (choice.file) await takeIn(data.campaign.id, choice.file, consentOf(choice.consent))
    else onClose()
  }
  async function takeIn(id: string, file: ChosenFile, consent: string | null) {
    try {
      const { data } = await importCsv.mutateAsync({ params: { id }, body: importForm(file, consent) })
      toast.success('Successfully imported CSV data!')
      setReport(data)
    } catch (error) {
      toast.error(`Failed to import CSV: ${reasonOf(error)}`, {
        description: 'The campaign was created. Import the file again here.',
      })
      onUnfinished(id)
    }
  }
  if (report) return <ImportReportDialog report={report} onClose={onClose} />
  return <CampaignFormDialog form={form} former={null} onClose={onClose} />
}
