import { createContext } from 'react'

/** What a change of members means for the session, which the page provides. */
export interface SessionActions {
  /** Loads the signed-in user again: name of the workspace, role. */
  refresh: () => Promise<void>
  /** Shows another workspace in this tab. */
  show: (workspaceId: string) => Promise<void>
}

const nothing = async () => {}
export const SessionActionsContext = createContext<SessionActions>({ refresh: nothing, show: nothing })
