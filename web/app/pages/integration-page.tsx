import { useLocation, useParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { IntegrationView } from '../../features/integrations/integration-view.tsx'

/** Page of one integration. */
export default function IntegrationPage() {
  const { id = '' } = useParams<{ id: string }>()
  const [, navigate] = useLocation()
  return (
    <IntegrationView
      key={id}
      id={id}
      onDeleted={() => navigate(paths.settings.to({ tab: 'integrations' }), { replace: true })}
    />
  )
}
