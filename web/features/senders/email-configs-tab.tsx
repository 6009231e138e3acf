import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { emailConfigsQuery } from '../../queries/senders.ts'
import { Button } from '../../ui/button.tsx'
import { useDeleteEmailConfig, useUpdateEmailConfig } from './api.ts'
import { ComplianceDialog } from './compliance-dialog.tsx'
import { ConfirmFromDialog } from './confirm-from-dialog.tsx'
import { ConnectMailboxButtons } from './connect-mailbox-buttons.tsx'
import { DeleteSenderDialog } from './delete-sender-dialog.tsx'
import { DisconnectMailboxDialog } from './disconnect-mailbox-dialog.tsx'
import { EmailConfigCard } from './email-config-card.tsx'
import { EmailConfigDialog } from './email-config-dialog.tsx'
import { SenderList, type SenderTabProps } from './sender-list.tsx'
import { TestEmailDialog } from './test-email-dialog.tsx'
import { useSenderChanges } from './use-sender-changes.ts'

type Deed = 'edit' | 'test' | 'confirm' | 'delete' | 'check' | 'disconnect'

/** The account's mail server configurations, and the dialog for an action on one of them. */
export function EmailConfigsTab({ canEdit, isInPlan, onCreate }: SenderTabProps) {
  const query = useQuery(emailConfigsQuery())
  const changes = useSenderChanges(useUpdateEmailConfig().mutateAsync)
  const remove = useDeleteEmailConfig()
  // A copy of the configuration from when the dialog opened: a refetch must not change what the dialog names.
  const [asked, setAsked] = useState<{ deed: Deed; config: EmailConfig } | null>(null)
  const ask = (deed: Deed) => (config: EmailConfig) => setAsked({ deed, config })
  const close = () => setAsked(null)
  const deeds = {
    onEdit: ask('edit'),
    onTest: ask('test'),
    onDelete: ask('delete'),
    onSetDefault: changes.setDefault,
    onToggle: changes.toggle,
  }
  return (
    <>
      <SenderList
        channel="email"
        label="Email configurations"
        query={query}
        isInPlan={isInPlan}
        empty={{
          title: 'No Email Configurations',
          text: 'Get started by adding your first email configuration to begin sending campaigns.',
          action: canEdit ? (
            <>
              <Button variant="primary" icon={Plus} onClick={onCreate}>
                Add Email Config
              </Button>
              <ConnectMailboxButtons />
            </>
          ) : null,
        }}
        card={(config) => (
          <EmailConfigCard
            key={config.id}
            config={config}
            deeds={canEdit ? deeds : null}
            isBusy={changes.busyId === config.id}
            onCheck={ask('check')}
            onConfirm={ask('confirm')}
            onDisconnect={ask('disconnect')}
          />
        )}
      />
      {asked?.deed === 'edit' ? <EmailConfigDialog former={asked.config} onClose={close} /> : null}
      {asked?.deed === 'test' ? <TestEmailDialog config={asked.config} onClose={close} /> : null}
      {asked?.deed === 'confirm' ? <ConfirmFromDialog config={asked.config} onClose={close} /> : null}
      {asked?.deed === 'disconnect' ? <DisconnectMailboxDialog config={asked.config} onClose={close} /> : null}
      {asked?.deed === 'check' ? <ComplianceDialog config={asked.config} onClose={close} /> : null}
      {asked?.deed === 'delete' ? <DeleteSenderDialog config={asked.config} remove={remove} onClose={close} /> : null}
    </>
  )
}
