import type * as contract from '../../../../src/contracts/campaigns.ts'
import { counted } from '../../../../src/contracts/counted.ts'
import type { ReturnsOf } from '../../../../src/contracts/endpoint.ts'
import { saveRefused } from '../../../lib/refused-csv.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Table } from '../../../ui/table.tsx'
import { addedText } from './added-text.ts'

export type ImportedRecipients = ReturnsOf<typeof contract.importRecipients>['data']
/** An import lists no more. */
const REFUSED_LISTED_MAX = 200
type Refused = ImportedRecipients['refused'][number]

/** What came of an import: how many were added, and which rows were refused and why. */
export function ImportReportDialog({ report, onClose }: { report: ImportedRecipients; onClose: () => void }) {
  const { rows, refused, columns } = report
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="CSV imported"
      description={`${counted(rows, 'row')} read. ${addedText(report)}`}
      size="lg"
      footer={
        <>
          {refused.length > 0 ? (
            <Button onClick={() => saveRefused(refused)}>
              {refused.length < REFUSED_LISTED_MAX ? 'Download Refused Rows' : `Download First ${REFUSED_LISTED_MAX}`}
            </Button>
          ) : null}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
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
      </div>
    </Dialog>
  )
}
