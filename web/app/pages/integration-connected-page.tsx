import { useLocation } from 'wouter'
import { finishIntegration } from '../../../src/contracts/integrations/integrations.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { useFinishIntegration } from '../../features/integrations/api.ts'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { OauthReturnView, useOauthReturn } from '../oauth-return.tsx'

const tab = paths.settings.to({ tab: 'integrations' })

/** Where a provider returns people who connected an integration, or refused to. */
export default function IntegrationConnectedPage() {
  return (
    <Allowed to={finishIntegration} otherwise={OWNER_ONLY}>
      <Finish />
    </Allowed>
  )
}

function Finish() {
  const [, navigate] = useLocation()
  const { mutate, error } = useFinishIntegration()
  useOauthReturn((body) => {
    mutate(
      { body },
      {
        onSuccess: ({ message, data }) => {
          toast.success(message ?? 'Connected')
          navigate(paths.integration.to(data.integration.id), { replace: true })
        },
      },
    )
  }, tab)
  return (
    <OauthReturnView
      title="Connect an integration"
      connecting="Connecting. This takes a moment."
      error={error}
      failedTitle="Nothing was connected"
      actions={<LinkButton href={tab}>Back to Integrations</LinkButton>}
    />
  )
}
