import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { useTestEmailConfig } from './api.ts'
import { TestDialog } from './test-dialog.tsx'

/** Signs in to the mail server, and sends a message if an address is entered. */
export function TestEmailDialog({ config, onClose }: { config: EmailConfig; onClose: () => void }) {
  const { mutateAsync } = useTestEmailConfig()
  return (
    <TestDialog
      title={`Test “${config.name}”`}
      description={`Connects to ${config.host}:${config.port} and signs in.`}
      field={{
        name: 'email',
        label: 'Send a message to',
        hint: 'Enter your own address to also receive a test message.',
        type: 'email',
        placeholder: 'you@example.com',
      }}
      test={async (email) => (await mutateAsync({ params: { id: config.id }, body: { email } })).message}
      channel="email"
      onClose={onClose}
    />
  )
}
