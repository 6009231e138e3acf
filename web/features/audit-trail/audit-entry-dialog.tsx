import { ListFilter } from 'lucide-react'
import type { AuditEntry } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { actWords } from './act-words.ts'
import type { AuditAddress } from './audit-address.ts'
import { FactList } from './fact-list.tsx'
import { accountWords, actorAccountId, actorWords } from './party-words.ts'

export interface AuditEntryDialogProps {
  entry: AuditEntry
  /** Whether to link the request id to its logs. */
  showsLogs: boolean
  /** Closes the dialog and filters the list. */
  onFilter: (part: AuditAddress) => void
  onClose: () => void
}

/** One audit entry: who did it to whom, from where, and what it changed. */
export function AuditEntryDialog({ entry, showsLogs, onFilter, onClose }: AuditEntryDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={actWords(entry.action)}
      description={<span className="break-all font-mono text-xs">{entry.action}</span>}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <DefinitionList className="-mt-2" items={definitionsOf(entry, showsLogs, onFilter)} />
      <h3 className="mt-5 mb-2 font-semibold text-ink text-sm">What changed</h3>
      <FactList entry={entry} />
    </Dialog>
  )
}

function definitionsOf(
  entry: AuditEntry,
  showsLogs: boolean,
  onFilter: AuditEntryDialogProps['onFilter'],
): Definition[] {
  const actor = actorWords(entry)
  const account = accountWords(entry)
  const actorId = actorAccountId(entry)
  const { account_id, object_id, request_id, ip_address } = entry
  return [
    {
      term: 'When',
      detail: (
        <>
          {formatDateTime(entry.created_at)}
          <span className="block text-faint text-xs">{entry.created_at}</span>
        </>
      ),
    },
    {
      term: 'Who',
      detail: (
        <>
          {actor.name}
          <span className="block text-faint text-xs">{actor.hint}</span>
          {actorId ? <OnlyButton name={actor.name} onPress={() => onFilter({ account_id: actorId })} /> : null}
        </>
      ),
    },
    ...(account === null || account_id === null
      ? []
      : [
          {
            term: 'Whom',
            detail: (
              <>
                {account}
                {entry.account ? <span className="block text-faint text-xs">{entry.account.email}</span> : null}
                {account_id === actorId ? null : <OnlyButton name={account} onPress={() => onFilter({ account_id })} />}
              </>
            ),
          },
        ]),
    ...(object_id === null
      ? []
      : [
          {
            term: 'Object',
            detail: (
              <>
                {entry.object_name}
                <Code text={object_id} label="Copy object id" />
              </>
            ),
          },
        ]),
    { term: 'Rows', detail: formatNumber(entry.affected) },
    ...(ip_address === '' ? [] : [{ term: 'From where', detail: <Code text={ip_address} label="Copy IP address" /> }]),
    {
      term: 'Request',
      detail: (
        <>
          <Code text={request_id} label="Copy request id" />
          {showsLogs ? (
            <TextLink href={paths.admin.to({ tab: 'logs', request_id })} className="text-xs">
              Show its logs
            </TextLink>
          ) : null}
        </>
      ),
    },
  ]
}

function OnlyButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={ListFilter}
      className="-ml-2 mt-1"
      aria-label={`Only actions by and on ${name}`}
      onClick={onPress}
    >
      Only this account
    </Button>
  )
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <span className="flex items-center gap-1">
      <code className="min-w-0 break-all font-mono text-xs">{text}</code>
      <CopyButton value={text} label={label} />
    </span>
  )
}
