import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { AddedRecipients } from '../../../../src/contracts/campaigns/recipients.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { addedText } from './added-text.ts'
import { useAddRecipients, useAddTestRecipients, useImportRecipients } from './api.ts'
import { ConsentFields } from './consent-fields.tsx'
import { ImportReportDialog } from './import-report.tsx'
import type { ImportedRecipients } from './imported-recipients.ts'
import { type ChosenFile, type Consent, consentOf, importForm, manualBody, NO_CONSENT } from './recipient-choice.ts'
import { RecipientList } from './recipient-list.tsx'
import { RecipientSources } from './recipient-sources.tsx'

/** Recipients of an existing campaign. Additions, and removals of pending ones, are saved immediately. */
export function RecipientsEditor({ campaign, isReadOnly }: { campaign: Campaign; isReadOnly: boolean }) {
  const [consent, setConsent] = useState<Consent>(NO_CONSENT)
  const [report, setReport] = useState<{ of: ImportedRecipients; source: ChosenFile } | null>(null)
  const add = useAddRecipients()
  const addTest = useAddTestRecipients()
  const importCsv = useImportRecipients()
  const params = { id: campaign.id }

  /** Runs a call and shows the result as a toast. */
  async function attempt(run: () => Promise<AddedRecipients>, done: string | null, failed: string): Promise<boolean> {
    try {
      const added = await run()
      toast.success(done ?? addedText(added), done ? { description: addedText(added) } : undefined)
      return true
    } catch (error) {
      toastNamedFailure(error, failed)
      return false
    }
  }
  const stated = consentOf(consent)
  return (
    <div className="flex flex-col gap-5">
      {isReadOnly ? null : (
        <>
          <Fieldset legend="Add recipients">
            <div className="flex flex-col gap-3">
              <ConsentFields consent={consent} onChange={setConsent} isRequired={campaign.require_opt_in} />
              <RecipientSources
                type={campaign.type}
                chosen={[]}
                segment={null}
                isImmediate
                onSelect={(contacts) =>
                  attempt(
                    async () => {
                      const selected_contacts = contacts.map(({ id }) => id)
                      return (await add.mutateAsync({ params, body: { selected_contacts, consent: stated } })).data
                    },
                    null,
                    'Failed to add recipients',
                  )
                }
                onSegment={({ filter: segment }) =>
                  attempt(
                    async () => (await add.mutateAsync({ params, body: { segment, consent: stated } })).data,
                    null,
                    'Failed to add recipients',
                  )
                }
                onManual={(contacts) =>
                  attempt(
                    async () => {
                      const manual = contacts.map(manualBody)
                      return (await add.mutateAsync({ params, body: { manual, consent: stated } })).data
                    },
                    `Successfully added ${pluralize(contacts.length, 'manual contact')}!`,
                    'Failed to add manual contacts',
                  )
                }
                onFile={async (file, ofFile) => {
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
                }}
              />
            </div>
          </Fieldset>
          <div>
            <Button
              size="sm"
              icon={FlaskConical}
              isLoading={addTest.isPending}
              onClick={() =>
                void attempt(
                  async () => (await addTest.mutateAsync({ params })).data,
                  null,
                  'Failed to add your own addresses',
                )
              }
            >
              Add my own addresses
            </Button>
          </div>
        </>
      )}
      <RecipientList campaign={campaign} mayRemove={!isReadOnly} />
      {report ? (
        <ImportReportDialog
          report={report.of}
          source={{ ...report.source, type: campaign.type }}
          onClose={() => setReport(null)}
        />
      ) : null}
    </div>
  )
}
