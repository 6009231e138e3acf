import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { SmsConfig } from '../../../src/contracts/senders/sms-config.ts'
import { smsConfigsQuery } from '../../queries/senders.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { PhoneNumber } from '../../ui/phone-number.tsx'
import { useDeleteSmsConfig, useUpdateSmsConfig } from './api.ts'
import { SenderCard } from './sender-card.tsx'
import type { SenderTabProps } from './sender-list.tsx'
import { SenderTab } from './sender-tab.tsx'
import { limitWords, providerNames } from './sender-words.ts'
import { SmsConfigDialog } from './sms-config-dialog.tsx'
import { TestSmsDialog } from './test-sms-dialog.tsx'

/** The account's SMS provider configurations. */
export function SmsConfigsTab({ canEdit, isInPlan, onCreate }: SenderTabProps) {
  return (
    <SenderTab
      channel="sms"
      label="SMS configurations"
      query={useQuery(smsConfigsQuery())}
      update={useUpdateSmsConfig().mutateAsync}
      remove={useDeleteSmsConfig()}
      canEdit={canEdit}
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
      card={(config, { deeds, isBusy }) => (
        <SenderCard
          key={config.id}
          config={config}
          subtitle={providerNames[config.provider]}
          facts={factsOf(config)}
          {...(config.answers_url && {
            children: <CopyLine label={answersLabel(config.provider)} value={config.answers_url} />,
          })}
          deeds={deeds}
          isBusy={isBusy}
        />
      )}
      dialogs={{
        edit: (config, close) => <SmsConfigDialog former={config} onClose={close} />,
        test: (config, close) => <TestSmsDialog config={config} onClose={close} />,
      }}
    />
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
