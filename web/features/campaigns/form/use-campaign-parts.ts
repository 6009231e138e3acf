import { useState } from 'react'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useSaveFollowUps } from '../api.ts'
import { useAddAttachment } from '../attachments/api.ts'
import { leaveFiles } from '../attachments/left-files.ts'
import { uploadFiles } from '../attachments/upload-files.ts'
import type { Upload } from '../attachments/upload-progress.tsx'
import { useImportRecipients } from '../recipients/api.ts'
import type { ImportedRecipients } from '../recipients/imported-recipients.ts'
import { consentOf, importForm, NOBODY, type RecipientChoice } from '../recipients/recipient-choice.ts'
import { type CampaignBody, followUpsBody } from './campaign-body.ts'
import { type CampaignValues, writeDraft } from './campaign-draft.ts'
import { problemsOfFollowUps } from './use-campaign-form.ts'

/** Sends what belongs to a campaign that was just created: each in a call of its own, which reports its failure itself. */
export function useCampaignParts(accountId: string) {
  const [upload, setUpload] = useState<Upload | null>(null)
  const save = useSaveFollowUps()
  const addAttachment = useAddAttachment()
  const importCsv = useImportRecipients()
  return {
    /** Progress of the file upload. */
    upload,
    /**
     * Follow-ups that could not be saved stay in the form of the campaign, each error at its field.
     *
     * @param values the form's values
     */
    async saveFollowUps(id: string, followUps: CampaignBody['follow_ups'], values: CampaignValues): Promise<boolean> {
      if (followUps.length === 0) return true
      try {
        await save.mutateAsync({ params: { id }, body: { follow_ups: followUpsBody(followUps) } })
        return true
      } catch (error) {
        toastNamedFailure(
          error,
          'Failed to save the follow-ups',
          'The campaign was created. Try saving them again here.',
        )
        writeDraft(accountId, id, {
          values,
          choice: NOBODY,
          problems: problemsOfFollowUps(error),
          note: "The campaign was created, but its follow-ups weren't saved",
        })
        return false
      }
    },
    async uploadAttachments(id: string, files: readonly File[]): Promise<boolean> {
      const failed = await uploadFiles(
        files,
        (body) => addAttachment.mutateAsync({ params: { id }, body }),
        (done, { name }) => setUpload({ done, total: files.length, name }),
      )
      setUpload(null)
      if (failed.length === 0) return true
      leaveFiles(id, failed)
      for (const { file, why } of failed)
        toast.error(`Failed to upload ${file.name}: ${why}`, {
          description: 'The campaign was created. Try again under Content.',
        })
      return false
    },
    /** @returns null if there was no file, false if the import failed */
    async importRecipients(id: string, choice: RecipientChoice): Promise<ImportedRecipients | null | false> {
      const { file, consent } = choice
      if (!file) return null
      try {
        const { data } = await importCsv.mutateAsync({ params: { id }, body: importForm(file, consentOf(consent)) })
        toast.success('Successfully imported CSV data!')
        return data
      } catch (error) {
        toastNamedFailure(error, 'Failed to import CSV', 'The campaign was created. Import the file again here.')
        return false
      }
    },
  }
}
