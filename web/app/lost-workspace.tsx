import { useQuery } from '@tanstack/react-query'
import { switchWorkspace } from '../../src/contracts/workspaces/workspaces.ts'
import { showWorkspace } from '../features/auth/session.ts'
import { useSwitchWorkspace, workspaceQueries } from '../features/workspaces/api.ts'
import { Allowed } from '../ui/allowed.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { toastFailure } from '../ui/toast-failure.ts'

/** Shown in place of every page of a workspace that the person no longer belongs to. */
export function LostWorkspace() {
  const { data = [] } = useQuery(workspaceQueries.list())
  const change = useSwitchWorkspace()
  async function show(id: string) {
    try {
      await change.mutateAsync({ params: { id } })
      await showWorkspace(id)
    } catch (error) {
      toastFailure(error, 'Failed to switch the workspace')
    }
  }
  return (
    <Card className="mx-auto mt-10 max-w-xl">
      <EmptyState
        isPage
        art="lock"
        title="You no longer have access to this workspace"
        actions={data.map(({ id, name }) => (
          <Allowed key={id} to={switchWorkspace}>
            <Button variant="primary" onClick={() => void show(id)}>
              Open {name}
            </Button>
          </Allowed>
        ))}
      >
        You were removed, the workspace was closed, or it opens only after single sign-on: then sign out and choose
        “Continue with single sign-on”. Your account and your other workspaces are unaffected.
      </EmptyState>
    </Card>
  )
}
