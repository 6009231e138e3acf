import type { SmsConfig } from '../../../src/contracts/senders/sms-config.ts'
import { useTestSmsConfig } from './api.ts'
import { providerNames } from './sender-words.ts'
import { TestDialog } from './test-dialog.tsx'

/** Checks the key with the provider, and sends a text message if a number is entered. */
export function TestSmsDialog({ config, onClose }: { config: SmsConfig; onClose: () => void }) {
  const { mutateAsync } = useTestSmsConfig()
  return (
    <TestDialog
      title={`Test “${config.name}”`}
      description={
        config.provider === 'custom'
          ? 'Asks your provider whether it takes the credentials.'
          : `Asks ${providerNames[config.provider]} whether it takes the credentials.`
      }
      field={{
        name: 'phone',
        label: 'Send a text message to',
        hint: 'With a number of your own, a message is sent there as well. Your provider charges for it.',
        type: 'tel',
        placeholder: '+15551234567',
      }}
      test={async (phone) => (await mutateAsync({ params: { id: config.id }, body: { phone } })).message}
      listKey="sms-configs"
      onClose={onClose}
    />
  )
}
