import { FlaskConical } from 'lucide-react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { Button } from '../../../ui/button.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { ImportReportDialog } from './import-report.tsx'
import { RecipientList } from './recipient-list.tsx'
import { RecipientSources } from './recipient-sources.tsx'
import { useRecipientAdditions } from './use-recipient-additions.ts'

/** Recipients of an existing campaign. Additions, and removals of pending ones, are saved immediately. */
export function RecipientsEditor({ campaign, isReadOnly }: { campaign: Campaign; isReadOnly: boolean }) {
  const additions = useRecipientAdditions(campaign)
  const { consent, report } = additions
  return (
    <div className="flex flex-col gap-5">
      {isReadOnly ? null : (
        <>
          <Fieldset legend="Add recipients">
            <div className="flex flex-col gap-3">
              <ConsentFields consent={consent} onChange={additions.setConsent} isRequired={campaign.require_opt_in} />
              <RecipientSources
                type={campaign.type}
                chosen={[]}
                segment={null}
                isImmediate
                onSelect={additions.addSelected}
                onSegment={additions.addSegment}
                onManual={additions.addManual}
                onFile={additions.addFile}
              />
            </div>
          </Fieldset>
          <div>
            <Button size="sm" icon={FlaskConical} isLoading={additions.isAddingOwn} onClick={additions.addOwn}>
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
          onClose={additions.closeReport}
        />
      ) : null}
    </div>
  )
}
