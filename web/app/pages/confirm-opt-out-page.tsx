import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import * as contract from '../../../src/contracts/opt-outs/opt-outs.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Target of the link in the confirmation email. */
export default function ConfirmOptOutPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error } = useQuery({
    queryKey: ['confirm-opt-out', token],
    queryFn: async () => (await call(contract.confirmPerson, { body: { token } })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
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
