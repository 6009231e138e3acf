import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { SmsConfig } from '../../../src/contracts/senders/sms-config.ts'
import { smsConfigsQuery } from '../../queries/senders.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { PhoneNumber } from '../../ui/phone-number.tsx'
import { useDeleteSmsConfig, useUpdateSmsConfig } from './api.ts'
import { DeleteSenderDialog } from './delete-sender-dialog.tsx'
import { SenderCard } from './sender-card.tsx'
import { SenderList, type SenderTabProps } from './sender-list.tsx'
import { limitWords, providerNames } from './sender-words.ts'
import { SmsConfigDialog } from './sms-config-dialog.tsx'
import { TestSmsDialog } from './test-sms-dialog.tsx'
import { useSenderChanges } from './use-sender-changes.ts'

/** The account's SMS provider configurations, and the dialog for an action on one of them. */
export function SmsConfigsTab({ canEdit, isInPlan, onCreate }: SenderTabProps) {
  const query = useQuery(smsConfigsQuery())
  const changes = useSenderChanges(useUpdateSmsConfig().mutateAsync)
  const remove = useDeleteSmsConfig()
  // A copy of the configuration from when the dialog opened: a refetch must not change what the dialog names.
  const [asked, setAsked] = useState<{ deed: 'edit' | 'test' | 'delete'; config: SmsConfig } | null>(null)
  const ask = (deed: 'edit' | 'test' | 'delete') => (config: SmsConfig) => setAsked({ deed, config })
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
        channel="sms"
        label="SMS configurations"
        query={query}
        isInPlan={isInPlan}
        empty={{
          title: 'No SMS Configurations',
          text: 'Get started by adding your first SMS configuration to begin sending campaigns.',
          action: canEdit ? (
            <Button variant="primary" icon={Plus} onClick={onCreate}>
              Add SMS Config
            </Button>
          ) : null,
        }}
        card={(config) => (
          <SenderCard
            key={config.id}
            config={config}
            subtitle={providerNames[config.provider]}
            facts={factsOf(config)}
            {...(config.answers_url && {
              children: <CopyLine label={answersLabel(config.provider)} value={config.answers_url} />,
            })}
            deeds={canEdit ? deeds : null}
            isBusy={changes.busyId === config.id}
          />
        )}
      />
      {asked?.deed === 'edit' ? <SmsConfigDialog former={asked.config} onClose={close} /> : null}
      {asked?.deed === 'test' ? <TestSmsDialog config={asked.config} onClose={close} /> : null}
      {asked?.deed === 'delete' ? <DeleteSenderDialog config={asked.config} remove={remove} onClose={close} /> : null}
    </>
  )
}

const factsOf = (config: SmsConfig) => [
  { term: 'From Number', detail: <PhoneNumber number={config.from_number} /> },
  ...(config.region ? [{ term: 'Region', detail: config.region }] : []),
  { term: 'Rate Limits', detail: limitWords(config) },
  { term: 'Opt-out', detail: config.stops_by_reply ? 'Reply STOP' : 'A short link' },
  ...(config.answers_url ? [] : [{ term: 'Webhook URL', detail: 'Not set' }]),
]

/** The label of the URL. Custom providers send delivery reports to it as well. */
const answersLabel = (provider: SmsConfig['provider']) =>
  provider === 'custom' ? 'URL for reports and replies' : 'URL for replies'
