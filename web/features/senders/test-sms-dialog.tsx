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
          ? 'Checks the credentials with your provider.'
          : `Checks the credentials with ${providerNames[config.provider]}.`
      }
      field={{
        name: 'phone',
        label: 'Send a text message to',
        hint: 'Enter your own number to also receive a test message. Your provider charges for it.',
        type: 'tel',
        placeholder: '+15551234567',
      }}
      test={async (phone) => (await mutateAsync({ params: { id: config.id }, body: { phone } })).message}
      channel="sms"
      onClose={onClose}
    />
  )
}
