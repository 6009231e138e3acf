import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { useOwnCountry } from '../../../lib/own-country.ts'
import { saveRefused } from '../../../lib/refused-csv.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Table } from '../../../ui/table.tsx'
import { addedText } from './added-text.ts'
import type { ImportedRecipients } from './imported-recipients.ts'
import type { Outcome } from './left-out.ts'
import { LeftOutReasons, shortTitle } from './left-out-dialog.tsx'
import type { ChosenFile } from './recipient-choice.ts'

type Refused = ImportedRecipients['refused'][number]

export interface ImportReportDialogProps {
  report: ImportedRecipients
  /** The imported file, and the channel of the campaign. */
  source: ChosenFile & { readonly type: Channel }
  /** Set if the import was part of creating a campaign. */
  outcome?: Outcome
  onClose: () => void
}

/** The result of an import: how many recipients were added, and which rows were refused and why. */
export function ImportReportDialog({ report, source, outcome, onClose }: ImportReportDialogProps) {
  const { rows, refused, refused_rows, columns } = report
  const ownCountry = useOwnCountry()
  // The response lists only the first refused rows. The rest is read from the file with the same parser.
  async function saveAll() {
    if (refused.length === refused_rows) return saveRefused(refused)
    const { listRefused } = await import('./read-csv-head.ts')
    const { file, mapping, country, type } = source
    saveRefused(await listRefused({ file, mapping, channel: type, country: country ?? ownCountry ?? null }))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={outcome?.isShort ? shortTitle(outcome) : 'CSV imported'}
      description={`${pluralize(rows, 'row')} read. ${addedText(report)}`}
      size="lg"
      footer={
        <>
          {refused.length > 0 ? <Button onClick={() => void saveAll()}>Download Refused Rows</Button> : null}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {outcome?.isShort ? <LeftOutReasons outcome={outcome} /> : null}
        <p className="text-muted text-xs">
          Columns: {columns.map(({ name, field }) => (field ? `${name} as ${field}` : `${name} left out`)).join(', ')}
        </p>
        {refused.length > 0 ? (
          <div className="rounded-lg border border-line">
            <Table<Refused>
              caption="Refused rows"
              rows={refused}
              rowKey={({ line }) => String(line)}
              columns={[
                { id: 'line', header: 'Line', isPrimary: true, width: 'w-16', cell: ({ line }) => `Line ${line}` },
                {
                  id: 'reason',
                  header: 'Reason',
                  isSelfEvident: true,
                  isTruncated: true,
                  width: 'w-1/2',
                  cell: ({ reason }) => reason,
                },
                {
                  id: 'values',
                  header: 'Values',
                  isSelfEvident: true,
                  isTruncated: true,
                  width: 'w-1/2',
                  cell: ({ values }) => values.filter(Boolean).join(', ') || '–',
                },
              ]}
            />
          </div>
        ) : null}
        {refused_rows > refused.length ? (
          <p className="text-muted text-sm">
            and {pluralize(refused_rows - refused.length, 'more row', 'more rows')}, which the file holds
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
