import { paths } from '../../../src/rules/site/app-paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** For unknown addresses. */
export default function NotFoundPage() {
  return (
    <>
      <title>Page not found · Contactory</title>
      <EmptyState
        isPage
        art="search"
        title="There is no page here"
        actions={
          <LinkButton href={paths.dashboard.to()} variant="primary">
            Go to the dashboard
          </LinkButton>
        }
      >
        The address may be misspelt, or the page has moved.
      </EmptyState>
    </>
  )
}
