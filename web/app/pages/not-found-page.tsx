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
        title="Page not found"
        actions={
          <LinkButton href={paths.dashboard.to()} variant="primary">
            Go to the dashboard
          </LinkButton>
        }
      >
        The URL may be wrong, or the page may have moved.
      </EmptyState>
    </>
  )
}
