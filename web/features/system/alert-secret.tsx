import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { readAlertSecret } from '../../../src/contracts/alerts/alerts.ts'
import { call } from '../../lib/call.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'

/** Shows, on demand, the secret that signs alerts sent to the webhook address. */
export function AlertSecret() {
  const [secret, setSecret] = useState<string | null>()
  const [isLoading, setIsLoading] = useState(false)
  async function show() {
    setIsLoading(true)
    try {
      setSecret((await call(readAlertSecret)).data.secret)
    } catch (error) {
      toastFailure(error, 'Failed to load the signing secret')
    }
    setIsLoading(false)
  }
  const close = () => setSecret(undefined)
  return (
    <>
      <Allowed to={readAlertSecret}>
        <Button size="sm" icon={KeyRound} isLoading={isLoading} onClick={() => void show()}>
          Signing secret
        </Button>
      </Allowed>
      {secret === undefined ? null : (
        <Dialog isOpen onClose={close} title="Signing secret" footer={<Button onClick={close}>Close</Button>}>
          {secret === null ? (
            <p className="text-muted text-sm">
              Alerts are not posted anywhere. Enter an address in the settings, and its secret appears here.
            </p>
          ) : (
            <CodeBlock title="Standard Webhooks" code={secret} />
          )}
        </Dialog>
      )}
    </>
  )
}
