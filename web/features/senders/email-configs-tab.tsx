import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { emailConfigsQuery } from '../../queries/senders.ts'
import { Button } from '../../ui/button.tsx'
import { useDeleteEmailConfig, useUpdateEmailConfig } from './api.ts'
import { ComplianceDialog } from './compliance-dialog.tsx'
import { ConfirmFromDialog } from './confirm-from-dialog.tsx'
import { ConnectMailboxButtons } from './connect-mailbox-buttons.tsx'
import { DisconnectMailboxDialog } from './disconnect-mailbox-dialog.tsx'
import { EmailConfigCard } from './email-config-card.tsx'
import { EmailConfigDialog } from './email-config-dialog.tsx'
import type { SenderTabProps } from './sender-list.tsx'
import { SenderTab } from './sender-tab.tsx'
import { TestEmailDialog } from './test-email-dialog.tsx'

/** The account's mail server configurations. */
export function EmailConfigsTab({ canEdit, isInPlan, onCreate }: SenderTabProps) {
  return (
    <SenderTab
      channel="email"
      label="Email configurations"
      query={useQuery(emailConfigsQuery())}
      update={useUpdateEmailConfig().mutateAsync}
      remove={useDeleteEmailConfig()}
      canEdit={canEdit}
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
      card={(config, { ask, ...context }) => (
        <EmailConfigCard
          key={config.id}
          config={config}
          {...context}
          onCheck={ask('check')}
          onConfirm={ask('confirm')}
          onDisconnect={ask('disconnect')}
        />
      )}
      dialogs={{
        edit: (config, close) => <EmailConfigDialog former={config} onClose={close} />,
        test: (config, close) => <TestEmailDialog config={config} onClose={close} />,
        confirm: (config, close) => <ConfirmFromDialog config={config} onClose={close} />,
        disconnect: (config, close) => <DisconnectMailboxDialog config={config} onClose={close} />,
        check: (config, close) => <ComplianceDialog config={config} onClose={close} />,
      }}
    />
  )
}
