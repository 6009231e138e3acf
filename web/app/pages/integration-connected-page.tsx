import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { finishIntegration } from '../../../src/contracts/integrations/integrations.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { useFinishIntegration } from '../../features/integrations/api.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.tsx'

const tab = paths.settings.to({ tab: 'integrations' })

/** Where a provider returns people who connected an integration, or refused to. */
export default function IntegrationConnectedPage() {
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const finish = useFinishIntegration()
  // As it was when the page opened: the code must not stay in the address, or in the browser's history.
  const [returned] = useState(() => ({
    state: search.get('state') ?? '',
    code: search.get('code'),
    error: search.get('error'),
  }))
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    setSearch({}, { replace: true })
    if (returned.state === '') return navigate(tab, { replace: true })
    finish.mutate(
      { body: returned },
      {
        onSuccess: ({ message, data }) => {
          toast.success(message ?? 'Connected')
          navigate(paths.integration.to(data.integration.id), { replace: true })
        },
      },
    )
  }, [finish, navigate, returned, setSearch])
  return (
    <>
      <PageHeader title="Connect an integration" />
      <Card>
        {finish.error ? (
          <EmptyState
            art="broken"
            title="Nothing was connected"
            actions={<LinkButton href={tab}>Back to Integrations</LinkButton>}
          >
            <span role="alert">{messageOf(finish.error, 'Check your connection and try again.')}</span>
          </EmptyState>
        ) : (
          <div className="flex items-center gap-2 p-6 text-muted text-sm">
            <Allowed to={finishIntegration} otherwise={OWNER_ONLY}>
              <Spinner label="Connecting" className="text-brand-text" /> Connecting. This takes a moment.
            </Allowed>
          </div>
        )}
      </Card>
    </>
  )
}
