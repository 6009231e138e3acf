import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { AddedRecipients, addRecipients } from '../../../../src/contracts/campaigns/recipients.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { addedText } from './added-text.ts'
import { useAddRecipients, useAddTestRecipients, useImportRecipients } from './api.ts'
import type { ImportedRecipients } from './imported-recipients.ts'
import {
  type ChosenContact,
  type ChosenFile,
  type ChosenSegment,
  type Consent,
  consentOf,
  importForm,
  type ManualContact,
  manualBody,
  NO_CONSENT,
} from './recipient-choice.ts'

/** Adds recipients to an existing campaign from each source, with the consent that is stated for them. */
export function useRecipientAdditions(campaign: Campaign) {
  const [consent, setConsent] = useState<Consent>(NO_CONSENT)
  const [report, setReport] = useState<{ of: ImportedRecipients; source: ChosenFile } | null>(null)
  const add = useAddRecipients()
  const addTest = useAddTestRecipients()
  const importCsv = useImportRecipients()
  const params = { id: campaign.id }
  const stated = consentOf(consent)

  /** Runs a call and shows the result as a toast. */
  async function attempt(
    run: () => Promise<{ data: AddedRecipients }>,
    failed: string,
    done: string | null = null,
  ): Promise<boolean> {
    try {
      const { data: added } = await run()
      toast.success(done ?? addedText(added), done ? { description: addedText(added) } : undefined)
      return true
    } catch (error) {
      toastNamedFailure(error, failed)
      return false
    }
  }
  const send = (body: Omit<BodyFor<typeof addRecipients>, 'consent'>) =>
    add.mutateAsync({ params, body: { ...body, consent: stated } })

  return {
    ...{ consent, setConsent },
    /** The result of the last import, until it is closed. */
    report,
    closeReport: () => setReport(null),
    addSelected: (contacts: readonly ChosenContact[]) =>
      attempt(() => send({ selected_contacts: contacts.map(({ id }) => id) }), 'Failed to add recipients'),
    addSegment: ({ filter }: ChosenSegment) => attempt(() => send({ segment: filter }), 'Failed to add recipients'),
    addManual: (contacts: readonly ManualContact[]) =>
      attempt(
        () => send({ manual: contacts.map(manualBody) }),
        'Failed to add manual contacts',
        `Successfully added ${pluralize(contacts.length, 'manual contact')}!`,
      ),
    async addFile(file: ChosenFile, ofFile: Consent) {
      try {
        const body = importForm(file, consentOf(ofFile) ?? stated)
        const { data } = await importCsv.mutateAsync({ params, body })
        toast.success('Successfully imported CSV data!')
        setReport({ of: data, source: file })
        return true
      } catch (error) {
        toastNamedFailure(error, 'Failed to import CSV')
        return false
      }
    },
    addOwn: () => void attempt(() => addTest.mutateAsync({ params }), 'Failed to add your own addresses'),
    isAddingOwn: addTest.isPending,
  }
}
