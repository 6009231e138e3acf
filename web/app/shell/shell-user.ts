import type { Viewer } from '../../lib/can.ts'

/** The signed-in user, as the dashboard's shell shows them. */
export interface ShellUser extends Viewer {
  name: string
  email: string
  /** The plan's display name; absent shows as Free. */
  planName?: string | null
  /** The workspace that the dashboard shows, and how many there are to choose from. */
  workspace?: { id: string; name: string; count: number } | undefined
}
