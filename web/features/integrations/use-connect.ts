import { useState } from 'react'
import { INTEGRATION_LABELS, type OauthProviderName } from '../../../src/rules/integrations/integration-fields.ts'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useStartIntegration } from './api.ts'

/** Opens another website in place of the application. */
export type GoTo = (url: string) => void

const leave: GoTo = (url) => window.location.assign(url)

/** Sends the person to a provider's page to connect it: anew, or an integration again. */
export function useConnect(goTo: GoTo = leave) {
  const start = useStartIntegration()
  // Stays set after success, until the provider's page has loaded.
  const [connecting, setConnecting] = useState<OauthProviderName | null>(null)
  async function connect(provider: OauthProviderName, integrationId: string | null = null) {
    setConnecting(provider)
    try {
      goTo((await start.mutateAsync({ body: { provider, integration_id: integrationId } })).data.url)
    } catch (error) {
      setConnecting(null)
      toastFailure(error, `${INTEGRATION_LABELS[provider]} couldn't be connected`)
    }
  }
  return {
    connect: (provider: OauthProviderName, integrationId?: string) => void connect(provider, integrationId),
    connecting,
  }
}
