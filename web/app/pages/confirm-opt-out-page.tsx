import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { optOutQueries } from '../../features/opt-outs/api.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Target of the link in the confirmation email. */
export default function ConfirmOptOutPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error } = useQuery(optOutQueries.confirm(token))
  return (
    <>
      <PageHeader title="Opt out" />
      <div className="max-w-xl">
        {data ? (
          <Alert tone="success" title="You've opted out">
            {data.email} will never be collected again.
          </Alert>
        ) : error ? (
          <Alert
            tone="danger"
            title={messageOf(error, "We couldn't send your request. Please try again.")}
            actions={
              <LinkButton href={paths.optOut.to()} size="sm">
                Ask again
              </LinkButton>
            }
          />
        ) : (
          <Spinner label="Confirming" className="text-brand-text" />
        )}
      </div>
    </>
  )
}
