import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { download } from '../../../lib/call.ts'
import { formatNumber } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { importQueries } from './api.ts'
import { resultText } from './result-text.ts'
import { UndoImportButton } from './undo-import-button.tsx'

/** The result of an import: new contacts, contacts that rows were added to, and refused rows. */
export function ImportReportDialog({ report, onClose }: { report: additions.ImportReport; onClose: () => void }) {
  const rest = report.refusals - report.refused.length
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${formatNumber(report.taken)} of ${pluralize(report.rows, 'row')} taken`}
      footer={
        <>
          {report.refusals > 0 ? (
            <Allowed to={additions.exportRefused}>
              <Button onClick={() => void saveRefusedOf(report.id)}>Download Refused Rows</Button>
            </Allowed>
          ) : null}
          <UndoWhenCounted report={report} onUndone={onClose} />
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {report.state === 'cancelled' ? (
          <Alert tone="warning" title="The import was cancelled">
            {resultText({ ...report, undo: null })}
          </Alert>
        ) : null}
        <Contacts report={report} />
        {report.refusals > 0 ? (
          <section aria-label="Refused">
            <h3 className="font-medium text-ink text-sm">
              {pluralize(report.refusals, 'value was', 'values were')} not taken
            </h3>
            <ul className="divide-y divide-line text-sm">
              {report.refused.map((refusal) => (
                <li key={`${refusal.line}-${refusal.reason}`} className="flex gap-3 py-2">
                  <span className="w-16 shrink-0 text-faint tabular-nums">Line {refusal.line}</span>
                  <span className="min-w-0">
                    <span className="block text-ink">{refusal.reason}</span>
                    <span className="block truncate text-muted text-xs">{refusal.values.join(' · ')}</span>
                  </span>
                </li>
              ))}
            </ul>
            {rest > 0 ? <p className="pt-2 text-muted text-sm">and {formatNumber(rest)} more</p> : null}
          </section>
        ) : null}
      </div>
    </Dialog>
  )
}

/** Saves the refused rows of an import as a file. */
export async function saveRefusedOf(id: string): Promise<void> {
  try {
    saveFile(await download(additions.exportRefused, { params: { id } }))
  } catch (error) {
    toastNamedFailure(error, 'Failed to download the refused rows')
  }
}

/** An import can be undone once its contacts are counted. */
function UndoWhenCounted({ report: ended, onUndone }: { report: additions.ImportReport; onUndone: () => void }) {
  const { data: report = ended } = useQuery({
    ...importQueries.counted(ended.id),
    enabled: ended.new_contacts === null,
  })
  return <UndoImportButton report={report} onUndone={onUndone} />
}

/** Contacts are built after the rows are imported. Until then there is nothing to count. */
function Contacts({ report: ended }: { report: additions.ImportReport }) {
  const { data: report = ended } = useQuery({
    ...importQueries.counted(ended.id),
    enabled: ended.new_contacts === null,
  })
  const { new_contacts, joined_contacts } = report
  return (
    <section aria-label="Contacts">
      <p role="status" className="text-ink text-sm">
        {new_contacts === null
          ? 'The rows are being added to your contacts…'
          : contactsText(new_contacts, joined_contacts ?? 0)}
      </p>
      {joined_contacts ? <Joined id={report.id} /> : null}
    </section>
  )
}

/** `3 new contacts. 2 contacts already in your contacts were joined:` */
function contactsText(fresh: number, joined: number): string {
  const made = fresh === 0 ? 'No new contacts.' : `${pluralize(fresh, 'new contact')}.`
  return joined === 0
    ? made
    : `${made} ${pluralize(joined, 'contact')} already in your contacts ${joined === 1 ? 'was' : 'were'} joined:`
}

function Joined({ id }: { id: string }) {
  const list = useInfiniteQuery(importQueries.joined(id))
  if (list.error && !list.data)
    return <CallFailure error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  if (!list.data) return <TableSkeleton rows={3} label="Loading contacts" />
  return (
    <>
      <ul aria-label="Joined contacts" className="mt-1 divide-y divide-line text-sm">
        {list.data.pages
          .flatMap(({ data }) => data)
          .map(({ contact_id, name, organization }) => (
            <li key={contact_id} className="wrap-anywhere py-1.5">
              <TextLink href={paths.contactDetail.to(contact_id)}>{name ?? 'Unnamed contact'}</TextLink>
              {organization ? <span className="text-muted"> · {organization}</span> : null}
            </li>
          ))}
      </ul>
      {list.hasNextPage ? (
        <div className="flex items-center gap-3 pt-1">
          <LoadMore list={list} />
        </div>
      ) : null}
    </>
  )
}
